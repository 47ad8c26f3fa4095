import { expect, type Locator, type Page } from '@playwright/test';
import { inGerman } from '../data/site-data.ts';

/** The parts of a page of results, by what a visitor calls them. */
export function resultsOn(page: Page) {
  const main = page.getByRole('main');
  return {
    titles: main.locator('ol').getByRole('article').getByRole('heading', { level: 2 }),
    cards: main.locator('ol').getByRole('article'),
    filters: page.getByRole('complementary', { name: 'Filter' }),
    chips: main.getByRole('group', { name: 'Aktive Filter' }).getByRole('link', { name: /Filter entfernen$/ }),
    pages: page.getByRole('navigation', { name: 'Seiten' }),
    views: page.getByRole('navigation', { name: 'Ansicht' }),
    sorting: main.getByLabel('Sortieren'),
  };
}

/** As pages say it: 1 Auto, 1.234 Autos */
export function carsInWords(total: number): string {
  return total === 1 ? '1 Auto' : `${inGerman(total)} Autos`;
}

export async function expectTotal(page: Page, total: number): Promise<void> {
  await expect(page.getByRole('main').getByText(carsInWords(total), { exact: true })).toBeVisible();
}

/** What the chips say, without the words for screen readers. */
export async function chipTexts(chips: Locator): Promise<string[]> {
  return (await chips.allTextContents()).map((text) =>
    text.replace(/, Filter entfernen$/, '').replaceAll('\u00A0', ' '),
  );
}

/** The page's address has this path and these parameters, in whatever order. */
export async function expectAddress(page: Page, address: string): Promise<void> {
  await expect.poll(() => inOneOrder(page.url())).toBe(inOneOrder(address));
}

function inOneOrder(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const parameters = [...searchParams].map((pair) => pair.join('=')).toSorted();
  return [pathname, ...parameters].join(' ');
}
