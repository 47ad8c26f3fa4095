import { api } from '../data/site-data.ts';
import { stack } from '../stack/environment.ts';
import { expect, test } from '../test.ts';

const nova = '/magazin/nova-durchgerechnet';

test('the magazine leads from its list to an article, and on to cars and further articles', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Magazin' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vor der Unterschrift nachlesen');
  const { all } = await api().articles();
  await expect(page.getByRole('link', { name: `Alle ${all}` })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { name: 'Was gerade gilt' })).toBeVisible();
  await page.getByRole('link', { name: 'NoVA, durchgerechnet' }).click();
  await expect(page).toHaveURL(nova);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('NoVA, durchgerechnet');
  await expect(page.getByRole('table')).toContainText('91 g');
  await expect(page.getByRole('heading', { name: 'Weiterlesen' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Inhalt' })
    .getByRole('link', { name: 'Gebraucht aus dem Ausland' })
    .click();
  await expect(page.getByRole('heading', { name: 'Gebraucht aus dem Ausland' })).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('words find articles, and nothing found leads back to all of them', async ({ page }) => {
    await page.goto('/magazin');
    const search = page.getByRole('searchbox', { name: 'Im Magazin suchen' });
    await search.fill('Plakette');
    await page.getByRole('button', { name: 'Suchen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suche: Plakette');
    await expect(page.getByRole('link', { name: 'Das neue Pickerl ab 19. Mai 2027' })).toBeVisible();
    await search.fill('xyzzy');
    await page.getByRole('button', { name: 'Suchen' }).click();
    await page.getByRole('link', { name: 'Alle Texte ansehen' }).click();
    await expect(page).toHaveURL('/magazin');
  });

  test('the calculator calculates, and its address can be kept', async ({ page }) => {
    await page.goto(nova);
    await page.getByLabel('Preis ohne Steuern').fill('48.000');
    await page.getByLabel('CO₂ nach WLTP').fill('189');
    await page.getByRole('button', { name: 'NoVA ausrechnen' }).click();
    await expect(page).toHaveURL(/\?preis=48\.000&co2=189#rechner$/);
    await expect(page.locator('#rechner')).toContainText('11.970');
  });

  test('the calculator answers for what was typed, or says at the field what is wrong with it', async ({ page }) => {
    const calculator = page.locator('#rechner');
    await page.goto(`${nova}?preis=900&co2=0`);
    await expect(calculator).toContainText('ein Auto ohne Emissionen zahlt keine');
    await expect(calculator).toContainText('€\u00A0900');
    const price = page.getByLabel('Preis ohne Steuern');
    await price.fill('viel');
    await page.getByRole('button', { name: 'NoVA ausrechnen' }).click();
    await expect(page).toHaveURL(/\?preis=viel&co2=0#rechner$/);
    await expect(price).toHaveValue('viel');
    await expect(price).toHaveAccessibleDescription(/Betrag von € 1 bis € 5\.000\.000/);
    await expect(calculator).toContainText('sobald beide Angaben passen');
  });
});

test('a topic lists its articles, under its name in each language', async ({ page }) => {
  await page.goto('/magazin/thema/steuern');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Steuern');
  const { items } = await api().articles({ query: { tag: 'taxes' } });
  await expect(page.locator('main article')).toHaveCount(items.length);
  await page.goto('/en/magazine/topic/steuern');
  await expect(page).toHaveURL('/en/magazine/topic/taxes');
});

test('an article is linked in both languages, and leads to itself in the other', async ({ page }) => {
  await page.goto(nova);
  const alternate = page.locator('link[rel=alternate][hreflang=en]');
  await expect(alternate).toHaveAttribute('href', `${stack().web}/en/magazine/nova-worked-through`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/magazine/nova-worked-through');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('NoVA, worked through');
});

test('search engines and shared links are told what an article is', async ({ page }) => {
  await page.goto(nova);
  const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(graph['@graph'].map((part: { '@type': string }) => part['@type'])).toEqual(['Article', 'BreadcrumbList']);
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await page.request.get(picture ?? '')).headers()['content-type']).toContain('image/');
});

test('the feed names every article of its language', async ({ page }) => {
  for (const [path, language] of [
    ['/magazin/feed.xml', 'de-AT'],
    ['/en/magazine/feed.xml', 'en'],
  ] as const) {
    const answer = await page.request.get(path);
    expect(answer.headers()['content-type']).toContain('application/rss+xml');
    const feed = await answer.text();
    const { items } = await api().articles({ query: { language } });
    for (const { slug } of items) expect(feed).toContain(`/${slug}</link>`);
  }
});
