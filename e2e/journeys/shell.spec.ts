import type { Page } from '@playwright/test';
import { someCar } from '../data/site-data.ts';
import { hydrated, open } from '../site/page-state.ts';
import { resultsOn } from '../site/results-page.ts';
import { expect, test } from '../test.ts';

test('the way to the top appears beyond 20 pixels and not before', async ({ page }) => {
  await open(page, '/gebrauchtwagen');
  const toTop = page.getByRole('button', { name: 'Nach oben' });
  await page.evaluate(() => scrollTo({ top: 20, behavior: 'instant' }));
  await page.waitForTimeout(200);
  await expect(toTop).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 21, behavior: 'instant' }));
  await expect(toTop).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await toTop.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(toTop).toBeHidden();
});

test.describe('without a connection', () => {
  test.use({ provokedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('a notice says so, and goes when the connection is back', async ({ page, context }) => {
    await open(page, '/gebrauchtwagen');
    const notice = page.getByRole('status').filter({ hasText: 'Keine Verbindung' });
    await expect(notice).toBeHidden();
    await context.setOffline(true);
    await expect(notice).toContainText(/Du siehst den Stand von \d\d:\d\d Uhr/);
    await context.setOffline(false);
    await expect(notice).toBeHidden();
  });

  test('a link does not lead to the browser’s error page, and leads on when the connection is back', async ({
    page,
    context,
  }) => {
    await open(page, '/gebrauchtwagen');
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    const link = resultsOn(page).titles.nth(4).getByRole('link');
    const target = (await link.getAttribute('href')) ?? '';
    await context.setOffline(true);
    await expect(page.getByText('Keine Verbindung')).toBeInViewport();
    await link.click();
    await expectHeld(page, '/gebrauchtwagen');
    await context.setOffline(false);
    await expect(page.getByText('Diese Seite braucht eine Verbindung')).toBeHidden();
    await expect(page).toHaveURL(target);
  });

  test('a filter and an order wait, and are applied when the connection is back', async ({ page, context }) => {
    await open(page, '/gebrauchtwagen');
    const { filters, sorting, cards } = resultsOn(page);
    const diesel = filters.getByRole('checkbox', { name: /^Diesel/ });
    await context.setOffline(true);
    await expect(page.getByText('Keine Verbindung')).toBeInViewport();
    await diesel.check();
    await expectHeld(page, '/gebrauchtwagen');
    await context.setOffline(false);
    await expect(page).toHaveURL('/gebrauchtwagen?treibstoff=diesel');
    await expect(diesel).toBeChecked();
    await expect(cards.first()).toContainText('Diesel');

    await context.setOffline(true);
    await expect(page.getByText('Keine Verbindung')).toBeInViewport();
    await sorting.selectOption('price-asc');
    await expectHeld(page, '/gebrauchtwagen?treibstoff=diesel');
    await context.setOffline(false);
    await expect(page).toHaveURL('/gebrauchtwagen?treibstoff=diesel&sort=price-asc');
    await expect(sorting).toHaveValue('price-asc');
  });

  test('what is taken back before the connection is leads nowhere', async ({ page, context }) => {
    await open(page, '/gebrauchtwagen');
    const { filters, sorting } = resultsOn(page);
    const diesel = filters.getByRole('checkbox', { name: /^Diesel/ });
    const takeBack: (() => Promise<unknown>)[] = [
      async () => {
        await diesel.check();
        await diesel.uncheck();
      },
      async () => {
        await sorting.selectOption('price-asc');
        await sorting.selectOption('relevance');
      },
    ];
    for (const press of takeBack) {
      await context.setOffline(true);
      await expect(page.getByText('Keine Verbindung')).toBeInViewport();
      await press();
      await expectHeld(page, '/gebrauchtwagen');
      await context.setOffline(false);
      await expect(page.getByText('Diese Seite braucht eine Verbindung')).toBeHidden();
      await page.waitForTimeout(500);
      await expect(page).toHaveURL('/gebrauchtwagen');
      await expect(page.locator('html')).not.toHaveAttribute('data-loading');
    }
  });

  test('a browser that is wrong about the connection leads on', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
    await open(page, '/gebrauchtwagen');
    await resultsOn(page)
      .filters.getByRole('checkbox', { name: /^Diesel/ })
      .check();
    await expect(page).toHaveURL('/gebrauchtwagen?treibstoff=diesel');
    await expect(page.getByText('Keine Verbindung')).toBeHidden();
  });
});

/** The page says that it waits, and is still there. */
async function expectHeld(page: Page, path: string): Promise<void> {
  await expect(page.getByText('Diese Seite braucht eine Verbindung')).toBeInViewport();
  await expect(page).toHaveURL(path);
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
}

test('while another page is on its way the page says so, and no longer', async ({ page }) => {
  await open(page, '/gebrauchtwagen');
  const indicator = page.getByText('Die Seite wird geladen');
  const held = Promise.withResolvers<void>();
  await page.route('**/gebrauchtwagen?page=2*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await expect(indicator).toBeHidden();
  await resultsOn(page).pages.getByRole('link', { name: 'Weiter' }).click();
  await expect(indicator).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('data-loading', '');
  held.resolve();
  await expect(page).toHaveURL('/gebrauchtwagen?page=2');
  await expect(indicator).not.toBeAttached();
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  await page.goBack();
  await expect(page).toHaveURL('/gebrauchtwagen');
  await expect(resultsOn(page).pages.getByRole('link', { name: 'Weiter' })).toHaveAttribute('href', /page=2/);
  await expect(indicator).not.toBeAttached();
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
});

/** What a form leads to, kept back until it is let go. */
async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** What a page still adds to itself would look like the page that is waited for. */
async function settled(page: Page): Promise<void> {
  await page.locator('main').evaluate(async (main) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let quiet = setTimeout(resolve, 500);
    const changes = new MutationObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(resolve, 500);
    });
    changes.observe(main, { childList: true, subtree: true });
    await promise;
    changes.disconnect();
  });
}

