import { defineConfig } from '@playwright/test';

/** Debian's Chromium, nothing but this machine to talk to, and a server of its own for every test. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: Number(process.env['JOBS'] ?? 2),
  forbidOnly: process.env['CI'] === 'true',
  retries: 0,
  // Bounds, not waits: a machine with other work to do may take its time.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./e2e/kit/last_words.ts']],
  use: {
    headless: true,
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    actionTimeout: 30_000,
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    },
  },
});
