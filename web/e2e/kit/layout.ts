/** Nothing sticks out: no sideways scrolling of the page, no text or card beyond its place. */
import { expect, type Page } from '@playwright/test';

export async function fits(page: Page, what: string): Promise<void> {
  expect(await page.evaluate(stickingOut), what).toEqual([]);
}

/** Nothing moves any more, but for what moves for ever: now a place that is measured stays where it is. */
export async function still(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((each) => {
      const forever = each.effect?.getComputedTiming().endTime === Infinity;
      return forever || each.playState !== 'running';
    }),
  );
}

/** The board shows all of itself: nothing of a room is cut off above or below. */
export async function boardFits(page: Page, what: string): Promise<void> {
  const cut = await page.locator('main').evaluate((main) => {
    const place = main.getBoundingClientRect();
    const parts = [...main.querySelectorAll('section, section li, section button, section article')];
    const out = parts.filter((part) => {
      const box = part.getBoundingClientRect();
      return box.height > 0 && (box.top < place.top - 1 || box.bottom > place.bottom + 1);
    });
    return out.map((part) => `${part.tagName}.${part.className}: ${part.textContent.trim().slice(0, 40)}`);
  });
  expect(cut, what).toEqual([]);
}

/** Runs in the page: words that leave the page or their box, with no ellipsis and no way to scroll to them. */
function stickingOut(): string[] {
  const root = document.documentElement;
  const style = (element: Element) => getComputedStyle(element);
  const around = (element: Element): Element[] =>
    element === document.body ? [] : [element, ...around(element.parentElement ?? document.body)];
  const inside = (element: Element) => element.getBoundingClientRect().right <= root.clientWidth + 1;
  const excused = (element: Element) =>
    inside(element) && (/auto|scroll/.test(style(element).overflowX) || style(element).textOverflow === 'ellipsis');
  const unseen = (element: Element) => style(element).clipPath.startsWith('inset');
  const words = (element: Element) => {
    const range = document.createRange();
    return [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
      .flatMap((node) => {
        range.selectNode(node);
        return [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
      });
  };
  const beyond = (element: Element) => {
    const block = around(element).find((each) => !style(each).display.startsWith('inline')) ?? element;
    const edge = Math.min(root.clientWidth, block.getBoundingClientRect().right);
    return words(element).some((box) => box.right > edge + 2 || box.left < -1);
  };
  const out = [...document.body.querySelectorAll('*')].filter(
    (each) => each.checkVisibility() && beyond(each) && !around(each).some((one) => excused(one) || unseen(one)),
  );
  const wide = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} pixels wide`] : [];
  return [
    ...wide,
    ...out.slice(0, 12).map((each) => `${each.tagName}.${each.className}: ${each.textContent.trim().slice(0, 60)}`),
  ];
}
