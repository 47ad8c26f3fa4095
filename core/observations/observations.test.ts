import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { createLog } from '../kernel/log.ts';
import { readSearchHealth } from '../operations/health/read-search-health.ts';
import { anEditor, anOperator } from '../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { forgetObservations } from './forget-observations.ts';
import { type Observations, openObservations } from './observations.ts';
import { countAnswersOfADay, readErrorHealth } from './read-error-health.ts';
import { readSearchCounts } from './read-search-counts.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  const { db } = database;
  await Promise.all([
    db.deleteFrom('answersOfHour').execute(),
    db.deleteFrom('errorOfDay').execute(),
    db.deleteFrom('slowSearchOfDay').execute(),
    db.deleteFrom('emptySearchOfDay').execute(),
    db.deleteFrom('searchWordOfDay').execute(),
  ]);
});

const silent = createLog('test', 'silent');
const now = Date.parse('2026-11-16T12:00:00Z');
const dayMs = 86_400_000;

/** Counts as a process does that lives at that moment. */
async function observe(work: (observations: Observations) => void, moment = now): Promise<void> {
  const observations = openObservations({ db: database.db, log: silent }, { now: () => moment });
  work(observations);
  await observations.close();
}

const nothing = { total: 0, engineMs: 3 };

test('answers are counted by the hour, those that failed by problem and call', async () => {
  await observe(({ answered }) => {
    for (let i = 0; i < 97; i++) answered({ status: 200, route: 'GET /x' });
    answered({ status: 404, code: 'not-found', route: 'GET /x' });
    answered({ status: 500, code: 'internal-error', route: 'GET /x' });
    answered({ status: 503, route: 'POST /y' });
  });
  expect(await countAnswersOfADay(database, now)).toEqual({ answers: 100, failures: 2 });
  expect(await countAnswersOfADay(database, now + 2 * dayMs)).toEqual({ answers: 0, failures: 0 });
  const { days, kinds } = await readErrorHealth(database, anOperator, now);
  expect(days).toEqual([{ day: '2026-11-16', answers: 100, failures: 2, browser: 0 }]);
  expect(kinds).toEqual([
    { source: 'api', kind: 'internal-error', place: 'GET /x', count: 1, lastDay: '2026-11-16' },
    { source: 'api', kind: 'status-503', place: 'POST /y', count: 1, lastDay: '2026-11-16' },
  ]);
});

test('two processes add to the same counts', async () => {
  await Promise.all(
    [1, 2].map(() =>
      observe(({ browserFailed }) => {
        browserFailed('TypeError');
        browserFailed('anna@example.at is not defined');
        browserFailed('AnnaHuberError');
      }),
    ),
  );
  const { days, kinds } = await readErrorHealth(database, anOperator, now);
  expect(days).toMatchObject([{ browser: 6 }]);
  expect(kinds.map(({ kind, count }) => [kind, count])).toEqual([
    ['Error', 4],
    ['TypeError', 2],
  ]);
});

test('a slow search is told by the names of its filters, with its average and its slowest', async () => {
  const filters: SearchFilters = { category: ['used'], text: 'Anna Huber', priceEur: { to: 9_000 } };
  await observe(({ searched }) => {
    searched({ filters, total: 5, engineMs: 600 });
    searched({ filters, total: 5, engineMs: 1_000 });
    searched({ filters, total: 5, engineMs: 499 });
    searched({ filters, total: 5, engineMs: undefined });
  });
  const { slow } = await readSearchCounts(database, now);
  expect(slow).toMatchObject([{ count: 2, totalMs: 1_600, slowestMs: 1_000 }]);
  expect(slow[0]?.filters.split('+').toSorted()).toEqual(['category', 'priceEur', 'text']);
});

test('a search without hits is shown once three have asked on one day; text, place and dealership are never kept', async () => {
  const asked: SearchFilters = { vehicles: ['volkswagen/golf'], priceEur: { to: 500 } };
  await observe(({ searched }) => {
    for (let i = 0; i < 3; i++)
      searched({ filters: { ...asked, place: { postcode: '1010', radiusKm: 10 } }, ...nothing });
    searched({ filters: { category: ['used'] }, ...nothing });
    searched({ filters: { ...asked, text: 'Anna' }, ...nothing });
    searched({ filters: { ...asked, dealership: ['7'] }, ...nothing });
    searched({ filters: { vehicles: ['seat/leon'] }, total: 4, engineMs: 2 });
  });
  const stored = await database.db.selectFrom('emptySearchOfDay').select('question').execute();
  expect(JSON.stringify(stored)).not.toMatch(/1010|Anna|dealership|leon/);
  const { empty } = await readSearchCounts(database, now);
  expect(empty).toEqual([{ day: '2026-11-16', question: JSON.stringify(asked), count: 3 }]);
});

test('operators read empty searches in words', async () => {
  const asked: SearchFilters = { vehicles: ['volkswagen/golf'], priceEur: { to: 500 } };
  await observe(({ searched }) => {
    for (let i = 0; i < 3; i++) searched({ filters: asked, ...nothing });
  }, Date.now());
  const { empty } = await readSearchHealth(database, anOperator, { language: 'de-AT' });
  expect(empty[0]?.words).toContain('Golf');
  expect(empty[0]?.words).toContain('500');
  await expect(readSearchHealth(database, anEditor, { language: 'de-AT' })).rejects.toThrow('forbidden');
});

