/** Dragging a scare: it is taken up at once, and laid down where it is dropped; anywhere else it goes back. */
import type { Answer, Ask } from '../../table/wire';

type Drag = { scare: string; x: number; y: number; startX: number; startY: number; key: string; moved: boolean };

const NEAR = 8;

class Dragging {
  now = $state<Drag | null>(null);
  private wanted: string | null = null;

  start(event: PointerEvent, scare: string, key: string) {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    this.now = {
      scare,
      key,
      x: event.clientX,
      y: event.clientY,
      startX: event.clientX,
      startY: event.clientY,
      moved: false,
    };
  }

  /** True when this move made a press into a drag. */
  move(event: PointerEvent): boolean {
    if (!this.now) return false;
    const far = Math.hypot(event.clientX - this.now.startX, event.clientY - this.now.startY) > NEAR;
    const began = far && !this.now.moved;
    this.now = { ...this.now, x: event.clientX, y: event.clientY, moved: this.now.moved || far };
    return began;
  }

  /** The option's key under the pointer; null when the press was no drag. */
  drop(event: PointerEvent): string | null {
    const dragged = this.now?.moved ?? false;
    this.now = null;
    if (!dragged) return null;
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-drop]');
    return under?.dataset['drop'] ?? '';
  }

  /** A drop may come before the table has asked where to: keep it until then. */
  want(place: string) {
    this.wanted = place;
  }

  settle(ask: Ask | null, act: (answer: Answer) => void, undo: () => void) {
    if (this.wanted === null || ask?.name !== 'place') return;
    const place = this.wanted;
    this.wanted = null;
    if (ask.options.some((option) => option.key === place)) act(place);
    else undo();
  }
}

export const dragging = new Dragging();
