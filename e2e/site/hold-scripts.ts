import type { Page } from '@playwright/test';

const scripts = /\/_next\/static\/.+\.js/;

/** Keeps the page's scripts away until it is told to let them come. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return async () => {
    release();
    await page.unroute(scripts);
  };
}
