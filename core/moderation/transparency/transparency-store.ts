import type { TransparencyFigure } from '@kardan/contract/values/transparency';
import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';

export interface MonthFigure {
  /** Its first day. */
  month: string;
  figure: TransparencyFigure;
  key: string;
  amount: number;
}

const monthOf = (column: string) => sql`date_trunc('month', ${sql.ref(column)} at time zone 'Europe/Vienna')::date`;
const hoursBetween = (from: string, to: string) =>
  sql`ceil(extract(epoch from ${sql.ref(to)} - ${sql.ref(from)}) / 3600)::int::text`;

/** Counts the last so many months anew, this one included, from what is stored of them; older ones stay as they were counted. */
export async function recountMonths(tx: Tx, months: number): Promise<void> {
  const first = sql`(date_trunc('month', now() at time zone 'Europe/Vienna') - make_interval(months => ${months - 1}))::date`;
  const since = sql`${first}::timestamp at time zone 'Europe/Vienna'`;
  await sql`delete from transparency_month where month >= ${first}`.execute(tx);
  await sql`
    insert into transparency_month (month, figure, key, amount)
    select month, figure, key, count(*) from (
      select ${monthOf('created_at')} as month, 'notices-received' as figure, reason::text as key
        from content_notice where created_at >= ${since}
      union all
      select ${monthOf('decided_at')}, 'notices-' || state::text, reason::text
        from content_notice where decided_at >= ${since} and state <> 'open'
      union all
      select ${monthOf('decided_at')}, 'notice-hours', ${hoursBetween('created_at', 'decided_at')}
        from content_notice where decided_at >= ${since}
      union all
      select ${monthOf('issued_at')}, figure, key
        from statement_of_reasons
        cross join lateral (values
          ('measures', measure::text), ('grounds', ground::text), ('found-by', found_by::text),
          ('automated-decisions', case when is_automated then 'yes' else 'no' end)
        ) as told (figure, key)
        where issued_at >= ${since}
      union all
      select ${monthOf('created_at')}, 'complaints-received', complainant::text
        from complaint where created_at >= ${since}
      union all
      select ${monthOf('decided_at')}, 'complaints-decided', state::text
        from complaint where decided_at >= ${since}
      union all
      select ${monthOf('decided_at')}, 'complaint-hours', ${hoursBetween('created_at', 'decided_at')}
        from complaint where decided_at >= ${since}
      union all
      select ${monthOf('announced_at')}, 'restrictions', kind::text
        from dealership_restriction where announced_at >= ${since}
    ) happened
    group by month, figure, key`.execute(tx);
}

/** Figures of a year by month. */
export async function loadMonthsOf(db: Database, year: number): Promise<MonthFigure[]> {
  const rows = await db
    .selectFrom('transparencyMonth')
    .select(['month', 'figure', 'key', 'amount'])
    .where('month', '>=', `${year}-01-01`)
    .where('month', '<', `${year + 1}-01-01`)
    .orderBy('month')
    .orderBy('figure')
    .orderBy('key')
    .execute();
  return rows.map(({ figure, ...row }) => ({ ...row, figure: figure as TransparencyFigure }));
}

/** Years that there are figures of, the newest first. */
export async function loadCountedYears(db: Database): Promise<number[]> {
  const { rows } = await sql<{ year: number }>`
    select distinct extract(year from month)::int as year from transparency_month order by year desc`.execute(db);
  return rows.map(({ year }) => year);
}
