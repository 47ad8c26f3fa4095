import type { Page } from '@playwright/test';
import { looksAt } from './looks.ts';
import { expectAccessible, expectNoSidewaysScrolling, showTheme } from './page-state.ts';

const heightPx = 900;

/**
 * What is promised of a page in every look: nothing scrolls sideways, no barrier that a program can find. At both widths, in the
 * themes by turns from state to state; in the full run in both. Afterwards the page is as wide as before.
 */
export async function expectWellMade(page: Page, state = new URL(page.url()).pathname): Promise<void> {
  const before = page.viewportSize();
  const place = [...state].reduce((sum, sign) => sum + sign.charCodeAt(0), 0);
  for (const { theme, widthPx } of looksAt(place, [1440, 390])) {
    await page.setViewportSize({ width: widthPx, height: heightPx });
    await showTheme(page, theme);
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page, `${state}, ${theme}, ${widthPx} px`);
  }
  if (before) await page.setViewportSize(before);
}
