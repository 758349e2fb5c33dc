import { thingAt } from './things';

/** Who points: whether they may, whether the next tap is meant so, and what they mean. */
export type Hand = {
  able: () => boolean;
  armed: () => boolean;
  point: (thing: string) => void;
  disarm: () => void;
};

const LONG = 500;
const STILL = 10;

/**
 * Pointing at whatever lies within an element and carries `data-thing`: with the right button, by a long press,
 * or by the next tap once that is meant so. What was meant as pointing is neither a tap nor a call for the menu.
 */
export function pointing(node: HTMLElement, hand: Hand): { destroy: () => void } {
  let from: PointerEvent | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pointed = false;

  const release = () => clearTimeout(timer);
  const down = (event: PointerEvent) => {
    release();
    pointed = false;
    from = event;
    const thing = hand.able() && event.isPrimary && event.pointerType !== 'mouse' ? thingAt(event.target) : '';
    if (thing !== '') timer = setTimeout(() => press(thing), LONG);
  };
  const press = (thing: string) => {
    pointed = true;
    hand.point(thing);
  };
  const move = (event: PointerEvent) => {
    if (from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > STILL) release();
  };
  /** Some browsers judge for themselves what a long press is, and then call it so. */
  const menu = (event: MouseEvent) => {
    const thing = hand.able() ? thingAt(event.target) : '';
    if (thing === '') return;
    event.preventDefault();
    release();
    if (!pointed) hand.point(thing);
    pointed = from !== null && from.pointerType !== 'mouse';
  };
  const click = (event: Event) => {
    const armed = hand.armed();
    const thing = armed ? thingAt(event.target) : '';
    if (thing !== '') hand.point(thing);
    else if (armed) setTimeout(hand.disarm);
    if (thing !== '' || pointed) swallow(event);
    pointed = false;
  };
  const key = (event: KeyboardEvent) => {
    const meant =
      event.key === 'Escape' || ((event.key === 'Enter' || event.key === ' ') && thingAt(event.target) !== '');
    if (!hand.armed() || !meant) return;
    if (event.key === 'Escape') hand.disarm();
    else hand.point(thingAt(event.target));
    swallow(event);
  };

  const gone = new AbortController();
  const { signal } = gone;
  node.addEventListener('pointerdown', down, { signal, capture: true });
  node.addEventListener('contextmenu', menu, { signal, capture: true });
  node.addEventListener('click', click, { signal, capture: true });
  window.addEventListener('keydown', key, { signal, capture: true });
  window.addEventListener('pointermove', move, { signal });
  for (const end of ['pointerup', 'pointercancel', 'scroll'])
    window.addEventListener(end, release, { signal, capture: true });
  return {
    destroy: () => {
      release();
      gone.abort();
    },
  };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
