import type { Pointing, Saying } from './wire';

/** So long is a finger seen, its notice read, and a bubble left standing. */
export const RING = 4000;
const NOTICE = 7000;
const BUBBLE = 6000;

/** Somebody's finger; the ring goes before the notice does. */
export type Finger = Pointing & { nth: number; ring: boolean };

/** What is shown in passing: who points at what, and what bots say. Only the last word of each bot stays. */
export class Gestures {
  /** One for everybody who points. */
  fingers = $state.raw<Finger[]>([]);
  /** What each bot said last, by seat. */
  sayings = $state.raw<Readonly<Record<number, Saying>>>({});
  /** What was said just now. */
  aloud = $state.raw<Saying[]>([]);
  private count = 0;

  pointed(pointing: Pointing): void {
    const nth = (this.count += 1);
    const others = this.fingers.filter((each) => each.seat !== pointing.seat);
    this.fingers = [...others, { ...pointing, nth, ring: true }];
    setTimeout(() => this.lowered(nth), RING);
    setTimeout(() => this.dismiss(nth), NOTICE);
  }

  said(saying: Saying): void {
    this.sayings = { ...this.sayings, [saying.seat]: saying };
    this.aloud = [...this.aloud.filter((each) => each.seat !== saying.seat), saying];
    setTimeout(() => (this.aloud = this.aloud.filter((each) => each !== saying)), BUBBLE);
  }

  dismiss(nth: number): void {
    this.fingers = this.fingers.filter((each) => each.nth !== nth);
  }

  private lowered(nth: number): void {
    this.fingers = this.fingers.map((each) => (each.nth === nth ? { ...each, ring: false } : each));
  }
}
