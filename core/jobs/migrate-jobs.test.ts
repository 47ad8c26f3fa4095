import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createMigratedDatabase } from '../testing/test-database.ts';
import { jobNames, scheduleOf } from './job-catalogue.ts';
import { migrateJobs } from './migrate-jobs.ts';

test('what runs by the clock is scheduled as the catalogue says, and what is not any more is not', async () => {
  await using database = await createMigratedDatabase();
  const migrate = () => migrateJobs({ DATABASE_URL: database.ownerUrl });
  const schedules = async () => {
    const { rows } = await sql<{ name: string; cron: string; timezone: string }>`
      select name, cron, timezone from pgboss.schedule order by name`.execute(database.owner);
    return rows;
  };
  const timezone = 'Europe/Vienna';
  const wanted = jobNames.flatMap((name) => {
    const cron = scheduleOf(name);
    return cron === undefined ? [] : [{ name, cron, timezone }];
  });
  await migrate();
  expect(await schedules()).toEqual(wanted.sort((one, other) => one.name.localeCompare(other.name)));
  await sql`update pgboss.schedule set cron = '* * * * *' where name = 'expire-listings'`.execute(database.owner);
  await sql`insert into pgboss.schedule (name, cron, timezone) values ('index-listing', '* * * * *', 'UTC')`.execute(
    database.owner,
  );
  await migrate();
  expect(await schedules()).toEqual(wanted);
});

test('running it again, twice at once, brings every queue back to the catalogue', async () => {
  await using database = await createMigratedDatabase();
  const migrate = () => migrateJobs({ DATABASE_URL: database.ownerUrl });
  const settings = () =>
    sql`select name, retry_limit, retry_delay_max, heartbeat_seconds, dead_letter, notify from pgboss.queue order by name`
      .execute(database.owner)
      .then(({ rows }) => rows);
  await migrate();
  const wanted = await settings();
  expect(wanted).toContainEqual({
    name: 'index-listing',
    retryLimit: 360,
    retryDelayMax: 20,
    heartbeatSeconds: 10,
    deadLetter: 'dead-letter',
    notify: true,
  });
  await sql`update pgboss.queue set retry_limit = 1, dead_letter = null where name = 'index-listing'`.execute(
    database.owner,
  );
  await Promise.all([migrate(), migrate()]);
  expect(await settings()).toEqual(wanted);
});
