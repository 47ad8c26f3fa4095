import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { forgetMails } from '../mail/forget-mails.ts';
import { buildDealership } from '../testing/build-dealership.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { forgetInquiries } from './forget-inquiries.ts';
import { insertInquiry } from './inquiry-store.ts';

test('an inquiry goes after twelve months with its recipients, and the record of a mail after thirty days; none sooner', async () => {
  await using database = await createTestDatabase();
  const { db } = database;
  const { id: dealershipId } = await buildDealership(db);
  const monthsOld = async (months: number) => {
    const sender = { name: 'Anna', email: `anna-${months}@example.at` };
    const inquiry = { kind: 'dealership' as const, dealershipId, sender, language: 'de-AT' as const };
    const words = { message: 'Guten Tag', details: {} };
    const id = await db
      .transaction()
      .execute((tx) => insertInquiry(tx, { ...inquiry, ...words }, [{ dealershipId, waitsForDigest: false }]));
    await sql`update inquiry set created_at = now() - make_interval(months => ${months}) where id = ${id}`.execute(db);
  };
  const settled = (days: number) =>
    sql`insert into mail (template, recipient, language, payload, state, settled_at) values
      ('inquiry-confirmation', ${`days-${days}@example.at`}, 'de-AT', '{}', 'sent', now() - make_interval(days => ${days}))`.execute(
      db,
    );
  await monthsOld(11);
  await monthsOld(13);
  await settled(29);
  await settled(31);
  const waiting = (days: number) =>
    sql`insert into mail (template, recipient, language, payload, created_at) values
      ('inquiry-confirmation', ${`waiting-${days}@example.at`}, 'de-AT', '{}', now() - make_interval(days => ${days}))`.execute(
      db,
    );
  await waiting(29);
  await waiting(31);

  expect(await forgetInquiries(database)).toBe(1);
  expect(await forgetMails(database)).toBe(2);
  expect(await db.selectFrom('inquiry').select('senderEmail').execute()).toEqual([
    { senderEmail: 'anna-11@example.at' },
  ]);
  expect(await db.selectFrom('inquiryRecipient').select('dealershipId').execute()).toEqual([{ dealershipId }]);
  const left = await db.selectFrom('mail').select('recipient').orderBy('recipient').execute();
  expect(left.map(({ recipient }) => recipient)).toEqual(['days-29@example.at', 'waiting-29@example.at']);
});
