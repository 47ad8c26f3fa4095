import type { Page } from '@playwright/test';
import { expectNoSidewaysScrolling, open } from '../site/page-state.ts';
import { resultsOn } from '../site/results-page.ts';
import { expect, test } from '../test.ts';

// None needs another: every worker takes what is left.
test.describe.configure({ mode: 'parallel' });

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('nothing scrolls sideways with the sheet and the drawer open', async ({ page }) => {
    await open(page, '/gebrauchtwagen');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await expectNoSidewaysScrolling(page);
    const { filters } = resultsOn(page);
    const scrollsSideways = await filters.evaluate((sheet) =>
      [...sheet.querySelectorAll('*')]
        .filter((each) => ['auto', 'scroll'].includes(getComputedStyle(each).overflowX))
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
    expect(scrollsSideways).toEqual([]);
    await filters.getByRole('button', { name: 'Filter schließen' }).click();
    await page.getByRole('banner').locator('summary').filter({ hasText: 'Menü' }).click();
    await expectNoSidewaysScrolling(page);
  });
});

interface Layout {
  /** The menu in the header, or the button of the drawer. */
  menu: 'bar' | 'drawer';
  filters: 'beside' | 'sheet';
  /** Columns of a card in the list. */
  cardColumns: number;
  carParkLabel: boolean;
  pageNumbers: boolean;
}

const small: Layout = {
  menu: 'drawer',
  filters: 'sheet',
  cardColumns: 1,
  carParkLabel: false,
  pageNumbers: false,
};
const medium: Layout = { ...small, cardColumns: 3, pageNumbers: true };
const large: Layout = { ...medium, menu: 'bar', filters: 'beside' };
const extraLarge: Layout = { ...large, carParkLabel: true };

/** What holds at each width: the breakpoints are 768, 1024 and 1192, to the pixel. */
const layouts: [width: number, layout: Layout][] = [
  [767, small],
  [768, medium],
  [1023, medium],
  [1024, large],
  [1191, large],
  [1192, extraLarge],
];

async function columnsOf(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);
}

async function layoutOf(page: Page): Promise<Layout> {
  const banner = page.getByRole('banner');
  const { filters, pages } = resultsOn(page);
  const bar = await banner.locator('summary').getByText('Autos suchen').isVisible();
  const drawer = await banner.locator('summary').filter({ hasText: 'Menü' }).isVisible();
  const beside = await filters.isVisible();
  const opener = await page.getByRole('button', { name: 'Filter', exact: true }).isVisible();
  const label = banner
    .getByRole('link', { name: /^Mein Parkplatz/ })
    .locator('span')
    .first();
  expect(bar, 'either menu or drawer').not.toBe(drawer);
  expect(beside, 'either panel or sheet').not.toBe(opener);
  return {
    menu: bar ? 'bar' : 'drawer',
    filters: beside ? 'beside' : 'sheet',
    cardColumns: await columnsOf(page, 'main ol article'),
    carParkLabel: await label.evaluate((element) => element.getBoundingClientRect().width > 2),
    pageNumbers: await pages.getByRole('link', { name: 'Seite 2' }).isVisible(),
  };
}

test('the layout changes at 768, 1024 and 1192 pixels, exactly', async ({ page }) => {
  await open(page, '/gebrauchtwagen');
  for (const [width, layout] of layouts) {
    await page.setViewportSize({ width, height: 900 });
    await expect(async () => expect(await layoutOf(page), `${width} px`).toEqual(layout)).toPass({ timeout: 5_000 });
    await expectNoSidewaysScrolling(page);
  }
});

test('the grid has one, two or three columns', async ({ page }) => {
  await page.goto('/gebrauchtwagen?ansicht=grid');
  for (const [width, columns] of [
    [767, 1],
    [768, 2],
    [1191, 2],
    [1192, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await columnsOf(page, 'main ol:has(article)'), `${width} px`).toBe(columns);
    await expectNoSidewaysScrolling(page);
  }
});
