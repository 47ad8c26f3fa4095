import { defineConfig } from '@playwright/test';
import { chromiumPath } from './environment.ts';

export default defineConfig({
  testDir: '.',
  globalSetup: './stack.ts',
  globalTimeout: 5 * 60_000,
  timeout: 60_000,
  workers: 1,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../test-results/playwright.json' }]],
  use: {
    actionTimeout: 15_000,
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    colorScheme: 'dark',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
