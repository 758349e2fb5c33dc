/** Push a scrolled place about with the mouse, as fingers do by themselves; a push is no click. */
const STILL = 5;

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
