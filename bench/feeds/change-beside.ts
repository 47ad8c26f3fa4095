import { setTimeout as sleep } from 'node:timers/promises';
import { inTransaction } from '@kardan/core/db/database';
import { changeListing } from '@kardan/core/listings/changing/change-listing';
import type { Services } from '@kardan/core/services';
import { anActingOperator } from '@kardan/core/testing/actors';
import { watchIndex } from '../stock/watch-index.ts';
import { loadCarsToChange } from './feed-store.ts';

export interface Changing {
  stop(): Promise<{ seconds: number[]; missing: number }>;
}

/** Cars that are changed in turn. */
const cars = 200;

/** Other dealers who change a price now and then: how soon searches find it. */
export async function changeBeside({ db, search }: Services, perSecond: number): Promise<Changing> {
  const listings = await loadCarsToChange(db, cars);
  const watch = watchIndex(search);
  let stopped = false;
  const changing = (async () => {
    for (let made = 0; !stopped; made += 1) {
      const listing = listings[made % listings.length];
      if (!listing) return;
      listing.priceEur += 10;
      const { id, priceEur } = listing;
      await inTransaction(db, (tx) => changeListing(tx, anActingOperator, id, { priceEur }));
      watch.expect(id, priceEur, performance.now());
      await sleep(1_000 / perSecond);
    }
  })();
  return {
    async stop() {
      stopped = true;
      await changing;
      return watch.finish();
    },
  };
}
