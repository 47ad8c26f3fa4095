import type { ComparedCar, SavedCar } from '@kardan/contract/calls/listings/saved-cars';
import { cache } from 'react';
import { api } from '#lib/api/api.ts';
import { type ApiFailure, apiFailure } from '#lib/api/api-failure.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';

type Loaded<Car> = { failed: false; items: Car[] } | ApiFailure;

/** How the cars of a shared link stand now. */
export async function loadSavedCars(ids: number[]): Promise<Loaded<SavedCar>> {
  if (ids.length === 0) return { failed: false, items: [] };
  const client = await api();
  return told(client.savedCars({ body: { ids } }));
}

/** Everything of the cars to compare. Head and body of the page ask once. */
export function loadComparedCars(ids: readonly number[]): Promise<Loaded<ComparedCar>> {
  return askOnce(ids.join(','));
}

const askOnce = cache(async (ids: string): Promise<Loaded<ComparedCar>> => {
  if (ids === '') return { failed: false, items: [] };
  const [client, language] = await Promise.all([api(), currentLocale()]);
  return told(client.savedCarDetails({ query: { ids: ids.split(',').map(Number), language } }));
});

async function told<Car>(answer: Promise<{ items: Car[] }>): Promise<Loaded<Car>> {
  try {
    return { failed: false, items: (await answer).items };
  } catch (error) {
    return apiFailure(error);
  }
}
