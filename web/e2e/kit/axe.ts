/** Accessibility, as far as a machine can judge it. */
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export async function accessible(page: Page, what: string): Promise<void> {
  await page.evaluate(source);
  const judge = await page.evaluateHandle<typeof axe>('axe');
  const results = await judge.evaluate(
    (axe, tags) => axe.run(document, { runOnly: tags, resultTypes: ['violations'] }),
    TAGS,
  );
  const found = results.violations.flatMap((violation) =>
    violation.nodes.map(
      (node) =>
        `${violation.id}: ${node.target.join(' ')}\n    ${node.html.slice(0, 200)}\n    ${node.failureSummary ?? ''}`,
    ),
  );
  expect(found, what).toEqual([]);
}
