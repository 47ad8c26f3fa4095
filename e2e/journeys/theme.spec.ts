import type { Page } from '@playwright/test';
import { open } from '../site/page-state.ts';
import { expect, test } from '../test.ts';

const state = (page: Page) =>
  page.evaluate(() => ({
    dark: document.documentElement.classList.contains('dark'),
    stored: localStorage.getItem('darkMode'),
  }));

/** The icon that the toggle shows. */
async function icon(page: Page): Promise<string | undefined> {
  const uses = page.getByRole('banner').locator('button:visible svg:visible use');
  const addresses = await uses.evaluateAll((all) => all.map((use) => use.getAttribute('href') ?? ''));
  return addresses.find((address) => /#(moon|sun)$/.test(address))?.replace(/.*#/, '');
}

test('dark by default; the toggle turns to light, is remembered and turns back', async ({ page }) => {
  await open(page, '/gebrauchtwagen');
  expect(await state(page)).toEqual({ dark: true, stored: null });
  expect(await icon(page)).toBe('moon');

  await page.getByRole('button', { name: 'Helle Ansicht' }).click();
  expect(await state(page)).toEqual({ dark: false, stored: 'false' });
  expect(await icon(page)).toBe('sun');

  await page.reload();
  expect(await state(page)).toEqual({ dark: false, stored: 'false' });

  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/used-cars');
  expect(await state(page)).toEqual({ dark: false, stored: 'false' });

  await open(page, '/en/used-cars');
  await page
    .getByRole('button', { name: 'Dark mode' })
    .or(page.getByRole('button', { name: /dark/i }))
    .click();
  expect(await state(page)).toEqual({ dark: true, stored: 'true' });
  await page.reload();
  expect(await state(page)).toEqual({ dark: true, stored: 'true' });
});

test('the browser’s own bar has the theme that was chosen, whatever the system prefers', async ({
  browser,
  baseURL,
}) => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await using context = await browser.newContext({ colorScheme, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    // As browsers read it: the first whose condition holds.
    const bar = () =>
      page
        .locator('meta[name=theme-color]')
        .evaluateAll(
          (all) =>
            (all as HTMLMetaElement[]).find(({ media }) => media === '' || matchMedia(media).matches)?.content ?? '',
        );
    await open(page, '/impressum');
    expect(await bar()).toBe('#0e0f11');
    await page.getByRole('button', { name: 'Helle Ansicht' }).click();
    expect(await bar()).toBe('#f1f2f4');
    await open(page, '/gebrauchtwagen');
    expect(await bar()).toBe('#f1f2f4');
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/en/used-cars');
    await expect.poll(bar).toBe('#f1f2f4');
    await page.getByRole('button', { name: /dark/i }).click();
    expect(await bar()).toBe('#0e0f11');
  }
});

test('a light page is light from its first paint on', async ({ page }) => {
  // Scripts of ours are held back: what is painted now is what a slow connection shows first.
  await page.route('**/_next/static/chunks/*.js', () => undefined);
  await page.addInitScript(() => localStorage.setItem('darkMode', 'false'));
  await page.goto('/impressum', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await state(page)).toEqual({ dark: false, stored: 'false' });
  const [red = 0] = await page.evaluate(
    () => getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [],
  );
  expect(red).toBeGreaterThan(200);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('what the system prefers does not decide', async ({ browser, baseURL }) => {
  await using context = await browser.newContext({ colorScheme: 'light' });
  const page = await context.newPage();
  await page.goto(`${baseURL}/impressum`);
  expect(await state(page)).toEqual({ dark: true, stored: null });
});

test('a browser that forbids storage still shows both', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await open(page, '/impressum');
  const dark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));
  expect(await dark()).toBe(true);
  await page.getByRole('button', { name: 'Helle Ansicht' }).click();
  expect(await dark()).toBe(false);
});
