import { inDatabase } from '../data/in-database.ts';
import { halfInView } from '../site/cards-in-view.ts';
import { open } from '../site/page-state.ts';
import { personsBrowser } from '../site/persons-browser.ts';
import { expect, test } from '../test.ts';

test.use({ launchOptions: personsBrowser });

test('who leaves before anything was reported is counted', async ({ page }) => {
  await open(page, '/gebrauchtwagen?sort=price-desc');
  const seen = await halfInView(page);
  // What counts has come; a card is seen after a second, and reported after three more.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_500);
  await page.goto('/impressum');
  const counted = () =>
    inDatabase((db) =>
      db
        .selectFrom('statisticsEvent')
        .select('listingId')
        .distinct()
        .where('kind', '=', 'impression')
        .where('listingId', 'in', seen)
        .execute(),
    );
  await expect.poll(async () => (await counted()).length, { timeout: 15_000 }).toBe(seen.length);
});
