import type { Page } from '@playwright/test';
import { countCars } from '../data/site-data.ts';
import { open } from '../site/page-state.ts';
import { expectTotal, resultsOn } from '../site/results-page.ts';
import { expect, test } from '../test.ts';

/** What has the focus, and whether one can see it: an outline of its own or around it. */
function focus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const outlined = (each: Element | null): boolean => {
      if (!each || each === document.body) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || outlined(each.parentElement);
    };
    const { top, bottom } = element.getBoundingClientRect();
    return {
      name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim(),
      visible: outlined(element),
      inWindow: bottom > 0 && top < innerHeight,
    };
  });
}

test('the first key leads past the header to the content', async ({ page }) => {
  await open(page, '/gebrauchtwagen');
  await page.keyboard.press('Tab');
  expect(await focus(page)).toEqual({ name: 'Zum Inhalt', visible: true, inWindow: true });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('the menu opens with Enter, and Escape closes it and gives the focus back', async ({ page }) => {
  await open(page, '/impressum');
  const menu = page.getByRole('banner').locator('summary').getByText('Autos suchen');
  const entry = page
    .getByRole('banner')
    .getByRole('link', { name: /^Elektroautos/ })
    .first();
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(entry).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(entry).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/elektroautos');
});

test('filters, order, pages and cars by keyboard alone', async ({ page }) => {
  await open(page, '/gebrauchtwagen');
  const { filters, pages, cards, sorting } = resultsOn(page);
  const diesel = filters.getByRole('checkbox', { name: /^Diesel/ });
  await diesel.focus();
  await page.keyboard.press('Space');
  await expectTotal(page, await countCars({ category: ['used'], fuel: ['diesel'] }));
  // The page has changed around it; whoever goes on by keyboard must not start over.
  await expect(diesel).toBeFocused();

  await sorting.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/sort=rating/);

  const next = pages.getByRole('link', { name: 'Weiter' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=2/);
  const title = cards.nth(0).getByRole('heading').getByRole('link');
  await title.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/-\d+$/);
});

test('a slider moves with the arrow keys', async ({ page }) => {
  await open(page, '/gebrauchtwagen');
  const slider = resultsOn(page).filters.getByRole('slider', { name: 'Preis, obere Grenze' });
  const before = await slider.screenshot();
  await slider.focus();
  expect((await slider.screenshot()).equals(before), 'the knob shows that it has the focus').toBe(false);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/preis-bis=\d+/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the sheet keeps the focus inside and gives it back', async ({ page }) => {
    await open(page, '/gebrauchtwagen');
    const opener = page.getByRole('button', { name: 'Filter', exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const { filters } = resultsOn(page);
    await expect(filters.getByRole('button', { name: 'Filter schließen' })).toBeFocused();
    for (let presses = 0; presses < 80; presses += 1) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(() => {
        const { activeElement: active, body } = document;
        return active === body || active?.closest('aside') !== null;
      });
      expect(inside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(filters).toBeHidden();
    await expect(opener).toBeFocused();
  });
});
