import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
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
  expect(await forgetNotices(database)).toEqual({ notices: 1, reporters: 2 });
  expect(await forgetNotices(database), 'once more finds nothing').toEqual({ notices: 0, reporters: 0 });
  const left = await db.selectFrom('contentNotice').select(['reporterName', 'reporterEmail', 'explanation']).execute();
  expect(left.map(({ reporterName }) => reporterName).sort()).toEqual(['decided-lately', 'fresh', null, null]);
  expect(left.filter(({ reporterEmail }) => reporterEmail === null)).toHaveLength(2);
  expect(left.every(({ explanation }) => explanation !== '')).toBe(true);
});
