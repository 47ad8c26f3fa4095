import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOperator, ownerOf } from '../../testing/actors.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { countTransparency } from './count-transparency.ts';
import { exportTransparency, readTransparency } from './read-transparency.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

/** The day is the middle of a month so many months ago: no test runs at the wrong end of one. */
const monthsAgo = (months: number) => sql<Date>`
  date_trunc('month', now()) - make_interval(months => ${months}) + interval '14 days'`;

async function aNotice(months: number, decided?: { state: 'upheld' | 'rejected'; hours: number }) {
  const row = await database.db
    .insertInto('contentNotice')
    .values({
      reason: 'fraud',
      explanation: 'Der Kilometerstand stimmt nicht mit dem Gutachten überein.',
      reporterEmail: 'melder@test.example',
      createdAt: monthsAgo(months),
      ...(decided && {
        state: decided.state,
        decisionReason: 'geprüft',
        decidedAt: sql<Date>`${monthsAgo(months)} + make_interval(hours => ${decided.hours})`,
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

test('what is counted of notices, measures and complaints stays when persons and notices are forgotten', async () => {
  const { db } = database;
  const { rows } = await sql<{ year: number; months: number }>`
    select extract(year from now() - interval '2 months')::int as year,
      extract(month from now() - interval '2 months')::int as months`.execute(db);
  const year = rows[0]?.year ?? 0;
  const { id: listingId, dealershipId } = await buildListing(db);
  const upheld = await aNotice(2, { state: 'upheld', hours: 3 });
  await aNotice(2, { state: 'rejected', hours: 30 });
  await aNotice(2, { state: 'rejected', hours: 5 });
  await aNotice(2);
  const { id: statementId } = await db
    .insertInto('statementOfReasons')
    .values({
      object: 'listing',
      listingId,
      dealershipId,
      label: 'Gepflegter Wagen',
      measure: 'block-listing',
      facts: 'Der Kilometerstand stimmt nicht.',
      ground: 'law',
      clause: '§ 2 UWG',
      foundBy: 'notice',
      noticeId: upheld,
      stateBefore: 'active',
      issuedAt: monthsAgo(2),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('complaint')
    .values({
      complainant: 'dealer',
      statementId,
      dealershipId,
      text: 'Das Gutachten ist von einem anderen Auto.',
      state: 'upheld',
      answer: 'Das stimmt.',
      createdAt: monthsAgo(2),
      decidedAt: sql<Date>`${monthsAgo(2)} + interval '47 hours 1 minute'`,
    })
    .execute();

  await countTransparency({ db });
  await countTransparency({ db });
  const told = await readTransparency({ db }, anOperator, { year });
  expect(told.medianHours).toEqual({ notices: 5, complaints: 48 });
  expect(told.years).toContain(year);
  const amountOf = (figure: string, key: string) =>
    told.figures.find((each) => each.figure === figure && each.key === key)?.amount;
  expect(amountOf('notices-received', 'fraud')).toBe(4);
  expect(amountOf('notices-upheld', 'fraud')).toBe(1);
  expect(amountOf('notices-rejected', 'fraud')).toBe(2);
  expect(amountOf('measures', 'block-listing')).toBe(1);
  expect(amountOf('grounds', 'law')).toBe(1);
  expect(amountOf('found-by', 'notice')).toBe(1);
  expect(amountOf('automated-decisions', 'no')).toBe(1);
  expect(amountOf('complaints-decided', 'upheld')).toBe(1);

  // As they are after years: counted months lie before what is counted anew.
  await sql`update transparency_month set month = month - interval '5 years'`.execute(db);
  await db.deleteFrom('contentNotice').execute();
  await countTransparency({ db });
  const later = await readTransparency({ db }, anOperator, { year: year - 5 });
  expect(later.medianHours.notices).toBe(5);
  expect(later.figures.find(({ figure }) => figure === 'notices-received')?.amount).toBe(4);
});

test('the file has every month and the year’s sums in words of its language, and no person', async () => {
  const { db } = database;
  await db.deleteFrom('transparencyMonth').execute();
  const month = (day: string, key: string, amount: number) => ({
    month: day,
    figure: key === '7' ? 'notice-hours' : 'notices-received',
    key,
    amount,
  });
  await db
    .insertInto('transparencyMonth')
    .values([month('2025-03-01', 'fraud', 3), month('2025-11-01', 'fraud', 2), month('2025-11-01', '7', 5)])
    .execute();
  const file = await exportTransparency({ db }, anOperator, { year: 2025, language: 'de-AT' });
  const lines = file.toString('utf8').replace('\u{FEFF}', '').trim().split('\r\n');
  expect(lines).toContain('"2025-03";"Eingegangene Meldungen";"Betrugsverdacht";"3"');
  expect(lines).toContain('"2025";"Eingegangene Meldungen";"Betrugsverdacht";"5"');
  expect(lines).toContain('"2025";"Stunden bis zur Entscheidung";"Median";"7"');
  const english = await exportTransparency({ db }, anOperator, { year: 2025, language: 'en' });
  expect(english.toString('utf8')).toContain('"Notices received";"Suspected fraud"');
});

test('is for operators', async () => {
  const { db } = database;
  await expect(readTransparency({ db }, ownerOf(1), {})).rejects.toMatchObject({ code: 'forbidden' });
});
