import { chromiumFlags, chromiumPath } from '@kardan/services/machine/chromium';
import type { Locator, Page } from '@playwright/test';
import { someDealership } from '../data/dealership-states.ts';
import { countCars } from '../data/site-data.ts';
import { startMapServer } from '../site/map-server.ts';
import { expectAccessible, expectNoSidewaysScrolling, hydrated, open, showTheme } from '../site/page-state.ts';
import { startWeb } from '../stack/start.ts';
import { expect, test } from '../test.ts';

test.use({
  // Playwright would send it with calls to other origins, and servers of maps allow no headers of ours.
  extraHTTPHeaders: {},
  launchOptions: {
    executablePath: chromiumPath(),
    // Draws by the processor what it would by a graphics card.
    args: [...chromiumFlags, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  },
});

const started = new AsyncDisposableStack();
let map: Awaited<ReturnType<typeof startMapServer>>;
let site: string;

test.beforeAll(async () => {
  map = started.use(await startMapServer());
  const web = started.use(await startWeb({ MAP_STYLE_URL: map.styleUrl, MAP_ORIGINS: map.dataOrigin }));
  site = web.origin;
});
test.beforeEach(() => {
  map.setDown(false);
  map.asked.length = 0;
});
test.afterAll(() => started.disposeAsync());

const opener = (page: Page) => page.getByRole('button', { name: 'Straßenkarte öffnen' });
const streets = (page: Page) => page.getByRole('region', { name: 'Straßenkarte', exact: true });
const flagsOf = (page: Page) => streets(page).getByRole('list', { name: /auf der Straßenkarte$/ });
const cardOn = (page: Page) => page.getByRole('region', { name: 'An dieser Stelle' });
const drawnFlags = (page: Page) => page.getByRole('list', { name: 'Treffer auf der Karte' });

async function openStreets(page: Page, path: string): Promise<void> {
  await page.goto(site + path);
  await hydrated(page);
  await opener(page).click();
  await expect(flagsOf(page).getByRole('button').first()).toBeVisible({ timeout: 30_000 });
}

/** Presses the largest flag, which leads closer, until one tells what stands there; gives back that one. */
async function pressUntilTold(page: Page): Promise<Locator> {
  const flag = flagsOf(page).getByRole('button').first();
  for (let step = 0; step < 8; step += 1) {
    const shown = await flagsOf(page).textContent();
    await flag.click();
    await expect
      .poll(async () => (await cardOn(page).count()) > 0 || (await flagsOf(page).textContent()) !== shown)
      .toBe(true);
    if ((await cardOn(page).count()) > 0) break;
  }
  return flag;
}

// That the policy forbids nothing of it is told by the test's page itself.
test('the hits stand on a street map that nobody is asked for before it is opened; a flag leads to the car or its dealer', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(`${site}/gebrauchtwagen?treibstoff=diesel&ansicht=map`);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(/erfährt dieser Anbieter deine IP-Adresse/)).toBeVisible();
  expect(map.asked).toEqual([]);
  const before = scripts.length;

  await opener(page).click();
  await expect(flagsOf(page).getByRole('button').first()).toBeVisible({ timeout: 30_000 });
  expect(scripts.length).toBeGreaterThan(before);
  await expect.poll(() => map.asked).toEqual(['/style.json', '/danube.geojson']);
  const total = await countCars({ category: ['used'], fuel: ['diesel'] });
  await expect(streets(page).getByRole('status')).toHaveText(`${total} Autos im Ausschnitt`);
  const counts = await flagsOf(page).getByRole('button').allInnerTexts();
  expect(counts.reduce((sum, count) => sum + Number(count.replace('.', '')), 0)).toBe(total);
  await expect(streets(page).getByRole('link', { name: '© Karten-Beispiel' })).toBeVisible();
  await expect(drawnFlags(page)).toHaveCount(0);

  const flag = await pressUntilTold(page);
  const card = cardOn(page);
  await expect(card).toBeFocused();
  for (const theme of ['dark', 'light'] as const) {
    await showTheme(page, theme);
    await expectAccessible(page, theme);
  }
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(flag).toBeFocused();

  await flag.click();
  const link = card.getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.split(' ')[0] ?? name);
});

test('by keyboard: open, move, look closer, close, and be back at the button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site}/autohaendler?ansicht=map`);
  await hydrated(page);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  const close = streets(page).getByRole('button', { name: 'Straßenkarte schließen' });
  await expect(close).toBeFocused({ timeout: 30_000 });
  const flags = flagsOf(page).getByRole('button');
  await expect(flags.first()).toBeVisible({ timeout: 30_000 });
  await expectNoSidewaysScrolling(page);

  await page.keyboard.press('Tab');
  const canvas = streets(page).getByRole('region', { name: /Pfeiltasten/ });
  await expect(canvas).toBeFocused();
  const status = streets(page).getByRole('status');
  const all = (await status.textContent()) ?? '';
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(status).not.toHaveText(all);
  await page.keyboard.press('Tab');
  await expect(flags.first()).toBeFocused();

  await close.focus();
  await page.keyboard.press('Enter');
  await expect(opener(page)).toBeFocused();
  await expect(page.getByRole('list', { name: 'Betriebe auf der Karte' }).getByRole('link').first()).toBeVisible();
});

test('a dealership’s place is shown among its streets', async ({ page }) => {
  const { slug, name } = await someDealership();
  await openStreets(page, `/autohaendler/${slug}`);
  await flagsOf(page).getByRole('button', { name }).click();
  await expect(cardOn(page)).toContainText(name);
});

test.describe('a map that cannot be shown', () => {
  test.use({ provokedErrors: /status of 503/ });

  test('leaves the drawn one and says so: its style does not come', async ({ page }) => {
    map.setDown(true);
    await page.goto(`${site}/gebrauchtwagen?ansicht=map`);
    await hydrated(page);
    await opener(page).click();
    await expect(page.getByText(/Straßenkarte lässt sich gerade nicht zeigen/)).toBeVisible({ timeout: 30_000 });
    await expect(drawnFlags(page).getByRole('link').first()).toBeVisible();
    await expect(opener(page)).toBeFocused();

    map.setDown(false);
    await opener(page).click();
    await expect(flagsOf(page).getByRole('button').first()).toBeVisible({ timeout: 30_000 });
  });

  test('leaves the drawn one and says so: the browser cannot draw it', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto(`${site}/gebrauchtwagen?ansicht=map`);
    await hydrated(page);
    await opener(page).click();
    await expect(page.getByText(/Straßenkarte lässt sich gerade nicht zeigen/)).toBeVisible({ timeout: 30_000 });
    await expect(drawnFlags(page).getByRole('link').first()).toBeVisible();
  });
});

test('without a style nothing is offered, and the policy names nobody', async ({ page }) => {
  const response = await page.goto('/gebrauchtwagen?ansicht=map');
  await hydrated(page);
  expect(response?.headers()['content-security-policy']).toContain("connect-src 'self';");
  await expect(drawnFlags(page).getByRole('link').first()).toBeVisible();
  await expect(opener(page)).toHaveCount(0);
});

test('the privacy policy tells who learns what when a street map is opened', async ({ page }) => {
  await open(page, '/portal/datenschutzerklaerung');
  await expect(page.getByRole('heading', { name: 'Straßenkarte' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/Anbieter der Karte.*IP-Adresse/);
});
