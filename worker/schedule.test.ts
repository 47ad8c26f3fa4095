import { buildListing } from '@kardan/core/testing/build-listing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createWorkplace, until } from './testing/workplace.ts';

test('a worker does by itself what is due by the clock, and two workers do it once', async () => {
  await using workplace = await createWorkplace();
  const { db } = workplace;
  const longAgo = new Date(Date.now() - 70 * 86_400_000);
  const { id } = await buildListing(db, { publishedAt: longAgo, confirmedAt: longAgo });
  await sql`update pgboss.schedule set cron = '* * * * *' where name = 'expire-listings'`.execute(db);
  await using _one = await workplace.startWorker();
  await using _other = await workplace.startWorker();
  const stateOf = () => db.selectFrom('listing').select('state').where('id', '=', id).executeTakeFirstOrThrow();
  await until(async () => (await stateOf()).state === 'expired');
  await workplace.untilDone('expire-listings');
  const { rows } = await sql<{ minute: Date; jobs: number }>`
    select date_trunc('minute', created_on) as minute, count(*)::int as jobs
    from pgboss.job where name = 'expire-listings' group by 1`.execute(db);
  expect(rows.every(({ jobs }) => jobs === 1)).toBe(true);
}, 120_000);