/** Playwright would wait for the page that the test holds back. */
const leaving = { noWaitAfter: true };

/** Has a page note that it says that the next one is on its way: while it is, Playwright can ask the page nothing. */
async function noteLoading(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    sessionStorage.removeItem('saidLoading');
    new MutationObserver(() => {
      const isTold = document.body.textContent?.includes('Die Seite wird geladen');
      if (isTold && document.documentElement.hasAttribute('data-loading')) sessionStorage.setItem('saidLoading', 'yes');
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  return () => page.evaluate(() => sessionStorage.getItem('saidLoading') === 'yes');
}

const forms: [name: string, path: string, target: RegExp, send: (page: Page) => Promise<void>][] = [
  [
    'the sentence of the home page',
    '/',
    /\/angebote\/suche\/start\?/,
    async (page) => {
      const box = page.getByRole('main').getByRole('search').first().locator('input[type=search]');
      await box.fill('Golf Diesel');
      await box.press('Enter', leaving);
    },
  ],
  [
    'the sentence of a list',
    '/gebrauchtwagen',
    /\/angebote\/suche\/start\?/,
    async (page) => {
      const box = page.getByRole('main').getByRole('search').first().locator('input[type=search]');
      await box.fill('Golf Diesel');
      await box.press('Enter', leaving);
    },
  ],
  [
    'the search for dealerships',
    '/autohaendler',
    /\/autohaendler\?/,
    (page) => page.getByRole('button', { name: 'Händler suchen' }).click(leaving),
  ],
  [
    'the detailed search',
    '/angebote/suche/detailsuche?treibstoff=diesel',
    /\/angebote\/suche\/start\?/,
    (page) => page.getByRole('main').locator('button[type=submit]:visible').last().click(leaving),
  ],
];

for (const [name, path, target, send] of forms) {
  test(`while what ${name} asks for is on its way the page says so`, async ({ page }) => {
    await open(page, path);
    const letGo = await holdBack(page, target);
    await expect(page.getByText('Die Seite wird geladen')).not.toBeAttached();
    const saidLoading = await noteLoading(page);
    await send(page);
    await page.waitForTimeout(500);
    letGo();
    await expect(page).not.toHaveURL(path);
    expect(await saidLoading()).toBe(true);
    await expect(page.getByText('Die Seite wird geladen')).not.toBeAttached();
  });
}

const waitingForms: typeof forms = [
  ...forms,
  [
    'a calculator',
    '/finanzierung',
    /\/finanzierung\?.*preis=30000/,
    (page) => page.getByRole('textbox', { name: 'Kaufpreis' }).fill('30.000'),
  ],
  [
    'the quick search',
    '/',
    /\/angebote\/suche\/start\?/,
    async (page) => {
      const form = page.getByRole('region', { name: 'Schnellsuche' });
      await form.getByLabel('Preis bis').selectOption('10000');
      await form.getByRole('button').click(leaving);
    },
  ],
];

test.describe('without a connection', () => {
  test.use({ provokedErrors: /ERR_INTERNET_DISCONNECTED/ });

  for (const [name, path, target, send] of waitingForms) {
    test(`what ${name} asks for waits, and is asked when the connection is back`, async ({ page, context }) => {
      await open(page, path);
      await context.setOffline(true);
      await expect(page.getByText('Keine Verbindung')).toBeInViewport();
      await send(page);
      await expectHeld(page, path);
      const asked = page.waitForRequest(target);
      await context.setOffline(false);
      await asked;
      // A sentence leads on to the search that it means.
      await expect(page).not.toHaveURL(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test('a form that scripts send starts no bar', async ({ page }) => {
  await open(page, `/${(await someCar()).slug}`);
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.addEventListener('submit', (event) => event.preventDefault());
    // Not into main, which React may still be about to take over.
    document.body.append(form);
    form.requestSubmit();
  });
  await page.waitForTimeout(200);
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
});

test('on the way back and forward a page that must be fetched is waited for with the bar', async ({ page }) => {
  await open(page, '/gebrauchtwagen');
  const { pages } = resultsOn(page);
  await pages.getByRole('link', { name: 'Weiter' }).click();
  await expect(page).toHaveURL('/gebrauchtwagen?page=2');
  // The router forgets what it had at hand, and does not get it in advance either.
  const letGo = await holdBack(page, /\/gebrauchtwagen(\?_rsc.*)?$/);
  await page.reload();
  await hydrated(page);
  await settled(page);
  const indicator = page.getByText('Die Seite wird geladen');
  await page.evaluate(() => history.back());
  await expect(indicator).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('data-loading', '');
  letGo();
  await expect(page).toHaveURL('/gebrauchtwagen');
  await expect(pages.getByText(/^1–20 von/)).toBeVisible();
  await expect(indicator).not.toBeAttached();
  await page.evaluate(() => history.forward());
  await expect(pages.getByText(/^21–40 von/)).toBeVisible();
  await page.waitForTimeout(300);
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
});

test('a filter that takes its time says so as well', async ({ page }) => {
  await open(page, '/gebrauchtwagen');
  await page.route('**/gebrauchtwagen?*treibstoff=diesel*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await resultsOn(page)
    .filters.getByRole('checkbox', { name: /^Diesel/ })
    .check();
  await expect(page.getByText('Die Seite wird geladen')).toBeAttached();
  await expect(page).toHaveURL(/treibstoff=diesel/);
  await expect(page.getByText('Die Seite wird geladen')).not.toBeAttached();
});

test('a press elsewhere and another page close the menu', async ({ page }) => {
  await open(page, '/impressum');
  const banner = page.getByRole('banner');
  const entry = banner.getByRole('link', { name: /^Jahreswagen/ }).first();
  await banner.locator('summary').getByText('Autos suchen').click();
  await expect(entry).toBeVisible();
  await page.mouse.click(1_200, 650);
  await expect(entry).toBeHidden();
  await banner.locator('summary').getByText('Autos suchen').click();
  await entry.click();
  await expect(page).toHaveURL('/jahreswagen');
  await expect(entry).toBeHidden();
});
