import type { Page } from '@playwright/test';
import { animationsFinished, expectNoSidewaysScrolling, hydrated } from '../../site/page-state.ts';
import { expect } from '../../test.ts';

/** The page as it is now, and its English twin as it is loaded there. */
export async function expectFitsSmallestPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await animationsFinished(page);
  await expectNoSidewaysScrolling(page);
  await page.getByRole('contentinfo').locator('a[hreflang=en]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await hydrated(page);
  await expectNoSidewaysScrolling(page);
}
