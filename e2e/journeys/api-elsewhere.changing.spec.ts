import type { Page } from '@playwright/test';
import { mailedCode, newAddress } from '../data/search-agents.ts';
import { cardTitle, countCars, someCar } from '../data/site-data.ts';
import { hydrated } from '../site/page-state.ts';
import { expectTotal, resultsOn } from '../site/results-page.ts';
import { watchStatistics } from '../site/watch-statistics.ts';
import { freePort } from '../stack/run-process.ts';
import { startApi, startWeb, startWorker } from '../stack/start.ts';
import { expect, test } from '../test.ts';

// Playwright would send it with calls to the other origin, and the API allows browsers the headers of our client alone.
test.use({ extraHTTPHeaders: {}, permissions: ['clipboard-read', 'clipboard-write'] });

const processes = new AsyncDisposableStack();
let site: { web: string; api: string };

// The site with its API at an origin of its own, once for all tests here: starting it takes longer than most of them.
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const port = await freePort();
  const web = `http://localhost:${port}`;
  const { origin } = processes.use(await startApi({ SITE_ORIGIN: web }));
  const api = origin.replace('127.0.0.1', 'localhost');
  const settings = { API_ORIGIN: origin, API_PUBLIC_ORIGIN: api, SITE_ORIGIN: web };
  processes.use(await startWeb(settings, port));
  site = { web, api };
});
test.afterAll(() => processes.disposeAsync());

interface Visitor {
  open: (path: string) => Promise<void>;
  /** Calls of the page, by where they went. */
  calls: { toApi: string[]; toWeb: string[] };
}

function visitorOn(page: Page): Visitor {
  const { web, api } = site;
  const calls = { toApi: [] as string[], toWeb: [] as string[] };
  page.on('request', (request) => {
    const { origin: to, pathname } = new URL(request.url());
    if (pathname.startsWith('/api/'))
      calls[to === api ? 'toApi' : 'toWeb'].push(pathname.slice('/api/v1/public'.length));
  });
  const open = async (path: string) => {
    await page.goto(web + path);
    await hydrated(page);
  };
  return { open, calls };
}

// That neither a policy nor a missing permission stops anything is told by the test's page itself.
test('with the API at an origin of its own everything a visitor does works: filters, counts, saved cars, statistics, forms', async ({
  page,
  processes: ofTest,
}) => {
  test.setTimeout(180_000);
  ofTest.use(await startWorker());
  const { web, api } = site;
  const { open, calls } = visitorOn(page);
  const { reports, events } = watchStatistics(page);

  await open('/gebrauchtwagen');
  await expect(page.locator('link[rel=preconnect]')).toHaveAttribute('href', api);
  await resultsOn(page)
    .filters.getByRole('checkbox', { name: /^Diesel/ })
    .check();
  await expectTotal(page, await countCars({ category: ['used'], fuel: ['diesel'] }));
  await expect.poll(() => events().map(({ kind }) => kind), { timeout: 15_000 }).toContain('impression');
  expect((await reports[0]?.response())?.status()).toBe(202);

  await open('/angebote/suche/detailsuche');
  const main = page.getByRole('main');
  await main.getByRole('checkbox', { name: /^Diesel/ }).check();
  await expect.poll(() => calls.toApi).toContain('/search/count');

  const car = await someCar();
  const { id, slug } = car;
  await open(`/${slug}`);
  await expect.poll(() => events()).toContainEqual({ kind: 'view', listingId: id, source: 'direct' });
  await main.getByRole('button', { name: 'Parken' }).click();
  // Pictures come through the site, which its policy allows alone.
  await expect
    .poll(() =>
      main
        .getByRole('img')
        .first()
        .evaluate((each) => (each as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(0);
  const form = page.getByRole('region', { name: /^Anfrage an / });
  await form.getByRole('button', { name: 'Nachricht schreiben' }).click();
  await form.getByLabel('Nachricht').fill('Ist das Auto noch zu haben?');
  await form.getByLabel('Dein Name').fill('Anna Huber');
  await form.getByLabel('E-Mail').fill('anna@example.at');
  await form.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(form.getByRole('heading', { name: 'Ist unterwegs' })).toBeVisible({ timeout: 30_000 });

  await open('/mein-parkplatz');
  await expect(
    main
      .getByRole('article')
      .getByRole('link', { name: cardTitle(car) })
      .first(),
  ).toBeVisible();
  await expect.poll(() => calls.toApi).toContain('/saved-cars');

  const email = newAddress();
  await open('/suchagent?fahrzeug=volkswagen/golf&preis-bis=40000');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
  await page.getByRole('checkbox', { name: /^Ja, ich möchte/ }).check();
  await page.getByRole('button', { name: 'Code anfordern' }).click();
  await page.getByRole('textbox', { name: 'Code aus dem E-Mail' }).fill(await mailedCode(email));
  await expect(page.getByRole('heading', { name: 'Dein Suchagent läuft' })).toBeVisible({ timeout: 30_000 });

  expect(calls.toWeb, 'no call goes through the site').toEqual([]);
  expect(web).not.toBe(api);
});

test.describe('a failure of the API', () => {
  test.use({ provokedErrors: /status of 404/ });

  test('is told with what its answer says, though it comes from another origin', async ({ page }) => {
    await visitorOn(page).open('/impressum');
    const told = await page.evaluate(async (address) => {
      const answer = await fetch(`${address}/api/v1/public/listing/999999999`, { headers: { 'if-match': '"1"' } });
      return { status: answer.status, requestId: answer.headers.get('x-request-id') };
    }, site.api);
    expect(told).toEqual({ status: 404, requestId: expect.stringMatching(/^[\w-]{8,}$/) });
  });
});
