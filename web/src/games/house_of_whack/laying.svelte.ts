/** A tile in somebody's hand: at which place it lies for now, and how it is turned there. */
import type { Laying, Lit } from './lit';

export type Heap = { place: string; ways: Laying[] };

export class Trial {
  private chosen = $state('');
  private turn = $state(0);
  readonly places: Heap[];
  readonly here: Heap | undefined;
  readonly way: Laying | undefined;

  constructor(lit: () => Lit, floor: () => number) {
    this.places = $derived(
      [...lit().layings].flatMap(([place, ways]) => (place.startsWith(`${floor()}/`) ? [{ place, ways }] : [])),
    );
    this.here = $derived(this.places.find(({ place }) => place === this.chosen) ?? this.places[0]);
    this.way = $derived(this.here?.ways[this.turn % this.here.ways.length]);
  }
  choose(place: string): void {
    if (place !== this.here?.place) this.turn = 0;
    this.chosen = place;
  }
  rotate(): void {
    this.turn += 1;
  }
  begin(): void {
    this.chosen = '';
    this.turn = 0;
  }
}
