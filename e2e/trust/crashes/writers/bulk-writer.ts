import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@kardan/core/db/database';
import type { House } from '../people.ts';
import { pricesOnRecord } from './listing-writers.ts';
import { byTurns, type Writer } from './writer.ts';

interface OwnHouse {
  house: House;
  /** Changes that were begun, one after the other. */
  rounds: number;
  /** As many, or one less: a house whose last one had no answer gets no further one. */
  acknowledged: number;
}

/** Every car of a house a euro dearer; acknowledged when it is started, done by the worker. */
export function bulkWriter(db: Database, houses: readonly House[]): Writer {
  const own: OwnHouse[] = houses.map((house) => ({ house, rounds: 0, acknowledged: 0 }));
  const free = byTurns(own);
  /** What every car of the house costs when this write is done. */
  const wanted = new Map<string, string[]>();
  return {
    kind: 'bulk change',
    share: 0.5,
    next() {
      const taken = free.take();
      if (!taken) return undefined;
      const { house } = taken;
      taken.rounds += 1;
      const priceEur = (house.cars[0]?.priceEur ?? 0) + taken.rounds;
      const mark = `house ${house.id} at ${priceEur}`;
      wanted.set(
        mark,
        house.cars.map(({ id }) => `${id}: ${priceEur}`),
      );
      const params = { dealershipId: String(house.id) };
      let bulkId: string | undefined;
      return {
        mark,
        async send() {
          bulkId ??= (
            await house.owner.previewBulk({ params, body: { filter: {}, act: { kind: 'price-eur', eur: 1 } } })
          ).id;
          await house.owner.startBulk({ params: { ...params, bulkId } });
        },
        async settled(isAcknowledged) {
          if (!isAcknowledged || !bulkId) return;
          taken.acknowledged += 1;
          await untilDone(house, bulkId);
          free.giveBack(taken);
        },
      };
    },
    async stored() {
      const ids = houses.flatMap(({ cars }) => cars.map(({ id }) => id));
      const prices = await pricesOnRecord(db, ids);
      return new Map(
        [...wanted].map(([mark, marks]) => [mark, timesOfAll(marks.map((each) => prices.get(each) ?? 0))]),
      );
    },
    async differences() {
      const open = await db.selectFrom('bulkRun').select('id').where('state', '=', 'running').execute();
      const refused = await db.selectFrom('bulkChange').select('listingId').where('outcome', '=', 'refused').execute();
      return [
        ...(await wrongPrices(db, own)),
        ...open.map(({ id }) => `bulk change ${id} is not done`),
        ...refused.map(({ listingId }) => `a bulk change left car ${listingId} as it was`),
      ];
    },
  };
}

/**
 * Cars that did not become a euro dearer with each change, or more often than that: whatever is done twice shifts every price
 * after it, so that each of them alone looks as if it had been there once.
 */
async function wrongPrices(db: Database, own: readonly OwnHouse[]): Promise<string[]> {
  const ids = own.flatMap(({ house }) => house.cars.map(({ id }) => id));
  const rows = await db.selectFrom('listing').select(['id', 'priceEur']).where('id', 'in', ids).execute();
  const known = new Map(rows.map(({ id, priceEur }) => [id, priceEur]));
  const recorded = [...(await pricesOnRecord(db, ids)).keys()];
  return own.flatMap(({ house, rounds, acknowledged }) =>
    house.cars.flatMap(({ id, priceEur: first }) => {
      const dearerBy = (known.get(id) ?? 0) - first;
      const prices = recorded.filter((mark) => mark.startsWith(`${id}: `)).length;
      if (dearerBy === prices && dearerBy >= acknowledged && dearerBy <= rounds) return [];
      return [
        `car ${id} is ${dearerBy} euros dearer and had ${prices} prices, acknowledged were ${acknowledged} of ${rounds}`,
      ];
    }),
  );
}

/** Done to some of the cars is not done; twice to one of them is done twice. */
function timesOfAll(times: number[]): number {
  const most = Math.max(...times);
  return most > 1 ? most : Math.min(...times);
}

async function untilDone({ id, owner }: House, bulkId: string): Promise<void> {
  const params = { dealershipId: String(id), bulkId };
  for (let tries = 0; tries < 300; tries++) {
    const run = await owner.bulkRun({ params }).catch(() => undefined);
    if (run?.state === 'done') return;
    await sleep(1_000);
  }
}
