import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { someDealership } from '../data/dealership-states.ts';
import { someCar, someVersion } from '../data/site-data.ts';
import { emptyPageWeight } from '../site/empty-page.ts';
import { isFullRun } from '../stack/environment.ts';
import { expect, test } from '../test.ts';

const kb = 1_000;

const aCar = 'the page of a car';
const aDealership = 'the page of a dealership';
const aVersion = 'the page of a new car’s version';

async function addressOf(path: string): Promise<string> {
  if (path === aCar) return `/${(await someCar()).slug}`;
  if (path === aVersion) return (await someVersion()).version;
  return path === aDealership ? `/autohaendler/${(await someDealership()).slug}` : path;
}

test('a page of results: at most 330 KB of HTML, its data for React included, 40 KB compressed, 1,850 elements', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/gebrauchtwagen')).body();
  const compressed = gzipSync(html, { level: 9 }).length;
  await page.goto('/gebrauchtwagen');
  const elements = await page.locator('*').count();
  const description = `${(html.length / kb).toFixed(0)} KB, ${(compressed / kb).toFixed(1)} KB gzip, ${elements} elements`;
  test.info().annotations.push({ type: 'HTML', description });
  expect(html.length).toBeLessThanOrEqual(330 * kb);
  expect(compressed).toBeLessThanOrEqual(40 * kb);
  expect(elements).toBeLessThanOrEqual(1_850);
});

for (const path of [
  '/',
  '/gebrauchtwagen',
  '/angebote/suche/detailsuche',
  '/elektroautos',
  '/elektroautos/volkswagen',
  '/neuwagen',
  '/jahreswagen/volkswagen',
  aVersion,
  '/mein-parkplatz',
  '/autohaendler',
  '/regional/tirol',
  '/suchagent?fahrzeug=volkswagen/golf',
  '/magazin/nova-durchgerechnet',
  aCar,
  aDealership,
]) {
  test(`at most 20 KB of JavaScript more than an empty page has come with ${path}`, async ({ request }) => {
    const html = await (await request.get(await addressOf(path))).text();
    // Addresses that become `src` once the page has been painted; old browsers alone load what has `noModule`.
    const scripts = [...html.matchAll(/<script (?:data-)?src="([^"]+)" async=""/g)].map(([, src = '']) => src);
    expect(scripts.length).toBeGreaterThan(0);
    let weight = 0;
    for (const src of new Set(scripts)) weight += gzipSync(await (await request.get(src)).body(), { level: 9 }).length;
    const empty = emptyPageWeight();
    const description = `${(weight / kb).toFixed(1)} KB, an empty page ${(empty / kb).toFixed(1)} KB`;
    test.info().annotations.push({ type: 'JavaScript, gzip', description });
    expect(weight).toBeLessThanOrEqual(empty + 20 * kb);
  });
}

/** Of a layout shift, as browsers tell it. */
interface Source {
  node: Element | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}

interface Shift {
  value: number;
  atMs: number;
  /** What has moved from where to where. */
  moved: string[];
}

/**
 * What moves until nothing more comes, pictures half a second late and the page scrolled through. A busy machine paints a page
 * that it has read only half of, and moves it when it reads on: that counts in the full run, which has the machine to itself.
 */
async function layoutShifts(page: Page, path: string): Promise<Shift[]> {
  await page.route(/\/_next\/image|\.webp/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue().catch(() => undefined);
  });
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Reflect.set(window, 'layoutShifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        const sources = Reflect.get(entry, 'sources') as Source[];
        const moved = sources.map(
          ({ node, previousRect: before, currentRect: after }) =>
            `${before.width} × ${before.height} at ${before.y} → ${after.width} × ${after.height} at ${after.y}: ` +
            (node?.outerHTML ?? node?.textContent ?? '').slice(0, 120),
        );
        shifts.push({ value: Reflect.get(entry, 'value'), atMs: entry.startTime, moved });
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
  return page.evaluate((all) => {
    const [{ domInteractive = 0 } = {}] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const shifts = Reflect.get(window, 'layoutShifts') as Shift[];
    return shifts.filter(({ atMs }) => all || atMs > domInteractive);
  }, isFullRun());
}

for (const width of [390, 1440]) {
  for (const path of ['/', '/gebrauchtwagen', aCar, aDealership]) {
    test(`nothing moves while ${path} loads at ${width} pixels, however late its pictures come`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const shifts = await layoutShifts(page, await addressOf(path));
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      test.info().annotations.push({ type: 'CLS', description: sum.toFixed(4) });
      expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(0.02);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
}
