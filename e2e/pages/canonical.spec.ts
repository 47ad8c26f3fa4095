import { someCar, someVersion } from '../data/site-data.ts';
import { headOf } from '../site/page-head.ts';
import { stack } from '../stack/environment.ts';
import { expect, test } from '../test.ts';

test('the canonical is the site’s origin and the translated path; sort, limit and view are dropped', async ({
  request,
}) => {
  const head = async (path: string) => headOf(await (await request.get(path)).text());
  const { slug } = await someCar();
  const { web } = stack();
  const canonicals: [asked: string, canonical: string][] = [
    ['/gebrauchtwagen', '/gebrauchtwagen'],
    ['/en/used-cars', '/en/used-cars'],
    ['/gebrauchtwagen/kombi', '/gebrauchtwagen/kombi'],
    ['/neuwagen/volkswagen', '/neuwagen/volkswagen'],
    ['/neuwagen/volkswagen?ansicht=list', '/neuwagen/volkswagen'],
    ['/gebrauchtwagen/volkswagen/golf', '/gebrauchtwagen/volkswagen/golf'],
    ['/gebrauchtwagen?sort=price-asc&limit=50&ansicht=grid', '/gebrauchtwagen'],
    ['/gebrauchtwagen?page=2&sort=newest', '/gebrauchtwagen?page=2'],
    ['/gebrauchtwagen?page=1', '/gebrauchtwagen'],
    ['/gebrauchtwagen?preis-bis=15000&farbe=red', '/gebrauchtwagen?farbe=red&preis-bis=15000'],
    ['/gebrauchtwagen?farbe=red&preis-bis=15000', '/gebrauchtwagen?farbe=red&preis-bis=15000'],
    ['/gebrauchtwagen?farbe=red&farbe=blue', '/gebrauchtwagen?farbe=blue&farbe=red'],
    ['/gebrauchtwagen?unbekannt=1', '/gebrauchtwagen?unbekannt=1'],
    ['/angebote/suche/start?treibstoff=diesel', '/angebote/suche/start?treibstoff=diesel'],
    ['/angebote/suche/detailsuche', '/angebote/suche/detailsuche'],
    ['/impressum', '/impressum'],
    ['/impressum?utm_source=x&sort=newest', '/impressum?utm_source=x'],
    ['/?utm_source=x&limit=50', '/?utm_source=x'],
    ['/en/imprint?utm_source=x', '/en/imprint?utm_source=x'],
    [`/${slug}`, `/${slug}`],
    [`/en/${slug}`, `/en/${slug}`],
  ];
  for (const [asked, canonical] of canonicals) expect((await head(asked)).canonical, asked).toBe(web + canonical);
  expect([web, `${web}/`]).toContain((await head('/')).canonical);
});

test('only paths are for search engines: any parameter but the page number says noindex, follow', async ({
  request,
}) => {
  const robots = async (path: string) => headOf(await (await request.get(path)).text()).robots;
  for (const path of [
    '/',
    '/gebrauchtwagen',
    '/gebrauchtwagen?page=2',
    '/gebrauchtwagen/volkswagen',
    '/elektroautos',
    '/neuwagen',
    '/jahreswagen/volkswagen',
    (await someVersion()).version,
    '/en/used-cars',
  ]) {
    expect(await robots(path), path).toBeUndefined();
  }
  for (const path of [
    '/?utm_source=x',
    '/gebrauchtwagen?farbe=red',
    '/gebrauchtwagen?sort=newest',
    '/gebrauchtwagen?limit=50',
    '/gebrauchtwagen?utm_source=x',
    '/elektroautos?ansicht=list',
    '/neuwagen/lada',
    `${(await someVersion()).version}/drucken`,
    '/finanzierung?preis=20000',
  ]) {
    expect(await robots(path), path).toBe('noindex, follow');
  }
});

test('a page names itself in both languages, and each of the two exists', async ({ request }) => {
  const { slug } = await someCar();
  const pairs: [german: string, english: string][] = [
    ['/gebrauchtwagen/kombi', '/en/used-cars/estate'],
    ['/elektroautos', '/en/electric'],
    ['/angebote/suche/detailsuche', '/en/offers/search/detailed-search'],
    ['/impressum', '/en/imprint'],
    [`/${slug}`, `/en/${slug}`],
  ];
  const { web } = stack();
  for (const [german, english] of pairs) {
    for (const path of [german, english]) {
      const { languages } = headOf(await (await request.get(path)).text());
      expect(languages, path).toEqual({ 'de-AT': web + german, en: web + english });
    }
  }
});

test('filter links say nofollow, so that a crawler does not walk through endless combinations', async ({ page }) => {
  await page.goto('/gebrauchtwagen?farbe=red&treibstoff=diesel');
  const followed = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) =>
      (links as HTMLAnchorElement[])
        .filter(({ search, rel }) => search !== '' && !/[?&]page=\d+$/.test(search) && !rel.includes('nofollow'))
        .map(({ href }) => href),
    );
  expect(followed).toEqual([]);
});
