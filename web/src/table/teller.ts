/** Plays steps one after another: first what happened, event by event, then the position it led to. */
import type { Step, TableEvent } from './wire';

export type TellerOptions = {
  /** An event begins (`event`), or all is quiet again (`null`). */
  playing: (event: TableEvent | null) => void;
  /** One more event of the tale may be shown. */
  told: (number: number) => void;
  /** The position after the step's events. */
  arrived: (step: Step) => void;
  beat: (event: TableEvent) => number;
  /** Show at once, without playing: nobody watches, or nobody wants motion. */
  skip: () => boolean;
  wait?: (ms: number) => Promise<void>;
};

type Job = { step: Step; events: { event: TableEvent; number: number }[] };

const MANY = 16;

export class Teller {
  private readonly jobs: Job[] = [];
  private running = false;
  private round = 0;

  constructor(private readonly options: TellerOptions) {}

  get busy(): boolean {
    return this.running;
  }

  /** Queue a step; `from` is the number of the first event that has not been told. */
  add(step: Step, from: number): void {
    const events = step.events.flatMap((event, i) =>
      event && step.first + i >= from && !step.undone ? [{ event, number: step.first + i }] : [],
    );
    this.jobs.push({ step, events });
    if (!this.running) void this.run();
  }

  /** Forget what is queued and show this position now. */
  jump(step: Step): void {
    this.round += 1;
    this.jobs.length = 0;
    this.running = false;
    this.options.playing(null);
    this.arrive(step);
  }

  private async run(): Promise<void> {
    const round = this.round;
    this.running = true;
    for (let job = this.jobs.shift(); job; job = this.jobs.shift()) {
      if (job.events.length <= MANY) await this.tell(job, round);
      if (round !== this.round) return;
      if (this.jobs.length === 0) {
        this.running = false;
        this.options.playing(null);
      }
      this.arrive(job.step);
    }
    this.running = false;
  }

  private async tell(job: Job, round: number): Promise<void> {
    for (const { event, number } of job.events) {
      if (this.options.skip()) return;
      const ms = this.options.beat(event) / (1 + this.jobs.length / 2);
      this.options.told(number + 1);
      if (ms <= 0) continue;
      this.options.playing(event);
      await (this.options.wait ?? pause)(ms);
      if (round !== this.round) return;
    }
  }

  private arrive(step: Step): void {
    this.options.told(step.first + step.events.length);
    this.options.arrived(step);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
