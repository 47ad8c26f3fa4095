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
  const fetching = new Set<Promise<void>>();
  try {
    for (;;) {
      const before = done.fetched;
      if (fetching.size === 0) {
        const work: Promise<void> = fetchPictures(services, { untilMs: endMs }).then((fetched) => {
          done.fetched += fetched;
          fetching.delete(work);
        });
        fetching.add(work);
      }
      // What is here goes on its car meanwhile: a host that is slow keeps nobody else's pictures waiting.
      await Promise.race([...fetching, wait(roundMs, undefined, { ref: false })]);
      const settled = await settleProcessed(services.db);
      done.cars += await placePictures(services);
      if (Date.now() >= endMs) return done;
      if (fetching.size > 0 || done.fetched > before || settled > 0) continue;
      if (!(await areProcessed(services.db))) return done;
      await wait(1_000);
    }
  } finally {
    await Promise.all(fetching);
  }
}
