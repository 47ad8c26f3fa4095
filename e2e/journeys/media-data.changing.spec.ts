import { dayAfter, viennaDay } from '@kardan/contract/values/vienna-day';
import { inDatabase } from '../data/in-database.ts';
import { expectAccessible, expectNoSidewaysScrolling, open, showTheme } from '../site/page-state.ts';
import { expect, test } from '../test.ts';

test('media data tell no figure while there are too few, and then what was counted', async ({ page }) => {
  await inDatabase((db) => db.deleteFrom('statisticsOfDay').execute());
  await open(page, '/portal/mediadaten');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mediadaten');
  const month = page.getByRole('region', { name: 'In den letzten 30 Tagen' });
  await expect(month.getByRole('heading', { name: 'Noch zu wenige Zahlen' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Heute auf dem Portal' })).toContainText('Autos im Angebot');

  await inDatabase(async (db) => {
    const { id } = await db.selectFrom('region').select('id').where('slug', '=', 'tirol').executeTakeFirstOrThrow();
    const counts = { category: 'used', regionId: id, impressions: 123_456, views: 2_345, inquiries: 67 } as const;
    const days = [1, 10].map((ago) => ({ day: dayAfter(viennaDay(Date.now()), -ago), ...counts }));
    await db.insertInto('statisticsOfDay').values(days).execute();
  });
  // In the other language nobody has asked yet, so that no answer is kept.
  await open(page, '/en/portal/media-data');
  const counted = page.getByRole('region', { name: 'In the last 30 days' });
  for (const figure of ['246,912', '4,690', '134']) await expect(counted.getByText(figure)).toBeVisible();
  await expect(counted.getByRole('link', { name: /^Tyrol\s*100/ })).toBeVisible();
  for (const theme of ['dark', 'light'] as const) {
    await showTheme(page, theme);
    await expectAccessible(page, `media data, ${theme}`);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScrolling(page);
  await page.getByRole('link', { name: 'Request advertising' }).click();
  await expect(page).toHaveURL(/form_banner-ad/);
});
