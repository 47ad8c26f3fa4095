import { resolve } from 'node:path';
import { chromiumFlags, headlessChromiumPath } from '@kardan/services/machine/chromium';
import { defineConfig } from '@playwright/test';
import { isFullRun } from './stack/environment.ts';

const changing = '**/*.changing.spec.ts';
const minutes = 60_000;
const summaryFile = resolve(import.meta.dirname, '../test-results/playwright.json');

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './stack/stack.ts',
  // Several times what they take on two idle cores: it ends a run that hangs, never one on a slow machine.
  globalTimeout: (isFullRun() ? 180 : 60) * minutes,
  timeout: 60_000,
  // The first page of a process takes seconds on a busy machine, and web waits ten for the API in tests.
  expect: { timeout: 20_000 },
  workers: 2,
  // Each project has the stack of its name. Tests that only read share one, side by side; those that change data come one
  // after the other on the other one, from the beginning, so that they are not the last that everybody waits for.
  projects: [
    { name: 'changing', testMatch: changing, workers: 1 },
    { name: 'reading', testIgnore: changing },
  ],
  forbidOnly: true,
  // One of six hundred that fails once tells of itself, by name and in CI's table, and stops nobody; what fails twice has failed.
  retries: 1,
  reporter: [['list'], ['./stack/playwright-summary.ts', { file: summaryFile }]],
  use: {
    actionTimeout: 15_000,
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    colorScheme: 'dark',
    // Nothing slides or fades: a test would only wait for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: headlessChromiumPath(),
      args: chromiumFlags,
    },
  },
});
