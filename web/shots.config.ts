import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** Not tests but pictures: every page at three sizes, into docs/screenshots. */
export default defineConfig({ ...tests, testMatch: 'shots.ts', testIgnore: [], workers: 1, timeout: 900_000 });
