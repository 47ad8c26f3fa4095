import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { someDealership } from '../data/dealership-states.ts';
import { someCar } from '../data/site-data.ts';
import { expect, test } from '../test.ts';

const kb = 1_000;

const aCar = 'the page of a car';
const aDealership = 'the page of a dealership';

async function addressOf(path: string): Promise<string> {
  if (path === aCar) return `/${(await someCar()).slug}`;
  return path === aDealership ? `/autohaendler/${(await someDealership()).slug}` : path;
}

test('a page of results: at most 100 KB of HTML, its data for React included', async ({ request }) => {
  const html = await (await request.get('/gebrauchtwagen')).body();
  const weight = gzipSync(html, { level: 9 }).length;
  test.info().annotations.push({ type: 'HTML, gzip', description: `${(weight / kb).toFixed(1)} KB` });
  expect(weight).toBeLessThanOrEqual(100 * kb);
});

for (const path of [
  '/',
  '/gebrauchtwagen',
  '/angebote/suche/detailsuche',
  '/mein-parkplatz',
  '/autohaendler',
  '/regional/tirol',
  '/suchagent?fahrzeug=volkswagen/golf',
  aCar,
  aDealership,
]) {
  test(`at most 130 KB of JavaScript come with ${path}`, async ({ request }) => {
    const html = await (await request.get(await addressOf(path))).text();
    // Addresses that become `src` once the page has been painted; old browsers alone load what has one from the start.
    const scripts = [...html.matchAll(/<script data-src="([^"]+)"/g)].map(([, src = '']) => src);
    expect(scripts.length).toBeGreaterThan(0);
    let weight = 0;
    for (const src of new Set(scripts)) weight += gzipSync(await (await request.get(src)).body(), { level: 9 }).length;
    test.info().annotations.push({ type: 'JavaScript, gzip', description: `${(weight / kb).toFixed(1)} KB` });
    expect(weight).toBeLessThanOrEqual(130 * kb);
  });
}

/** Cumulative layout shift until nothing more comes, pictures a second late and the page scrolled through. */
async function layoutShift(page: Page, path: string): Promise<number> {
  await page.route(/\/_next\/image|\.webp/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue().catch(() => undefined);
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Reflect.set(window, 'layoutShifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!Reflect.get(entry, 'hadRecentInput')) shifts.push(Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'load' });
  await page.evaluate(async () => {
    for (let top = 0; top < Math.min(document.body.scrollHeight, 4_000); top += 400) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
  await page.waitForTimeout(700);
  const shifts = await page.evaluate(() => Reflect.get(window, 'layoutShifts') as number[]);
  return shifts.reduce((sum, value) => sum + value, 0);
}

for (const width of [390, 1440]) {
  for (const path of ['/', '/gebrauchtwagen', aCar, aDealership]) {
    test(`nothing moves while ${path} loads at ${width} pixels, however late its pictures come`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const shift = await layoutShift(page, await addressOf(path));
      test.info().annotations.push({ type: 'CLS', description: shift.toFixed(4) });
      expect(shift).toBeLessThanOrEqual(0.02);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
}
