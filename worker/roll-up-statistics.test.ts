import { inTransaction } from '@kardan/core/db/database';
import { enqueue } from '@kardan/core/jobs/enqueue';
import { rollUpStatistics } from '@kardan/core/statistics/days/roll-up-statistics';
import { recordStatistics } from '@kardan/core/statistics/record-statistics';
import { untilWaiting } from '@kardan/core/testing/until-waiting';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createWorkplace } from './testing/workplace.ts';

test('a worker killed in the middle of a roll-up counts nothing twice and loses nothing', async () => {
  await using workplace = await createWorkplace();
  const { db } = workplace;
  const view = { kind: 'view', dealershipId: 1, listingId: 7 } as const;
  await recordStatistics(db, [view]);
  await rollUpStatistics({ db });
  expect(await views()).toBe(1);

  await recordStatistics(
    db,
    Array.from({ length: 300 }, () => view),
  );
  await using worker = await workplace.startWorker();
  // It has written the cars' counts and waits with the day's, which somebody holds: killed here, half of its work is done.
  await inTransaction(db, async (tx) => {
    await sql`select from statistics_of_day for update`.execute(tx);
    await inTransaction(db, (other) => enqueue(other, 'roll-up-statistics', [{}]));
    await untilWaiting(db, { like: '%counted as materialized%' });
    await worker.kill();
  });
  expect(await views()).toBe(1);
  await rollUpStatistics({ db });
  expect(await views()).toBe(301);

  async function views(): Promise<number> {
    const { rows } = await sql<{ views: number }>`
      select sum(views)::integer as views from statistics_of_listing`.execute(db);
    return rows[0]?.views ?? 0;
  }
}, 60_000);
