/** A PostgreSQL of our own, which a test may take away and bring back. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { python, root } from './server';

export class Postgres {
  private readonly lines: AsyncIterator<string, undefined>;
  private complaint = '';
  /** Where a server finds it; empty where none is installed. */
  url = '';

  private constructor(private readonly child: ChildProcessWithoutNullStreams) {
    this.lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    child.stderr.on('data', (text: Buffer) => (this.complaint += text.toString()));
  }

  static async start(): Promise<Postgres> {
    const found = new Postgres(spawn(python, ['-m', 'benchmarks.server.mortal'], { cwd: root }));
    found.url = await found.said();
    return found;
  }

  /** Why there is none. */
  get missing(): string {
    return this.url === '' ? this.complaint : '';
  }

  stop(): Promise<string> {
    return this.told('stop');
  }
  again(): Promise<string> {
    return this.told('start');
  }
  async close(): Promise<void> {
    if (this.child.exitCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.stdin.end();
    await gone;
  }

  private told(what: string): Promise<string> {
    this.child.stdin.write(`${what}\n`);
    return this.said();
  }
  private async said(): Promise<string> {
    return (await this.lines.next()).value ?? '';
  }
}
