/** A server of our own: a free port, an empty SQLite file, loaded dice, bots that answer at once. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DICE } from './dice';

export const root = fileURLToPath(new URL('../../../', import.meta.url));
/** The compiled Séance, where whoever starts the tests knows that it is fresh. */
export const python = process.env['SEANCE_PYTHON'] ?? join(root, '.venv/bin/python');
const PATIENCE = 60_000;
/** Started again, it throws other dice: or the next table would have the name of the first. */
const AGAIN = 1000;
const SERVED = /Séance is served at http:\/\/[^:]+:(\d+)/;

export type ServerOptions = {
  /** The most that bots take to answer, in seconds. */
  botDelay?: number;
  /** Where it stores; a SQLite file of its own unless told otherwise. */
  database?: string;
};

export class SeanceServer {
  private readonly folder = mkdtempSync(join(tmpdir(), 'seance-'));
  private child: ChildProcess | null = null;
  private said = '';
  private taken = 0;
  private runs = 0;

  private constructor(private readonly options: ServerOptions) {}

  static async start(options: ServerOptions = {}): Promise<SeanceServer> {
    const server = new SeanceServer(options);
    await server.run();
    return server;
  }

  /** Any that was free at first; the same ever after. */
  get port(): number {
    return this.taken;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }
  /** What it printed and logged, for when a test fails. */
  get log(): string {
    return this.said;
  }

  /** Start it, again perhaps, on the same port and the same file. */
  async run(): Promise<void> {
    const args = [
      join(root, 'web/scripts/fixed.py'),
      'serve',
      '--port',
      String(this.port),
      '--database',
      this.options.database ?? join(this.folder, 'tables.db'),
      '--pages',
      join(root, 'src/seance/server/static'),
      '--bot-delay',
      String(this.options.botDelay ?? 0),
    ];
    const env = { ...process.env, SEANCE_DICE: String(DICE + AGAIN * this.runs) };
    const child = spawn(python, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.runs += 1;
    this.child = child;
    const before = this.said.length;
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (this.said += text.toString()));
    const until = Date.now() + PATIENCE;
    while (!(await this.serves(this.said.slice(before)))) {
      if (child.exitCode !== null || Date.now() > until) throw new Error(`The server did not start.\n${this.said}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** No last words: the power has failed. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.child;
    this.child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async serves(saying: string): Promise<boolean> {
    const port = SERVED.exec(saying)?.[1];
    if (port === undefined) return false;
    this.taken = Number(port);
    try {
      return (await fetch(`${this.url}/health`)).ok;
    } catch {
      return false;
    }
  }
}
