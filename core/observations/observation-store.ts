import type { ErrorSource } from '@kardan/contract/values/operations';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';

export interface AnswerCount {
  hour: string;
  answers: number;
  failures: number;
}

export interface ErrorCount {
  day: string;
  source: ErrorSource;
  kind: string;
  place: string;
  count: number;
}

export interface SlowSearchCount {
  day: string;
  filters: string;
  count: number;
  totalMs: number;
  slowestMs: number;
}

export interface EmptySearchCount {
  day: string;
  question: string;
  count: number;
}

export interface WordCount {
  day: string;
  word: string;
  count: number;
}

/** Different ones that a day keeps at most: whoever makes things up fills no disk. */
const maxRowsADay = 5_000;

/** Each adds in one order, so that processes that write at the same moment never wait for each other in a circle. */
export async function addAnswers(db: Database, counts: AnswerCount[]): Promise<void> {
  await sql`
    insert into answers_of_hour (hour, answers, failures)
    select * from unnest(
      ${counts.map(({ hour }) => hour)}::timestamptz[],
      ${counts.map(({ answers }) => answers)}::bigint[],
      ${counts.map(({ failures }) => failures)}::bigint[])
    order by 1
    on conflict (hour) do update set
      answers = answers_of_hour.answers + excluded.answers,
      failures = answers_of_hour.failures + excluded.failures`.execute(db);
}

export async function addErrors(db: Database, counts: ErrorCount[]): Promise<void> {
  await sql`
    insert into error_of_day (day, source, kind, place, count)
    select * from unnest(
      ${counts.map(({ day }) => day)}::date[],
      ${counts.map(({ source }) => source)}::text[],
      ${counts.map(({ kind }) => kind)}::text[],
      ${counts.map(({ place }) => place)}::text[],
      ${counts.map(({ count }) => count)}::integer[]) as added (day, source, kind, place, count)
    where ${hasRoom(sql`error_of_day`, ['source', 'kind', 'place'])}
    order by 1, 2, 3, 4
    on conflict (day, source, kind, place) do update set count = error_of_day.count + excluded.count`.execute(db);
}

export async function addSlowSearches(db: Database, counts: SlowSearchCount[]): Promise<void> {
  await sql`
    insert into slow_search_of_day (day, filters, count, total_ms, slowest_ms)
    select * from unnest(
      ${counts.map(({ day }) => day)}::date[],
      ${counts.map(({ filters }) => filters)}::text[],
      ${counts.map(({ count }) => count)}::integer[],
      ${counts.map(({ totalMs }) => totalMs)}::bigint[],
      ${counts.map(({ slowestMs }) => slowestMs)}::integer[]) as added (day, filters, count, total_ms, slowest_ms)
    where ${hasRoom(sql`slow_search_of_day`, ['filters'])}
    order by 1, 2
    on conflict (day, filters) do update set
      count = slow_search_of_day.count + excluded.count,
      total_ms = slow_search_of_day.total_ms + excluded.total_ms,
      slowest_ms = greatest(slow_search_of_day.slowest_ms, excluded.slowest_ms)`.execute(db);
}

export async function addEmptySearches(db: Database, counts: EmptySearchCount[]): Promise<void> {
  await sql`
    insert into empty_search_of_day (day, question, count)
    select * from unnest(
      ${counts.map(({ day }) => day)}::date[],
      ${counts.map(({ question }) => question)}::text[],
      ${counts.map(({ count }) => count)}::integer[]) as added (day, question, count)
    where ${hasRoom(sql`empty_search_of_day`, ['question'])}
    order by 1, 2
    on conflict (day, question) do update set count = empty_search_of_day.count + excluded.count`.execute(db);
}

export async function addWords(db: Database, counts: WordCount[]): Promise<void> {
  await sql`
    insert into search_word_of_day (day, word, count)
    select * from unnest(
      ${counts.map(({ day }) => day)}::date[],
      ${counts.map(({ word }) => word)}::text[],
      ${counts.map(({ count }) => count)}::integer[]) as added (day, word, count)
    where ${hasRoom(sql`search_word_of_day`, ['word'])}
    order by 1, 2
    on conflict (day, word) do update set count = search_word_of_day.count + excluded.count`.execute(db);
}

function hasRoom(table: RawBuilder<unknown>, columns: string[]): RawBuilder<boolean> {
  const of = (row: string) => sql.join(['day', ...columns].map((column) => sql.ref(`${row}.${column}`)));
  return sql<boolean>`(
    exists (select from ${table} as known where (${of('known')}) = (${of('added')}))
    or (select count(*) from ${table} as known where known.day = added.day) < ${maxRowsADay}
  )`;
}

