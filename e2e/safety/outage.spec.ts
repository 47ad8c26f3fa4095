import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { openTcpProxy } from '@kardan/core/testing/tcp-proxy';
import { otherLanguagePath } from '@kardan/web/lib/routes/other-language';
import { resolvePath } from '@kardan/web/lib/routes/resolve-path';
import type { Page } from '@playwright/test';
import { visitAll } from '../crawl/visit.ts';
import { someCar } from '../data/site-data.ts';
import { headOf } from '../site/page-head.ts';
import { pageKinds } from '../site/page-kinds.ts';
import { expectAccessible, open } from '../site/page-state.ts';
import { stack } from '../stack/environment.ts';
import { startApi, startWeb } from '../stack/start.ts';
import { expect, test } from '../test.ts';

test.use({ provokedErrors: /status of 503/ });

async function expectOutagePage(page: Page, origin: string): Promise<void> {
  const response = await page.goto(`${origin}/gebrauchtwagen`);
  expect(response?.status()).toBe(503);
  expect(response?.headers()['retry-after']).toMatch(/^\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Die Suche ist gerade nicht erreichbar');
  await expect(page.getByRole('link', { name: 'Erneut versuchen' })).toHaveAttribute('href', '/gebrauchtwagen');
  await expect(page.getByText(/\d Autos?\b/)).toHaveCount(0);
}

test('a search engine that cannot be reached shows as an outage, never as an empty list', async ({
  page,
  siteWithoutSearch,
}) => {
  await expectOutagePage(page, siteWithoutSearch);
  await expect(page.getByText('Kennung für Rückfragen')).toBeVisible();
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an API that cannot be reached shows the same; pages that need no search still answer', async ({
    page,
    siteWithoutApi,
  }) => {
    await expectOutagePage(page, siteWithoutApi);
    expect((await page.goto(`${siteWithoutApi}/impressum`))?.status()).toBe(200);
  });
});

test('a car’s page stays without similar cars, and says so', async ({ page, siteWithoutSearch }) => {
  const { slug } = await someCar();
  const response = await page.goto(`${siteWithoutSearch}/${slug}`);
  expect(response?.status()).toBe(200);
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  await expect(page.getByText('Ähnliche Autos können wir gerade nicht zeigen')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Eckdaten' })).toBeVisible();
  await expectAccessible(page);
});

test('the overview stays without makes and numbers, and the sitemaps of cars go on', async ({
  page,
  siteWithoutSearch,
}) => {
  const response = await page.goto(`${siteWithoutSearch}/uebersicht`);
  expect(response?.status()).toBe(200);
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  await expect(page.getByRole('heading', { name: 'Die Autos lassen sich gerade nicht zählen' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Steiermark', exact: true })).toBeVisible();
  await expectAccessible(page);
  const statusOf = async (path: string) => (await page.request.get(siteWithoutSearch + path)).status();
  for (const path of ['/sitemap.xml', '/sitemap-cars-0.xml', '/sitemap-dealerships-0.xml'])
    expect(await statusOf(path), path).toBe(200);
  expect(await statusOf('/sitemap-section-used.xml')).toBe(503);
});

test('following a link into an outage leads to the outage page', async ({ page, siteWithoutApi }) => {
  await open(page, `${siteWithoutApi}/impressum`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gebrauchtwagen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Die Suche ist gerade nicht erreichbar');
});

test('the home page stays, says what is missing and lets one search', async ({ page, siteWithoutApi }) => {
  const response = await page.goto(siteWithoutApi);
  expect(response?.status()).toBe(200);
  await expect(page.getByText('Gerade fehlen uns die Zahlen')).toBeVisible();
  await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toBeVisible();
  await expectAccessible(page);
});

/** Every kind of page in both languages, as it answers at this origin: as ever, or with a page that says what is the matter. */
async function expectDesignedPages(origin: string, atOnce?: number): Promise<number> {
  const german = await Promise.all(pageKinds.map(async ({ path, status }) => ({ path: await path(), status })));
  // An address that leads nowhere has no twin.
  const english = german
    .filter(({ path }) => resolvePath(path.replace(/\?.*$/, '')).kind === 'page')
    .map(({ path, status }) => ({ path: otherLanguagePath(path).path, status }));
  const kinds = [...german, ...english];
  const visits = await visitAll(
    kinds.map(({ path }) => origin + path),
    atOnce,
  );
  for (const [index, { url, status, html, retryAfter }] of visits.entries()) {
    const usual = kinds[index]?.status ?? 200;
    expect([usual, 503], url).toContain(status);
    expect(html.match(/<h1[ >]/g), url).toHaveLength(1);
    expect(html, url).not.toMatch(/href="[^"]*_rsc=/);
    if (status !== 503) continue;
    expect(retryAfter, url).toMatch(/^\d+$/);
    expect(html, url).toMatch(/Erneut versuchen|Noch einmal versuchen|Try again/);
    expect(headOf(html).title, url).toBeTruthy();
  }
  return visits.filter(({ status }) => status === 503).length;
}

test('without the database every kind of page answers as ever or with a page that says so, never as a defect', async ({
  processes,
}) => {
  test.setTimeout(240_000);
  const database = processes.use(await openTcpProxy(stack().databaseUrl));
  const api = processes.use(await startApi({}, { ...stack(), databaseUrl: database.url }));
  const web = processes.use(await startWeb({ API_ORIGIN: api.origin }));
  database.cut();
  expect(await expectDesignedPages(web.origin)).toBeGreaterThan(20);
});

test('with an API that does not answer at all, no kind of page is a defect either', async ({ processes }) => {
  test.setTimeout(240_000);
  const silent = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1');
  processes.defer(() => void silent.close());
  await once(silent, 'listening');
  const web = processes.use(
    await startWeb({
      API_ORIGIN: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
      WEB_API_TIMEOUT_MS: '2000',
    }),
  );
  // Each of them waits two seconds for each answer that does not come, and does nothing meanwhile.
  expect(await expectDesignedPages(web.origin, 60)).toBeGreaterThan(40);
});

test('who follows a link into an outage can try the page again, not what the router asks for', async ({
  page,
  siteWithoutApi,
}) => {
  await open(page, `${siteWithoutApi}/impressum`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Händlerverzeichnis' }).click();
  await expect(page.getByRole('link', { name: 'Noch einmal versuchen' })).toHaveAttribute('href', '/autohaendler');
});
