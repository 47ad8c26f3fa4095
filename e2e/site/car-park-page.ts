import type { SavedCar } from '@kardan/contract/calls/listings/saved-cars';
import type { Page } from '@playwright/test';
import { api } from '../data/site-data.ts';
import { open } from './page-state.ts';

/** An entry as the browser keeps it; the first version had no note. */
export interface StoredCar {
  id: number;
  slug: string;
  title: string;
  priceEur: number;
  image: string | null;
  savedAt: number;
  note?: string;
}

const storedAt = Date.parse('2026-10-01T12:00:00Z');

/** The n-th car of a park; the later ones were parked later. */
export function storedCar({ id, card }: SavedCar, n = 0): StoredCar {
  return {
    id,
    slug: card?.slug ?? `auto-${id}`,
    title: card ? `${card.make.name} ${card.model.name}` : `Auto ${id}`,
    priceEur: card?.priceEur ?? 9_990,
    image: card?.images[0] ?? null,
    savedAt: storedAt + n * 1000,
  };
}

/** Opens a page as a browser in which these cars are parked, the last one of them last. */
export async function openWithPark(page: Page, path: string, cars: readonly StoredCar[]): Promise<void> {
  // Into the storage once, and not again on a reload.
  await page.goto('/impressum');
  await page.evaluate((text) => localStorage.setItem('kardan.carPark', text), JSON.stringify(cars.toReversed()));
  await open(page, path);
}

/** The parts of the car park's page, by what a visitor calls them. */
export function parkOn(page: Page) {
  const main = page.getByRole('main');
  return {
    rows: main.locator('ol').getByRole('article'),
    titles: main.locator('ol').getByRole('article').getByRole('heading', { level: 2 }),
    sorting: main.getByLabel('Sortieren'),
    toasts: page.getByRole('region', { name: 'Meldungen' }),
  };
}

/** How the first cars of the demo stand, whatever became of them. */
export async function firstCars(count = 200): Promise<SavedCar[]> {
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  return (await api().savedCars({ body: { ids } })).items;
}

/** The first of them that stands so, and may still be seen. */
export function inState(cars: readonly SavedCar[], state: SavedCar['state']): SavedCar {
  const found = cars.find((car) => car.state === state && (state === 'gone' || car.card));
  if (!found) throw new Error(`no car is ${state}`);
  return found;
}
