import { inDatabase } from '../data/in-database.ts';
import { hydrated } from '../site/page-state.ts';
import { personsBrowser } from '../site/persons-browser.ts';
import { expect, test } from '../test.ts';

test.use({
  launchOptions: personsBrowser,
  viewport: { width: 390, height: 844 },
});

test('how fast a page was is counted when it is left: all six measures, by kind of page and device', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }));
  const loaded = page.waitForResponse(
    async (response) => /\.js$/.test(response.url()) && (await response.text()).includes('first-input'),
  );
  await page.goto('/regional/tirol');
  await hydrated(page);
  await loaded;
  await page.mouse.click(5, 5);
  await page.waitForTimeout(1_000);
  await page.goto('/impressum');
  const counted = () =>
    inDatabase((db) =>
      db
        .selectFrom('statisticsWebVital')
        .select('metric')
        .distinct()
        .where('pageKind', '=', 'regional')
        .where('device', '=', 'phone')
        .execute(),
    );
  await expect
    .poll(async () => (await counted()).map(({ metric }) => metric).toSorted(), { timeout: 30_000 })
    .toEqual(['CLS', 'FCP', 'FID', 'INP', 'LCP', 'TTFB']);
});
