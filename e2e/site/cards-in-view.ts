import type { Page } from '@playwright/test';

/** Cards that are at least half in view, as we compute it. */
export function halfInView(page: Page): Promise<number[]> {
  return page.locator('article[data-listing]').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const { top, bottom, height } = card.getBoundingClientRect();
      const shown = Math.min(bottom, innerHeight) - Math.max(top, 0);
      return shown >= height / 2 ? [Number((card as HTMLElement).dataset.listing)] : [];
    }),
  );
}
