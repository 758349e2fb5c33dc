/** The wire between browser and server, which can be cut and mended: what a train and a tunnel do. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export class Wire {
  private readonly ends = new Set<Socket>();
  private open = true;

  private constructor(
    private readonly listening: Server,
    readonly port: number,
  ) {}

  static async to(port: number): Promise<Wire> {
    const listening = createServer((near) => wire.join(near, port)).listen(0, '127.0.0.1');
    await once(listening, 'listening');
    const wire: Wire = new Wire(listening, (listening.address() as AddressInfo).port);
    return wire;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  cut(): void {
    this.open = false;
    for (const end of this.ends) end.destroy();
  }
  mend(): void {
    this.open = true;
  }
  async close(): Promise<void> {
    this.cut();
    this.listening.close();
    await once(this.listening, 'close');
  }

  private join(near: Socket, port: number): void {
    if (!this.open) return void near.destroy();
    const far = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.ends.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.ends.delete(from);
        to.destroy();
      });
    }
  }
}
