import { cardTitle, findCars } from '../data/site-data.ts';
import { open } from '../site/page-state.ts';
import { resultsOn } from '../site/results-page.ts';
import { expect, test } from '../test.ts';

test('a parked car shows in the header, stays over a reload and goes again', async ({ page }) => {
  await open(page, '/gebrauchtwagen');
  const carPark = page.getByRole('banner').getByRole('link', { name: /^Mein Parkplatz/ });
  const { cards } = resultsOn(page);
  await cards.nth(0).getByRole('button', { name: 'Auf meinen Parkplatz stellen' }).click();
  await cards.nth(1).getByRole('button', { name: 'Auf meinen Parkplatz stellen' }).click();
  await expect(carPark).toHaveText('Mein Parkplatz2');
  await page.reload();
  await expect(carPark).toHaveText('Mein Parkplatz2');
  const parked = cards.nth(0).getByRole('button', { name: 'Aus meinem Parkplatz nehmen' });
  await expect(parked).toHaveAttribute('aria-pressed', 'true');
  await parked.click();
  await expect(carPark).toHaveText('Mein Parkplatz1');
});

test('another tab sees what was parked in the first', async ({ page, context }) => {
  await open(page, '/gebrauchtwagen');
  const other = await context.newPage();
  await open(other, '/impressum');
  await resultsOn(page).cards.nth(0).getByRole('button', { name: 'Auf meinen Parkplatz stellen' }).click();
  await expect(other.getByRole('banner').getByRole('link', { name: /^Mein Parkplatz/ })).toHaveText('Mein Parkplatz1');
});

test('four cars can be compared; the fifth is refused and the tray says why', async ({ page }) => {
  await open(page, '/gebrauchtwagen');
  const { cards } = resultsOn(page);
  const tray = page.getByRole('region', { name: 'Vergleich', exact: true });
  await expect(tray).toBeHidden();
  for (const index of [0, 1, 2, 3]) {
    await cards.nth(index).getByRole('checkbox', { name: 'Vergleichen' }).check();
  }
  await expect(tray).toContainText('4 von 4 im Vergleich');
  const fifth = cards.nth(4).getByRole('checkbox', { name: 'Vergleichen' });
  await fifth.click();
  await expect(fifth).not.toBeChecked();
  const reason = tray.getByRole('alert');
  await expect(reason).toHaveText(
    'Mehr als vier Autos passen nicht nebeneinander. Nimm zuerst eines aus dem Vergleich.',
  );
  const { items } = await findCars({ category: ['used'] });
  const ids = items.slice(0, 4).map(({ id }) => String(id));
  const address = await tray.getByRole('link', { name: 'Unterschiede zeigen' }).getAttribute('href');
  expect(address).toBe(`/mein-parkplatz/vergleich?autos=${ids.join(',')}&unterschiede=1`);
  await tray
    .getByRole('button', { name: /aus dem Vergleich nehmen$/ })
    .first()
    .click();
  await expect(tray).toContainText('3 von 4 im Vergleich');
  await expect(reason).toBeHidden();
  await fifth.check();
  await expect(tray).toContainText('4 von 4 im Vergleich');
  await tray.getByRole('button', { name: 'Vergleich leeren' }).click();
  await expect(tray).toBeHidden();
});

test('cars looked at are kept when the visitor wants it, shown again below the list, the last one first, until they are forgotten', async ({
  page,
}) => {
  const { items } = await findCars({ category: ['used'] });
  const [first, second] = items;
  if (!first || !second) throw new Error('two cars are needed');
  const recent = page.getByRole('region', { name: 'Zuletzt angesehen' });
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /viewed/i.test(key)));
  await open(page, `/${first.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.title);
  expect(await kept()).toEqual([]);
  await recent.getByRole('button', { name: 'Ja, hier merken' }).click();
  await open(page, `/${second.slug}`);
  await expect(recent.getByRole('link')).toHaveText([new RegExp(cardTitle(first))]);
  await open(page, '/gebrauchtwagen');
  await expect(recent.getByRole('link')).toHaveText([new RegExp(cardTitle(second)), new RegExp(cardTitle(first))]);
  await expect(recent.getByRole('link').first()).toHaveAttribute('href', `/${second.slug}`);
  await recent.getByRole('button', { name: 'Verlauf löschen' }).click();
  await expect(recent).toBeHidden();
  await open(page, `/${first.slug}`);
  await expect(recent.getByRole('button', { name: 'Ja, hier merken' })).toBeVisible();
});
