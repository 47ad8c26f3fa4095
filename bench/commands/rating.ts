import { loadEnv } from '@kardan/core/env';
import { closeServices, openServices } from '@kardan/core/services';
import type { BenchOptions } from '../options.ts';
import { measureRating } from '../rating/measure-rating.ts';
import { ratingPage } from '../report/rating-page.ts';
import { writePage } from '../report/write-page.ts';

const quickListings = 25_000;

/** `pnpm bench rating`: estimates of held-out demo cars beside the best possible, and the time that rating takes. */
export async function benchRating(options: BenchOptions): Promise<void> {
  const { quick, listings, seed } = options;
  const services = openServices(loadEnv(), 'command');
  try {
    const result = await measureRating(services, quick ? quickListings : listings, seed ?? 1);
    writePage('rating', ratingPage(result), options);
  } finally {
    await closeServices(services);
  }
}
