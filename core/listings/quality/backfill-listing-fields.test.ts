import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runBackfill } from '../../db/run-backfill.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { fillWithListings } from '../../testing/fill-with-listings.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { listingFieldsBackfill } from './backfill-listing-fields.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await fillWithListings(database.db, 4_500);
});
afterAll(() => database[Symbol.asyncDispose]());

const stored = (id: number) =>
  database.db
    .selectFrom('listing')
    .select(['conditionKind', 'taxation', 'qualityScore', 'revision'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('a backfill that is cut off goes on where it was, and once it is through it touches nothing again', async () => {
  const db = database.owner;
  const brandNew = await buildListing(db, { category: 'new' });
  const youngCar = await buildListing(db, { category: 'one-year', vatReclaimable: true });
  const told = await buildListing(db, { description: 'x'.repeat(400), owners: 1, accidentFree: true });
  let chunks = 0;
  const cutOff = runBackfill(db, {
    ...listingFieldsBackfill,
    nextChunk: (tx, afterId) => {
      if (chunks === 1) throw new Error('cut off');
      chunks += 1;
      return listingFieldsBackfill.nextChunk(tx, afterId);
    },
  });
  await expect(cutOff).rejects.toThrow('cut off');
  const reached: number[] = [];
  await runBackfill(db, listingFieldsBackfill, (id) => reached.push(id));
  expect(reached).toEqual([4_000, told.id]);

  expect(await stored(brandNew.id)).toMatchObject({ conditionKind: 'new', taxation: 'standard' });
  expect(await stored(youngCar.id)).toMatchObject({ conditionKind: null, taxation: 'standard' });
  const before = await stored(told.id);
  expect(before).toMatchObject({ conditionKind: 'used', taxation: null });
  expect(before.qualityScore).toBeGreaterThan((await stored(1)).qualityScore + 10);

  await runBackfill(db, listingFieldsBackfill);
  expect(await stored(told.id)).toEqual(before);
});

test('no chunk takes a lock against readers or against changes of other rows', async () => {
  const db = database.owner;
  await sql`delete from backfill`.execute(db);
  const modes = new Set<string>();
  await runBackfill(db, {
    ...listingFieldsBackfill,
    async nextChunk(tx, afterId) {
      const reached = await listingFieldsBackfill.nextChunk(tx, afterId);
      const held = await sql<{ mode: string }>`
        select mode from pg_locks where pid = pg_backend_pid() and relation = 'listing'::regclass`.execute(tx);
      for (const { mode } of held.rows) modes.add(mode);
      return reached;
    },
  });
  expect([...modes].sort()).toEqual(['RowExclusiveLock', 'RowShareLock']);
});
