import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

/** Would run a script in each of the ways in which text becomes one. */
export const attack = `"><img src=x onerror="window.attacked='img'"><script>window.attacked='script'</script>{{7*7}}\${7*7}</title>`;

export async function expectUnharmed(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, 'attacked'))).toBeUndefined();
  await expect(page.locator('img[src=x], script:text("attacked")')).toHaveCount(0);
}
