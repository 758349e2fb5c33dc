/** Nothing sticks out: no sideways scrolling of the page, no text beyond its place. */
import { expect, type Page } from '@playwright/test';

export async function fits(page: Page, what: string): Promise<void> {
  const found = await page.evaluate(() => {
    const root = document.documentElement;
    const wide = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} wide`] : [];
    const contained = (element: Element): boolean => {
      for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(each).overflowX)) return true;
      }
      return false;
    };
    const texts = [...document.body.querySelectorAll('*')].filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()));
    const out = texts.filter((element) => {
      const box = element.getBoundingClientRect();
      const { position, clipPath } = getComputedStyle(element);
      if (box.width < 2 || box.height < 2 || (position === 'absolute' && clipPath !== 'none')) return false;
      return !contained(element) && (box.right > root.clientWidth + 1 || box.left < -1 || element.scrollWidth > element.clientWidth + 2 && getComputedStyle(element).display !== 'inline');
    });
    return [...wide, ...out.map((element) => `${element.tagName}.${element.className}: ${element.textContent?.trim().slice(0, 60)}`)];
  });
  expect(found, what).toEqual([]);
}