test('words that were not understood are shown from five times on: letters alone, nothing that could be a person’s', async () => {
  await observe(({ notUnderstood }) => {
    for (let i = 0; i < 5; i++) notUnderstood('Schwurbel, anna.huber@example.at 0664 1234567 W-123A');
    for (let i = 0; i < 4; i++) notUnderstood('Selten');
  });
  const stored = await database.db.selectFrom('searchWordOfDay').select('word').execute();
  expect(stored.map(({ word }) => word).toSorted()).toEqual(['schwurbel', 'selten']);
  expect((await readSearchCounts(database, now)).words).toEqual([
    { word: 'schwurbel', count: 5, lastDay: '2026-11-16' },
  ]);
});

test('whoever makes up words fills neither memory nor disk', async () => {
  const letters = 'abcdefghij';
  const made = (n: number) => [...String(n).padStart(5, '0')].map((digit) => letters[Number(digit)]).join('');
  await observe(({ notUnderstood }) => {
    for (let i = 0; i < 20_000; i++) notUnderstood(made(i));
  });
  const { count } = await database.db
    .selectFrom('searchWordOfDay')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBeLessThanOrEqual(500);
});

test('a day that is full takes no further kinds of errors and slow searches, and counts those it has', async () => {
  const { db } = database;
  await sql`insert into error_of_day (day, source, kind, place, count)
    select '2026-11-16', 'api', 'internal-error', 'GET /' || n, 1 from generate_series(1, 5000) n`.execute(db);
  await sql`insert into slow_search_of_day (day, filters, count, total_ms, slowest_ms)
    select '2026-11-16', 'filter' || n, 1, 600, 600 from generate_series(1, 5000) n`.execute(db);
  await observe(({ answered, searched }) => {
    answered({ status: 500, code: 'internal-error', route: 'GET /1' });
    answered({ status: 500, code: 'internal-error', route: 'GET /new' });
    searched({ filters: { category: ['used'] }, total: 5, engineMs: 900 });
  });
  const errors = await db.selectFrom('errorOfDay').select(['place', 'count']).where('count', '>', 1).execute();
  expect(errors).toEqual([{ place: 'GET /1', count: 2 }]);
  const rowsOf = async (table: 'errorOfDay' | 'slowSearchOfDay') =>
    (await db.selectFrom(table).select('day').execute()).length;
  expect([await rowsOf('errorOfDay'), await rowsOf('slowSearchOfDay')]).toEqual([5_000, 5_000]);
});

test('a database that is away costs no visitor anything, and loses no count while the process lives', async () => {
  const away = openDatabase({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  const observations = openObservations({ db: away, log: silent }, { flushMs: 5 });
  observations.answered({ status: 500, route: 'GET /x' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  observations.answered({ status: 500, route: 'GET /x' });
  await expect(observations.close()).resolves.toBeUndefined();
  await away.destroy();
});

test('a word is forgotten with the days that are looked at, unless these show it', async () => {
  const ask = (word: string, times: number, daysAgo: number) =>
    observe(
      ({ notUnderstood }) => {
        for (let i = 0; i < times; i++) notUnderstood(word);
      },
      now - daysAgo * dayMs,
    );
  await ask('Oft', 9, 40);
  await ask('Oft', 3, 27);
  await ask('Oft', 2, 0);
  await ask('Selten', 9, 28);
  await ask('Selten', 4, 27);
  await forgetObservations(database, now);
  const kept = await database.db.selectFrom('searchWordOfDay').select(['word', 'count']).orderBy('count').execute();
  expect(kept.map(({ word, count }) => `${word} ${count}`)).toEqual(['oft 2', 'oft 3', 'selten 4', 'oft 9']);
});

test('words and empty searches are forgotten after 90 days, what too few asked after a day, counts after 13 months', async () => {
  const record = (moment: number) =>
    observe(({ notUnderstood, searched, answered }) => {
      notUnderstood('Wort');
      for (let i = 0; i < 3; i++) searched({ filters: { category: ['used'] }, ...nothing });
      searched({ filters: { category: ['new'] }, ...nothing });
      answered({ status: 500, route: 'GET /x' });
    }, moment);
  await record(now);
  await record(now - dayMs);
  await record(now - 91 * dayMs);
  await record(now - 400 * dayMs);
  await forgetObservations(database, now);
  const { db } = database;
  const daysOf = async (table: 'searchWordOfDay' | 'errorOfDay') =>
    (await db.selectFrom(table).select('day').orderBy('day').execute()).map(({ day }) => day);
  expect(await daysOf('searchWordOfDay')).toEqual(['2026-11-15', '2026-11-16']);
  expect(await daysOf('errorOfDay')).toEqual(['2026-08-17', '2026-11-15', '2026-11-16']);
  const empty = await db
    .selectFrom('emptySearchOfDay')
    .select(['day', 'count'])
    .orderBy('day')
    .orderBy('count')
    .execute();
  expect(empty).toEqual([
    { day: '2026-11-15', count: 3 },
    { day: '2026-11-16', count: 1 },
    { day: '2026-11-16', count: 3 },
  ]);
});
