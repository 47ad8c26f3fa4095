import { inTransaction } from '@kardan/core/db/database';
import { enqueue } from '@kardan/core/jobs/enqueue';
import { buildListing } from '@kardan/core/testing/build-listing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createWorkplace, until } from './testing/workplace.ts';

const planned = 60;

test('a worker killed in the middle of planned prices does each of them exactly once', async () => {
  await using workplace = await createWorkplace();
  const { db } = workplace;
  const { id: listingId, dealershipId } = await buildListing(db, { priceEur: 90_000 });
  const at = new Date(Date.now() - 60_000);
  await db
    .insertInto('listingSchedule')
    .values(
      Array.from({ length: planned }, (_, place) => ({
        listingId,
        dealershipId,
        at: new Date(at.getTime() + place),
        publish: false,
        priceEur: 80_000 - place,
      })),
    )
    .execute();
  const askForWork = () => inTransaction(db, (tx) => enqueue(tx, 'run-listing-schedules', [{}]));
  await askForWork();
  const left = async () => (await db.selectFrom('listingSchedule').select('id').execute()).length;

  const first = await workplace.startWorker();
  await until(async () => (await left()) < planned);
  await first.kill();
  const rest = await left();
  expect(rest).toBeGreaterThan(0);
  // What the killed one held is handed out again only after its time limit; the next minute's job is another one.
  await askForWork();
  await using _second = await workplace.startWorker();
  await until(async () => (await left()) === 0);

  const { rows } = await sql<{ prices: number; revisions: number }>`
    select (select count(*) from listing_price where listing_id = ${listingId}) as prices,
      (select count(*) from listing_revision where listing_id = ${listingId} and source = 'schedule') as revisions`.execute(
    db,
  );
  expect(rows).toEqual([{ prices: planned + 1, revisions: planned }]);
}, 120_000);
