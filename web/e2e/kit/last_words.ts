/** Says again at the very end what failed and why: of a long log the last lines are read first. */
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const LINES = 12;
// eslint-disable-next-line no-control-regex -- the colours of a terminal
const COLOURS = /\u001b\[[\d;]*m/g;

export default class LastWords implements Reporter {
  private readonly failed: string[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === test.expectedStatus) return;
    const why = result.errors.map((error) => error.stack ?? error.message ?? error.value ?? '').join('\n');
    const lines = why.replace(COLOURS, '').split('\n').slice(0, LINES);
    this.failed.push([`${test.title}: ${result.status} after ${result.duration} ms`, ...lines].join('\n    '));
  }
  onEnd(): void {
    for (const each of this.failed) console.log(`\n${each}`);
  }
}
