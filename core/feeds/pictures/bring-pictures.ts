import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '../../kernel/log.ts';
import type { CatalogueServices } from '../../vehicles/catalogue/catalogue-of.ts';
import type { PictureServices } from './fetch-picture.ts';
import { fetchPictures } from './fetch-pictures.ts';
import { wantGivenUpOfYesterday } from './given-up-store.ts';
import { placePictures } from './place-pictures.ts';
import { areProcessed, reclaimPictures, settleProcessed } from './processed-picture-store.ts';

/** Between two looks at what was fetched meanwhile. */
const roundMs = 5_000;

/**
 * Gets the pictures that feeds want for their cars and puts them there, for so long at most; it may end anywhere and run
 * beside itself.
 */
export async function bringPictures(
  services: PictureServices & CatalogueServices & { log: Logger },
  { forMs }: { forMs: number },
): Promise<{ fetched: number; cars: number }> {
  const endMs = Date.now() + forMs;
  const done = { fetched: 0, cars: 0 };
  await reclaimPictures(services.db);
  await wantGivenUpOfYesterday(services.db);
  for (;;) {
    const before = done.fetched;
    done.fetched += await fetchPictures(services, { untilMs: Math.min(Date.now() + roundMs, endMs) });
    const settled = await settleProcessed(services.db);
    done.cars += await placePictures(services);
    const isIdle = done.fetched === before && settled === 0;
    if (Date.now() >= endMs || (isIdle && !(await areProcessed(services.db)))) return done;
    if (isIdle) await wait(1_000);
  }
}
