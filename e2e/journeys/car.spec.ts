import type { ReportedEvent } from '@kardan/contract/calls/statistics';
import type { Page } from '@playwright/test';
import { api, someCar } from '../data/site-data.ts';
import { expectAccessible, hydrated, open } from '../site/page-state.ts';
import { resultsOn } from '../site/results-page.ts';
import { watchStatistics } from '../site/watch-statistics.ts';
import { expect, test } from '../test.ts';

async function openCar(page: Page) {
  const car = await someCar();
  await open(page, `/${car.slug}`);
  return car;
}

test('from the results to a car and back: the list is where it was', async ({ page }) => {
  await open(page, '/gebrauchtwagen');
  const { titles } = resultsOn(page);
  const link = titles.nth(9).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  await link.click();
  await expect(page.getByRole('heading', { name: 'Eckdaten' })).toBeVisible();
  await page.goBack();
  await expect(titles.nth(9)).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(60);
});

test('the gallery goes by keys, to full screen, in and out, and gives the focus back', async ({ page }) => {
  const { id } = await openCar(page);
  const { images } = await api().listing({ params: { id: String(id) } });
  const pictures = page.getByRole('region', { name: 'Bilder', exact: true });
  await pictures.getByRole('list').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(pictures).toContainText(`2 / ${images.length}`);
  const fullScreen = pictures.getByRole('link', { name: 'Vollbild' });
  await fullScreen.click();
  const viewer = page.getByRole('dialog', { name: 'Bilder' });
  await expect(viewer).toContainText(`Bild 2 von ${images.length}`);
  await page.keyboard.press('ArrowLeft');
  await expect(viewer).toContainText(`Bild 1 von ${images.length}`);
  await page.keyboard.press('+');
  await expect(viewer.getByRole('button', { name: 'Verkleinern' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page, 'viewer');
  await page.keyboard.press('-');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(fullScreen).toBeFocused();
});

test('what visitors do with a car is counted: view, phone, parked, shared', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const reports = watchStatistics(page);
  const counted = () => reports.events().flatMap(({ kind }) => (kind === 'impression' ? [] : [kind]));
  const { slug, id } = await openCar(page);
  await expect.poll(counted).toEqual(['view']);
  const { dealership } = await api().listing({ params: { id: String(id) } });
  const main = page.getByRole('main');
  await main.getByText('Telefonnummer anzeigen').first().click();
  await expect(main.getByRole('link', { name: dealership.phone ?? '' }).first()).toBeVisible();
  await expect.poll(counted).toEqual(['view', 'phone-shown']);
  await main.getByRole('button', { name: 'Parken' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Mein Parkplatz/ })).toHaveText('Mein Parkplatz1');
  await main.getByRole('link', { name: 'Teilen' }).click();
  await expect(main.getByText('Link kopiert')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/${slug}#geteilt$`));
  await expect.poll(counted).toEqual(['view', 'phone-shown', 'parked', 'shared']);
  expect(await reports.referrers(), 'nobody is told which car was looked at').toEqual([]);
});

test('a view says where the car was met: in a list, also in another tab, in a mail, and the address forgets it', async ({
  page,
  context,
}) => {
  const views: string[] = [];
  context.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/statistics')) return;
    const { events } = request.postDataJSON() as { events: ReportedEvent[] };
    views.push(...events.flatMap(({ kind, source }) => (kind === 'view' ? [source] : [])));
  });
  const told = () => views;
  await open(page, '/gebrauchtwagen');
  const { titles } = resultsOn(page);
  // What notes it comes after everything else.
  await page.waitForLoadState('networkidle');
  await titles.nth(1).getByRole('link').click();
  await expect.poll(told).toEqual(['results']);
  await page.goBack();
  const opened = context.waitForEvent('page');
  await titles
    .nth(2)
    .getByRole('link')
    .click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await tab.bringToFront();
  await expect.poll(told).toEqual(['results', 'results']);
  expect(tab.url()).not.toContain('#');
  const { slug } = await someCar();
  await tab.goto(`/${slug}#von-suchagent`);
  await expect.poll(told).toEqual(['results', 'results', 'agent-mail']);
  await expect(tab).toHaveURL(new RegExp(`/${slug}$`));
  await tab.reload();
  await expect.poll(told).toEqual(['results', 'results', 'agent-mail', 'direct']);
});

test('the price is explained by a sum that adds up', async ({ page }) => {
  const { id } = await openCar(page);
  const { estimate } = await api().priceRating({ params: { id: String(id) } });
  const price = page.getByRole('region', { name: /^Warum / });
  if (!estimate) {
    await expect(price).toContainText('Zu wenig Vergleichsdaten');
    return;
  }
  const lines = await price.getByRole('list', { name: 'Wie sich der Preis zusammensetzt' }).getByRole('listitem').all();
  const amounts = await Promise.all(
    lines.map(async (line) => {
      const text = (await line.locator('b').textContent()) ?? '';
      return Number(text.replaceAll(/[^\d]/g, '')) * (text.includes('−') ? -1 : 1);
    }),
  );
  const [usual = 0, ...rest] = amounts;
  const [expected = 0, asked] = rest.slice(-2);
  expect(rest.slice(0, -2).reduce((sum, eur) => sum + eur, usual)).toBe(expected);
  expect(expected).toBe(estimate.estimateEur);
  expect(asked).toBe((await someCar()).priceEur);
});

