import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildDealership } from '../../testing/build-dealership.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { forgetNotices } from './forget-notices.ts';

test('who reported something is forgotten a year after the decision, the notice after three; none sooner', async () => {
  await using database = await createTestDatabase();
  const { db } = database;
  const report = (name: string, monthsOld: number, decidedMonthsAgo?: number) =>
    sql`insert into content_notice (reason, explanation, reporter_name, reporter_email, created_at, state, decision_reason, decided_at)
      values ('fraud', 'Das Auto gibt es nicht.', ${name}, ${`${name}@example.at`}, now() - make_interval(months => ${monthsOld}),
        ${decidedMonthsAgo === undefined ? 'open' : 'rejected'}, ${decidedMonthsAgo === undefined ? null : 'Es gibt es.'},
        now() - make_interval(months => ${decidedMonthsAgo ?? null}))`.execute(db);
  await report('fresh', 11);
  await report('undecided', 13);
  await report('decided-lately', 40, 11);
  await report('decided', 14, 13);
  await report('ancient', 40, 37);
  expect(await forgetNotices(database)).toEqual({ notices: 1, reporters: 2, statements: 0, complaints: 0 });
  const nothing = { notices: 0, reporters: 0, statements: 0, complaints: 0 };
  expect(await forgetNotices(database), 'once more finds nothing').toEqual(nothing);
  const left = await db.selectFrom('contentNotice').select(['reporterName', 'reporterEmail', 'explanation']).execute();
  expect(left.map(({ reporterName }) => reporterName).sort()).toEqual(['decided-lately', 'fresh', null, null]);
  expect(left.filter(({ reporterEmail }) => reporterEmail === null)).toHaveLength(2);
  expect(left.every(({ explanation }) => explanation !== '')).toBe(true);
});

test('reasons of a measure that is over are forgotten after three years with their complaint; of one in force they stay', async () => {
  await using database = await createTestDatabase();
  const { db } = database;
  const give = async (monthsOld: number, isLifted: boolean) => {
    const { id: listingId, dealershipId } = await buildListing(db);
    const { id } = await db
      .insertInto('statementOfReasons')
      .values({
        object: 'listing',
        measure: 'block-listing',
        stateBefore: 'active',
        label: 'Passat',
        listingId,
        dealershipId,
        facts: 'Der Kilometerstand ist falsch.',
        ground: 'terms',
        clause: 'Abschnitt „Inserate“',
        foundBy: 'own',
        issuedAt: sql<Date>`now() - make_interval(months => ${monthsOld})`,
        ...(isLifted && { liftedAt: new Date(), liftedBecause: 'Es war ein anderes Auto.' }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('complaint')
      .values({ complainant: 'dealer', statementId: id, dealershipId, text: 'Nein.' })
      .execute();
    return id;
  };
  await give(37, true);
  const inForce = await give(37, false);
  const recent = await give(35, true);
  expect((await forgetNotices(database)).statements).toBe(1);
  const left = await db.selectFrom('statementOfReasons').select('id').execute();
  expect(left.map(({ id }) => id).sort()).toEqual([inForce, recent].sort());
  expect(await db.selectFrom('complaint').select('id').execute()).toHaveLength(2);
});

test('a complaint of a restriction is forgotten three years after its decision; the restriction and what waits stay', async () => {
  await using database = await createTestDatabase();
  const { db } = database;
  const complain = async (decidedMonthsAgo: number | null) => {
    const { id: dealershipId } = await buildDealership(db);
    const held = {
      kind: 'no-new-listings',
      facts: 'Test',
      ground: 'terms',
      clause: 'AGB',
      foundBy: 'own-check',
    } as const;
    const days = { effectiveAt: sql<Date>`now()`, complaintUntil: '2099-01-01' };
    const { id: restrictionId } = await db
      .insertInto('dealershipRestriction')
      .values({ dealershipId, ...held, ...days })
      .returning('id')
      .executeTakeFirstOrThrow();
    const decidedAt = sql<Date>`now() - make_interval(months => ${decidedMonthsAgo})`;
    const decision = decidedMonthsAgo === null ? {} : { state: 'rejected' as const, answer: 'Nein.', decidedAt };
    await db
      .insertInto('complaint')
      .values({ complainant: 'dealer', restrictionId, dealershipId, text: 'Doch.', ...decision })
      .execute();
    return restrictionId;
  };
  await complain(37);
  const [recent, waiting] = [await complain(35), await complain(null)];
  expect((await forgetNotices(database)).complaints).toBe(1);
  const left = await db.selectFrom('complaint').select('restrictionId').execute();
  expect(left.map(({ restrictionId }) => restrictionId).sort()).toEqual([recent, waiting].sort());
  expect(await db.selectFrom('dealershipRestriction').select('id').execute()).toHaveLength(3);
});
