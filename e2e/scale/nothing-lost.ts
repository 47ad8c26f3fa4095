import { inspectQueues } from '@kardan/core/jobs/inspect-queues';
import { compareIndex } from '@kardan/core/search/index/compare-index';
import { expect } from 'vitest';
import type { DealerCar } from '../people/dealer.ts';
import type { ScaledStack } from './scaled-stack.ts';

/** Waits until no job is left; none may have given up. */
export async function untilJobsDone({ db }: ScaledStack): Promise<void> {
  const left = async () => {
    const queues = await inspectQueues(db);
    return queues.filter(({ queued, active, retry }) => queued + active + retry > 0).map(({ name }) => name);
  };
  await expect.poll(left, { timeout: 180_000, interval: 500 }).toEqual([]);
  expect((await inspectQueues(db)).filter(({ failed, dead }) => failed + dead > 0)).toEqual([]);
}

/** Every price that a dealer was told is saved is in the database, and the index holds what the database does. */
export async function expectNothingLost({ db, search, cars }: ScaledStack): Promise<void> {
  const ids = cars.map(({ id }) => id);
  const stored = await db
    .selectFrom('listing')
    .select(['id', 'priceEur'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  expect(stored).toEqual(
    cars.map(({ id, priceEur }) => ({ id, priceEur })).toSorted((one, other) => one.id - other.id),
  );
  await search.client.indices.refresh({ index: search.readAlias });
  expect(await compareIndex({ db, search })).toEqual({ missing: [], superfluous: [], outdated: [] });
}

/** Waits until a search of the engine itself finds the car by its price. */
export async function untilIndexed({ search }: ScaledStack, { id, priceEur }: DealerCar): Promise<void> {
  const query = { bool: { filter: [{ term: { id } }, { term: { priceEur } }] } };
  const found = async () => (await search.client.count({ index: search.readAlias, body: { query } })).body.count;
  await expect.poll(found, { timeout: 30_000 }).toBe(1);
}
