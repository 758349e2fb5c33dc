/** The card in one's fingers: read while the pointer is on it, held after a click, carried while it is dragged. */

type Drag = { card: string; x: number; y: number; startX: number; startY: number; moved: boolean };

const NEAR = 8;

class Held {
  /** Taken up by a click or a drag, until it is played or let go. */
  card = $state('');
  /** Under the pointer or the focus, anywhere on the table. */
  seen = $state('');
  drag = $state<Drag | null>(null);

  /** The card to be read: the one held, or the one looked at. */
  get read(): string {
    return this.seen === '' ? this.card : this.seen;
  }

  take(card: string) {
    this.card = card;
  }
  drop() {
    this.card = '';
    this.drag = null;
  }
  /** Look at whatever card is under the pointer. */
  look(event: Event) {
    const under = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-card]') : null;
    this.seen = under?.dataset['card'] ?? '';
  }

  press(event: PointerEvent, card: string) {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    this.drag = {
      card,
      x: event.clientX,
      y: event.clientY,
      startX: event.clientX,
      startY: event.clientY,
      moved: false,
    };
  }
  move(event: PointerEvent) {
    if (!this.drag) return;
    const far = Math.hypot(event.clientX - this.drag.startX, event.clientY - this.drag.startY) > NEAR;
    this.drag = { ...this.drag, x: event.clientX, y: event.clientY, moved: this.drag.moved || far };
    if (this.drag.moved) this.card = this.drag.card;
  }
  /** The option's key under the pointer, '' beside every target; null when the press was no drag. */
  release(event: PointerEvent): string | null {
    const dragged = this.drag?.moved ?? false;
    this.drag = null;
    if (!dragged) return null;
    this.card = '';
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-drop]');
    return under?.dataset['drop'] ?? '';
  }
}

export const held = new Held();
