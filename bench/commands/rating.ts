import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '@kardan/core/cli/terminal';
import { loadEnv } from '@kardan/core/env';
import { closeServices, openServices } from '@kardan/core/services';
import { cacheDirectory, documentationDirectory } from '../machine/directories.ts';
import type { BenchOptions } from '../options.ts';
import { measureRating } from '../rating/measure-rating.ts';
import { ratingPage } from '../report/rating-page.ts';

const quickListings = 25_000;

/** `pnpm bench rating`: estimates of held-out demo cars beside the best possible, and the time that rating takes. */
export async function benchRating({ quick, listings, seed, out }: BenchOptions): Promise<void> {
  const services = openServices(loadEnv(), 'command');
  try {
    const result = await measureRating(services, quick ? quickListings : listings, seed ?? 1);
    const directory = out ?? (quick ? cacheDirectory : documentationDirectory);
    mkdirSync(directory, { recursive: true });
    const page = join(directory, 'rating.md');
    writeFileSync(page, ratingPage(result));
    say(`written: ${page}`);
  } finally {
    await closeServices(services);
  }
}
