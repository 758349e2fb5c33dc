/** What hands do with a scrolled place besides scrolling it. */
const STILL = 5;

/** Push it about with the mouse, as one finger does by itself; a push is no click. */
export function drag(node: HTMLElement): { destroy: () => void } {
  let from: { x: number; y: number; left: number; top: number } | null = null;
  let pushed = false;

  const down = (event: PointerEvent) => {
    pushed = false;
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, left: node.scrollLeft, top: node.scrollTop };
  };
  const move = (event: PointerEvent) => {
    if (!from) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!pushed && Math.hypot(x, y) < STILL) return;
    pushed = true;
    node.classList.add('dragged');
    node.scrollLeft = from.left - x;
    node.scrollTop = from.top - y;
  };
  const up = () => {
    from = null;
    node.classList.remove('dragged');
  };
  const click = (event: MouseEvent) => {
    if (pushed) event.stopPropagation();
    pushed = false;
  };
  node.addEventListener('pointerdown', down);
  node.addEventListener('click', click, true);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  return {
    destroy: () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
    },
  };
}

/** Two fingers draw it nearer, or push it away: `by` how much since the last time. */
export function pinch(node: HTMLElement, come: (by: number) => void): void {
  let apart = 0;
  const distance = ([a, b]: TouchList) => (a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0);
  const move = (event: TouchEvent) => {
    if (event.touches.length !== 2) return;
    event.preventDefault();
    const now = distance(event.touches);
    if (Math.abs(now / apart - 1) < 0.04) return;
    come(now / apart);
    apart = now;
  };
  node.addEventListener('touchstart', (event) => (apart = distance(event.touches)), { passive: true });
  node.addEventListener('touchmove', move, { passive: false });
}
