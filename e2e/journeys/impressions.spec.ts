import { maxReportedEvents } from '@kardan/contract/values/statistics-kinds';
import type { Page } from '@playwright/test';
import { halfInView } from '../site/cards-in-view.ts';
import { open } from '../site/page-state.ts';
import { resultsOn } from '../site/results-page.ts';
import { watchStatistics } from '../site/watch-statistics.ts';
import { expect, test } from '../test.ts';

/** For a busy machine. */
const patience = { timeout: 15_000 };

test.beforeEach(({ page }) => page.clock.install());

/** More than a card has to be seen and a report waits, without waiting for it; nothing of it is on its way any more. */
async function letTimePass(page: Page): Promise<void> {
  await viewTold(page);
  await page.clock.runFor(5_000);
  await page.waitForTimeout(500);
}

/** Until the browser has told every observer what is in view. */
function viewTold(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new IntersectionObserver((_, observer) => {
          observer.disconnect();
          resolve();
        }).observe(document.body);
      }),
  );
}

/** Polls what has been told while time passes faster than it does. */
function soon<T>(page: Page, told: () => T) {
  const later = async () => {
    await page.clock.runFor(1_000);
    return told();
  };
  return expect.poll(later, patience);
}

function watchImpressions(page: Page) {
  const { events, reports, referrers } = watchStatistics(page);
  const ids = () => events().flatMap(({ kind, listingId }) => (kind === 'impression' ? [listingId] : []));
  return { ids, reports, referrers };
}

const ascending = (a: number, b: number) => a - b;

test('cards that are half in view for a second count once each on a page, in one report; those below do not', async ({
  page,
}) => {
  const { ids, reports, referrers } = watchImpressions(page);
  await open(page, '/gebrauchtwagen');
  const first = await halfInView(page);
  expect(first.length).toBeGreaterThan(0);
  await soon(page, () => ids().sort(ascending)).toEqual(first.sort(ascending));
  expect(reports).toHaveLength(1);
  expect((await reports[0]?.response())?.status()).toBe(202);
  expect(await referrers(), 'nobody is told which page it was').toEqual([]);

  // Down and up again: the next cards count, those above not again.
  await resultsOn(page).titles.nth(6).scrollIntoViewIfNeeded();
  const next = (await halfInView(page)).filter((id) => !first.includes(id));
  expect(next.length).toBeGreaterThan(0);
  await soon(page, ids).toEqual(expect.arrayContaining(next));
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await letTimePass(page);
  expect(new Set(ids()).size).toBe(ids().length);
  for (const report of reports) expect(report.postDataJSON().events.length).toBeLessThanOrEqual(maxReportedEvents);
});

test('the next page that the router shows counts anew', async ({ page }) => {
  const { ids } = watchImpressions(page);
  await open(page, '/gebrauchtwagen');
  await soon(page, () => ids().length).toBeGreaterThan(0);
  const before = ids();
  await resultsOn(page).views.getByRole('link', { name: 'Raster' }).click();
  await expect(page).toHaveURL(/ansicht=grid/);
  await soon(page, () => ids().slice(before.length)).toContain(before[0]);
});

test('in a tab that nobody looks at nothing counts; it does once it is looked at', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'tabIsHidden', true);
    const state = () => (Reflect.get(window, 'tabIsHidden') ? 'hidden' : 'visible');
    Object.defineProperty(Document.prototype, 'visibilityState', { get: state });
  });
  const { ids } = watchImpressions(page);
  await open(page, '/gebrauchtwagen');
  // What counts has come.
  await page.waitForLoadState('networkidle');
  await letTimePass(page);
  expect(ids()).toEqual([]);
  await page.evaluate(() => {
    Reflect.set(window, 'tabIsHidden', false);
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await soon(page, () => ids().length).toBeGreaterThan(0);
});

test('what is scrolled past within a second was not seen', async ({ page }) => {
  const { ids } = watchImpressions(page);
  await open(page, '/gebrauchtwagen');
  await soon(page, () => ids().length).toBeGreaterThan(0);
  const passed = await resultsOn(page)
    .titles.nth(9)
    .evaluate(async (title) => {
      const card = title.closest<HTMLElement>('article');
      card?.scrollIntoView({ behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 300));
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      return Number(card?.dataset.listing);
    });
  await letTimePass(page);
  expect(ids()).not.toContain(passed);
});
