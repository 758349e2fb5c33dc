import { Gestures } from './gestures.svelte';
import { Teller } from './teller';
import { lines, misses, tell, type Tale } from './tale';
import type { LinkState } from './socket';
import type { Answer, ChatLine, FromBrowser, FromServer, Orders, Refusal, Step, TableEvent, TableInfo } from './wire';

/** How a table reaches its server: a socket, or a recording. */
export type Outlet = {
  send: (message: Extract<FromBrowser, { id: string }>) => void;
  /** Send what may be lost, and is not sent again when the line is back. */
  show: (message: Extract<FromBrowser, { type: 'here' }>) => void;
  look: (seat: number) => void;
  restart: () => void;
  close: () => void;
  newId: () => string;
};

const BEAT = 420;

/** Everything one seat knows of its table, and the ways to act at it. */
export class TableStore {
  info = $state.raw<TableInfo | null>(null);
  /** The position shown; while events are played, still the one before them. */
  step = $state.raw<Step | null>(null);
  playing = $state.raw<TableEvent | null>(null);
  settled = $state(true);
  link = $state<LinkState>('connecting');
  /** Why the table stands still, through no fault of anybody who sits there. */
  trouble = $state('');
  chat = $state.raw<ChatLine[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** Why the server ended the conversation; empty while it goes on. */
  farewell = $state('');
  /** The seat we look through. */
  seat = $state(-1);
  /** An answer is on its way: its id. */
  pending = $state('');
  /** How long the game wants an event to be played; a board may say so. */
  beat: (event: TableEvent) => number = () => BEAT;
  /** Nobody wants to see things move. */
  quiet: () => boolean = () => false;
  readonly gestures = new Gestures();

  private tale = $state.raw<Tale>([]);
  private told = $state(0);
  private latest: Step | null = null;
  private taleOf: number | null = null;
  private readonly teller = new Teller({
    playing: (event) => (this.playing = event),
    told: (number) => (this.told = number),
    arrived: (step) => this.arrived(step),
    beat: (event) => this.beat(event),
    skip: () => document.hidden || this.quiet(),
  });

  constructor(
    private readonly outlet: Outlet,
    seat: number,
  ) {
    this.seat = seat;
  }

  /** The tale so far, as far as it has been told. */
  get lines() {
    return lines(this.tale, this.told);
  }
  /** How many events are known: what to ask the server from, next time. */
  get known(): number {
    return this.tale.length;
  }
  get busy(): boolean {
    return this.pending !== '' || !this.settled;
  }
  /** The step for boards: a question is asked only when everything has been told. */
  get shown(): Step | null {
    return this.step && !this.settled ? { ...this.step, question: null } : this.step;
  }

  receive(message: FromServer): void {
    switch (message.type) {
      case 'table':
        this.info = message.table;
        this.trouble = '';
        return;
      case 'step':
        return this.stepped(message);
      case 'done':
        return this.confirmed(message.id, message.number);
      case 'refused':
        this.refusal = message;
        if (message.id === this.pending) this.pending = '';
        return;
      case 'chat':
        this.chat = [...this.chat.filter((line) => line.n !== message.n), message].sort((a, b) => a.n - b.n);
        return;
      case 'here':
        return this.gestures.pointed(message);
      case 'says':
        return this.gestures.said(message);
      case 'trouble':
        this.trouble = message.error;
        return;
      case 'bye':
        this.farewell = message.error;
    }
  }

  /** Answer the question this seat is asked. */
  act(answer: Answer): void {
    if (this.busy || !this.step?.question) return;
    this.refusal = null;
    this.pending = this.outlet.newId();
    const { number } = this.step;
    this.outlet.send({ type: 'answer', id: this.pending, seat: this.step.question.seat, number, answer });
  }

  undo(): void {
    if (this.busy || !this.step || this.step.undo !== '') return;
    this.refusal = null;
    this.pending = this.outlet.newId();
    this.outlet.send({ type: 'undo', id: this.pending, seat: this.seat, number: this.step.number });
  }

  /** Leave orders for what is to be let pass from now on. */
  order(orders: Orders): void {
    this.refusal = null;
    this.outlet.send({ type: 'orders', id: this.outlet.newId(), seat: this.seat, orders });
  }

  say(text: string): void {
    const said = text.trim().slice(0, 500);
    if (said !== '') this.outlet.send({ type: 'chat', id: this.outlet.newId(), text: said });
  }

  /** Point at something, for the others to see. */
  point(thing: string): void {
    this.outlet.show({ type: 'here', id: this.outlet.newId(), thing });
  }

  /** Look through another seat of this device (behind the curtain). */
  look(seat: number): void {
    this.seat = seat;
    this.forget();
    this.outlet.look(seat);
  }

  /** Say what went wrong without asking the server. */
  complain(error: string, rule = ''): void {
    this.refusal = { id: '', error, asked: '', offered: [], rule };
  }

  close(): void {
    this.outlet.close();
  }

  private stepped(step: Step): void {
    if (step.seat !== this.seat) return;
    const stranger = this.taleOf !== null && this.taleOf !== step.seat;
    if (stranger) this.forget();
    if (misses(this.tale, step)) {
      this.forget();
      return this.outlet.restart();
    }
    const from = this.tale.length;
    const first = this.taleOf === null;
    this.tale = tell(this.tale, step);
    this.taleOf = step.seat;
    this.latest = step;
    if (first || step.undone) return this.teller.jump(step);
    this.settled = false;
    this.teller.add(step, from);
  }

  private arrived(step: Step): void {
    this.step = step;
    this.settled = step === this.latest;
    if (this.settled) this.pending = '';
  }

  private confirmed(id: string, number: number): void {
    if (id === this.pending && this.latest && this.latest.number >= number && this.settled) this.pending = '';
  }

  private forget(): void {
    this.tale = [];
    this.told = 0;
    this.taleOf = null;
    this.step = null;
    this.latest = null;
    this.pending = '';
    this.refusal = null;
  }
}