test('costs follow the kilometres a year, and a rate never stands without its example', async ({ page }) => {
  const { id } = await openCar(page);
  const costs = page.getByRole('region', { name: 'Kosten im Monat' });
  await costs.getByRole('link', { name: '30.000' }).click();
  await expect(costs.getByRole('link', { name: '30.000' })).toHaveAttribute('aria-current', 'page');
  const { total } = await api().listingCosts({ params: { id: String(id) }, query: { kmPerYear: 30_000 } });
  await expect(costs).toContainText(String(Math.round(total?.eurPerMonth ?? 0)));
  for (const example of await page.getByRole('region', { name: /^(Kredit|Restwertleasing)$/ }).all()) {
    for (const demanded of ['Sollzinssatz', 'Effektivzinssatz', 'Gesamtkreditbetrag', 'Laufzeit', 'Gesamtbetrag']) {
      await expect(example).toContainText(demanded);
    }
  }
  const rates = await page.getByText('im Monat', { exact: true }).count();
  expect(rates).toBe(await page.getByText('Repräsentatives Beispiel').count());
});

test('the print view is one press away, and prints', async ({ page }) => {
  await openCar(page);
  await page.getByRole('main').getByRole('link', { name: 'Drucken' }).click();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Drucken' }).click();
  await expect(page.locator('body[data-printed]')).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('price, phone and form are always at hand, and cover neither the tray nor the page’s end', async ({ page }) => {
    // A press while the page still glides to the form would end beside what it began on.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openCar(page);
    const bar = page.getByRole('complementary', { name: 'Preis und Kontakt' });
    await expect(bar.getByRole('link', { name: 'Anrufen' })).toHaveAttribute('href', /^tel:\+?\d+$/);
    await bar.getByRole('link', { name: 'Anfragen' }).click();
    await expect(page.getByRole('region', { name: /^Anfrage an / })).toBeInViewport();
    await page.getByRole('main').getByRole('button', { name: 'Vergleichen', exact: true }).first().click();
    const tray = page.getByRole('region', { name: 'Vergleich', exact: true });
    await expect(tray).toBeInViewport();
    const gap = async () => {
      const [above, below] = [await bar.boundingBox(), await tray.boundingBox()];
      return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
    };
    await expect.poll(gap).toBeGreaterThanOrEqual(-1);
    await expectAccessible(page, 'phone');
  });

  test('a form that comes late takes the focus from nobody who has gone on', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openCar(page);
    const late = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      asked.resolve();
      await late.promise;
      await route.continue();
    });
    const bar = page.getByRole('complementary', { name: 'Preis und Kontakt' });
    await bar.getByRole('link', { name: 'Anfragen' }).click();
    await asked.promise;
    const compare = page.getByRole('main').getByRole('button', { name: 'Vergleichen', exact: true }).first();
    await compare.focus();
    late.resolve();
    await expect(page.getByRole('group', { name: 'Worum geht es?' }).getByRole('radio').first()).toBeAttached();
    await expect(compare).toBeFocused();
    await expect(bar).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pictures lead to their page, the phone number opens, costs follow a link', async ({ page }) => {
    const { slug, id } = await someCar();
    await page.goto(`/${slug}`);
    const { dealership, images } = await api().listing({ params: { id: String(id) } });
    const main = page.getByRole('main');
    await main.getByText('Telefonnummer anzeigen').first().click();
    await expect(main.getByRole('link', { name: dealership.phone ?? '' }).first()).toBeVisible();
    await page.getByRole('region', { name: 'Kosten im Monat' }).getByRole('link', { name: '8.000' }).click();
    await expect(page).toHaveURL(/\?km=8000#kosten$/);
    await expect(main.getByRole('link', { name: 'Inserat melden' })).toHaveAttribute('href', /^mailto:/);
    await page.getByRole('link', { name: 'Vollbild' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bilder: /);
    await expect(main.getByRole('img')).toHaveCount(images.length);
    await page.getByRole('link', { name: 'Zum Inserat' }).click();
    await expect(page).toHaveURL(new RegExp(`/${slug}$`));
  });
});

test('in English everything but the dealer’s own words is English', async ({ page }) => {
  const { slug } = await someCar();
  await page.goto(`/en/${slug}`);
  await hydrated(page);
  for (const heading of ['Key facts', 'Price history', 'Costs per month', 'All data', 'Equipment', 'Dealer']) {
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
});
