/** One seat's line to the table: reconnects by itself, and repeats what the server has not confirmed. */
import type { FromBrowser, FromServer } from './wire';

export type LinkState = 'connecting' | 'open' | 'lost' | 'closed';

/** The part of a WebSocket that is used, so that tests can bring their own. */
export type Line = {
  send: (text: string) => void;
  close: () => void;
  onopen: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
};

export type LinkOptions = {
  /** The address, made anew for every attempt: it says what has been seen. */
  url: () => string;
  heard: (message: FromServer) => void;
  changed: (state: LinkState) => void;
  open?: (url: string) => Line;
  later?: (run: () => void, ms: number) => () => void;
  random?: () => number;
};

type Kept = Extract<FromBrowser, { id: string }>;

const WAITS = [500, 1000, 2000, 4000, 8000, 15_000];
const PING = 25_000;
/** A line on which nothing is heard for so long, though something was asked, is dead. */
const PATIENCE = 10_000;

export class Link {
  private line: Line | null = null;
  private readonly unconfirmed = new Map<string, Kept>();
  private attempts = 0;
  private stopped = false;
  private stopWaiting: () => void = () => undefined;
  private stopPinging: () => void = () => undefined;
  private stopListening: () => void = () => undefined;

  constructor(private readonly options: LinkOptions) {}

  connect(): void {
    this.stopWaiting();
    if (this.stopped || this.line) return;
    this.options.changed(this.attempts === 0 ? 'connecting' : 'lost');
    const line = (this.options.open ?? openSocket)(this.options.url());
    this.line = line;
    this.listenFor(line);
    line.onopen = () => this.opened(line);
    line.onclose = () => this.lost(line);
    line.onmessage = (event) => this.heard(line, event.data);
  }

  /** Send something that must arrive: it is repeated, with the same id, until the server confirms it. */
  send(message: Kept): void {
    this.unconfirmed.set(message.id, message);
    this.post(message);
  }

  /** Send something that may be lost. */
  post(message: FromBrowser): void {
    if (this.line && this.attempts === -1) this.line.send(JSON.stringify(message));
  }

  /** The network is back, or the tab is: try again now, or see whether the line still holds. */
  hurry(): void {
    if (!this.line && !this.stopped) this.connect();
    else if (this.line && this.attempts === -1) this.probe(this.line);
  }

  /** Drop the line and call again, for example to hear everything from the start. */
  restart(): void {
    this.drop();
    this.attempts = 0;
    this.connect();
  }

  close(): void {
    this.stopped = true;
    this.stopWaiting();
    this.drop();
    this.options.changed('closed');
  }

  private opened(line: Line): void {
    if (line !== this.line) return;
    this.stopListening();
    this.attempts = -1;
    this.options.changed('open');
    for (const message of this.unconfirmed.values()) this.post(message);
    this.ping(line);
  }

  private ping(line: Line): void {
    this.stopPinging = this.later(() => {
      this.probe(line);
      this.ping(line);
    }, PING);
  }

  private probe(line: Line): void {
    this.post({ type: 'ping' });
    this.listenFor(line);
  }

  /** Somebody must say something soon, or the line is dead, whatever the browser thinks of it. */
  private listenFor(line: Line): void {
    this.stopListening();
    this.stopListening = this.later(() => this.lost(line), PATIENCE);
  }

  private heard(line: Line, text: string): void {
    if (line !== this.line) return;
    this.stopListening();
    const message = JSON.parse(text) as FromServer;
    if (message.type === 'done' || message.type === 'refused') this.unconfirmed.delete(message.id);
    if (message.type === 'bye') this.stopped = true;
    this.options.heard(message);
  }

  private lost(line: Line): void {
    if (line !== this.line) return;
    this.drop();
    if (this.stopped) return this.options.changed('closed');
    this.attempts = Math.max(0, this.attempts) + 1;
    this.options.changed('lost');
    const wait = WAITS[Math.min(this.attempts, WAITS.length) - 1] ?? 0;
    const spread = 0.75 + 0.5 * (this.options.random ?? Math.random)();
    this.stopWaiting = this.later(() => this.connect(), wait * spread);
  }

  private drop(): void {
    const line = this.line;
    this.line = null;
    this.stopPinging();
    this.stopListening();
    if (!line) return;
    line.onopen = line.onclose = line.onmessage = null;
    line.close();
  }

  private later(run: () => void, ms: number): () => void {
    if (this.options.later) return this.options.later(run, ms);
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  }
}

function openSocket(url: string): Line {
  return new WebSocket(url) as Line;
}

/** A name for a message that nobody else uses; works without a secure context too. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The address of a seat's socket on the host that served the page. */
export function socketUrl(table: string, seat: number, since: number, where: Location = location): string {
  const scheme = where.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${where.host}/ws/tables/${encodeURIComponent(table)}?seat=${seat}&since=${since}`;
}
