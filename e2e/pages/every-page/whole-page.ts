import type { Page } from '@playwright/test';
import { expect } from '../../test.ts';

/** One heading, a header and a footer, and nothing that waits for a script to replace it. */
export async function expectWholePage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('template[id^="B:"], [aria-busy=true]')).toHaveCount(0);
}
