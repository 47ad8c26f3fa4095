import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, inTransaction } from '@kardan/core/db/database';
import { changeListing } from '@kardan/core/listings/changing/change-listing';
import { rateAndAnnounce } from '@kardan/core/listings/changing/rate-and-announce';
import { anActingOperator } from '@kardan/core/testing/actors';
import { publishNow } from './listing-store.ts';

export interface Change {
  listingId: number;
  committedAt: Date;
}

export interface FreshChanges {
  /** Ends after the change under way and gives all that were made. */
  stop(): Promise<Change[]>;
}

/** Changes one car after the other, so many a second: every other one is published, the others become cheaper. */
export function makeFreshChanges(db: Database, listingIds: readonly number[], perSecond: number): FreshChanges {
  const changes: Change[] = [];
  let stopped = false;
  const changing = (async () => {
    const start = performance.now();
    for (const [made, listingId] of listingIds.entries()) {
      if (stopped) return;
      await sleep(Math.max(0, start + (made / perSecond) * 1_000 - performance.now()));
      await change(db, listingId, made);
      changes.push({ listingId, committedAt: new Date() });
    }
    if (!stopped) throw new Error('there are too few cars to change');
  })();
  changing.catch(() => undefined);
  return {
    async stop() {
      stopped = true;
      await changing;
      return changes;
    },
  };
}

function change(db: Database, listingId: number, made: number): Promise<unknown> {
  return inTransaction(db, async (tx) => {
    if (made % 2 === 0) {
      await publishNow(tx, [listingId]);
      await rateAndAnnounce(tx, [listingId]);
      return;
    }
    const { priceEur } = await tx
      .selectFrom('listing')
      .select('priceEur')
      .where('id', '=', listingId)
      .executeTakeFirstOrThrow();
    await changeListing(tx, anActingOperator, listingId, {
      priceEur: Math.max(1, Math.round(priceEur * 0.96)),
      netPriceEur: null,
    });
  });
}
