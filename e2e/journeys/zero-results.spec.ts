import { justMissed } from '../data/site-data.ts';
import { expectTotal } from '../site/results-page.ts';
import { expect, test } from '../test.ts';

/** So far from everything that several filters have to go. */
const farOff = '/gebrauchtwagen/volkswagen/golf?preis-bis=500&ort=8010&umkreis=20';

test('a search without a hit offers counted ways out, and every count is true', async ({ page }) => {
  for (const nothing of [await justMissed(), farOff]) {
    await page.goto(nothing);
    await expectTotal(page, 0);
    const ways = page.getByRole('main').locator('section ul').first().getByRole('link');
    const addresses = await ways.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    const texts = await ways.allInnerTexts();
    expect(addresses.length).toBeGreaterThan(0);
    for (const [index, address] of addresses.entries()) {
      const promised = Number(texts[index]?.match(/([\d.]+)\s*Autos?\s*$/)?.[1]?.replace('.', ''));
      expect(promised).toBeGreaterThan(0);
      await page.goto(address);
      await expectTotal(page, promised);
    }
  }
});

test('below them stand the cars that come closest, each with how it misses', async ({ page }) => {
  await page.goto(await justMissed());
  await expect(page.getByRole('heading', { name: 'Am nächsten dran' })).toBeVisible();
  const nearest = page.getByRole('listitem').filter({ has: page.getByRole('article') });
  await expect(nearest.first()).toContainText(/ statt |: nicht |entfernt/);
});

test('a make without cars is a page of its own, for visitors only; a make that does not exist is none', async ({
  request,
}) => {
  const known = await request.get('/oldtimer/tesla');
  expect(known.status()).toBe(200);
  expect(await known.text()).toContain('<meta name="robots" content="noindex, follow"');
  expect((await request.get('/oldtimer/gibt-es-nicht')).status()).toBe(404);
});