export interface AnswersOfDay {
  day: string;
  answers: number;
  failures: number;
  browser: number;
}

/** Answers, those that failed, and errors that browsers told of, day by day from the first. */
export async function loadAnswersOfDays(db: Database, from: string): Promise<AnswersOfDay[]> {
  const { rows } = await sql<AnswersOfDay>`
    select day, sum(answers)::bigint as answers, sum(failures)::bigint as failures, sum(browser)::bigint as browser
    from (
      select (hour at time zone 'Europe/Vienna')::date as day, answers, failures, 0 as browser
      from answers_of_hour where hour >= ${from}::timestamp at time zone 'Europe/Vienna'
      union all
      select day, 0, 0, count from error_of_day where day >= ${from}::date and source = 'browser'
    ) counted
    group by day
    order by day`.execute(db);
  return rows;
}

/** The most frequent errors from a day on. */
export async function loadErrorKinds(
  db: Database,
  from: string,
  limit: number,
): Promise<(Omit<ErrorCount, 'day'> & { lastDay: string })[]> {
  const { rows } = await sql<Omit<ErrorCount, 'day'> & { lastDay: string }>`
    select source, kind, place, sum(count)::integer as count, max(day) as last_day
    from error_of_day where day >= ${from}::date
    group by 1, 2, 3
    order by count desc, 2, 3
    limit ${limit}`.execute(db);
  return rows;
}

/** Of the hours from a moment on. */
export async function loadAnswersSince(db: Database, since: Date): Promise<{ answers: number; failures: number }> {
  const { rows } = await sql<{ answers: number; failures: number }>`
    select coalesce(sum(answers), 0)::bigint as answers, coalesce(sum(failures), 0)::bigint as failures
    from answers_of_hour where hour >= ${since}`.execute(db);
  return rows[0] ?? { answers: 0, failures: 0 };
}

export function loadSlowSearches(db: Database, from: string, limit: number): Promise<SlowSearchCount[]> {
  return db
    .selectFrom('slowSearchOfDay')
    .select(['day', 'filters', 'count', 'totalMs', 'slowestMs'])
    .where('day', '>=', from)
    .orderBy('slowestMs', 'desc')
    .orderBy('day', 'desc')
    .limit(limit)
    .execute();
}

export function loadEmptySearches(
  db: Database,
  { from, shownFrom, limit }: { from: string; shownFrom: number; limit: number },
): Promise<EmptySearchCount[]> {
  return db
    .selectFrom('emptySearchOfDay')
    .select(['day', 'question', 'count'])
    .where('day', '>=', from)
    .where('count', '>=', shownFrom)
    .orderBy('count', 'desc')
    .orderBy('day', 'desc')
    .limit(limit)
    .execute();
}

export async function loadWords(
  db: Database,
  { from, shownFrom, limit }: { from: string; shownFrom: number; limit: number },
): Promise<{ word: string; count: number; lastDay: string }[]> {
  const { rows } = await sql<{ word: string; count: number; lastDay: string }>`
    select word, sum(count)::integer as count, max(day) as last_day
    from search_word_of_day where day >= ${from}::date
    group by word having sum(count) >= ${shownFrom}
    order by count desc, word
    limit ${limit}`.execute(db);
  return rows;
}

/** Removes what is older than these days, and what too few have asked to be shown, now or by what still comes. */
export async function deleteObservations(
  db: Database,
  before: {
    counts: string;
    words: string;
    /** First of the days that are looked at together. */
    shown: string;
    today: string;
    shownFrom: { emptySearches: number; words: number };
  },
): Promise<number> {
  const removals = [
    sql`delete from answers_of_hour where hour < ${before.counts}::timestamp at time zone 'Europe/Vienna'`,
    sql`delete from error_of_day where day < ${before.counts}::date`,
    sql`delete from slow_search_of_day where day < ${before.counts}::date`,
    sql`delete from empty_search_of_day
      where day < ${before.words}::date or (day < ${before.today}::date and count < ${before.shownFrom.emptySearches})`,
    sql`delete from search_word_of_day
      where day < ${before.words}::date or (day < ${before.shown}::date and word not in (
        select word from search_word_of_day where day >= ${before.shown}::date
        group by word having sum(count) >= ${before.shownFrom.words}))`,
  ];
  let removed = 0;
  for (const removal of removals) removed += Number((await removal.execute(db)).numAffectedRows ?? 0);
  return removed;
}
