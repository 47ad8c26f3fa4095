import type { Database } from '@kardan/core/db/database';
import { sql } from 'kysely';

/** Removes what was counted before: a second seed does not add to the first. */
export async function deleteHealth(db: Database): Promise<void> {
  await db.deleteFrom('answersOfHour').execute();
  await db.deleteFrom('errorOfDay').execute();
  await db.deleteFrom('slowSearchOfDay').execute();
  await db.deleteFrom('emptySearchOfDay').execute();
  await db.deleteFrom('searchWordOfDay').execute();
  await db.deleteFrom('statisticsWebVital').execute();
  await db.deleteFrom('mailOfDay').execute();
}

/** Mails of the days before a day: the same ones for the same day, a few of them refused. */
export async function insertMails(db: Database, today: string, days: number): Promise<void> {
  await sql`
    insert into mail_of_day (day, template, outcome, count)
    select ${today}::date - n, template, 'sent', size + (n * 7 + size) % 11
    from generate_series(0, ${days - 1}::int) n,
      (values ('search-agent-matches', 240), ('inquiry-to-dealership', 60), ('inquiry-confirmation', 60), ('feed-run', 4))
        as mails (template, size)`.execute(db);
  await sql`
    insert into mail_of_day (day, template, outcome, count)
    select ${today}::date - n, 'search-agent-matches', case when n % 2 = 0 then 'refused' else 'bounced' end, 1 + n % 3
    from generate_series(0, ${days - 1}::int, 3) n`.execute(db);
}
