import { chromiumFlags, chromiumPath } from '@kardan/services/machine/chromium';
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  globalSetup: './stack/stack.ts',
  // Twice what all of them take on two idle cores: it ends a run that hangs, never one on a slow machine.
  globalTimeout: 40 * 60_000,
  timeout: 60_000,
  // The first page of a process takes seconds on a busy machine.
  expect: { timeout: 10_000 },
  workers: 1,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../test-results/playwright.json' }]],
  use: {
    actionTimeout: 15_000,
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    colorScheme: 'dark',
    // Nothing slides or fades: a test would only wait for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromiumPath(),
      args: chromiumFlags,
    },
  },
});
