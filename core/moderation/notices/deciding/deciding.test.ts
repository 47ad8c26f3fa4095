import { noticeHours, noticeReasons } from '@kardan/contract/values/notice';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../../accounts/actor.ts';
import { loadEnv } from '../../../env.ts';
import { memberOf, staffOf } from '../../../testing/actors.ts';
import { buildListing } from '../../../testing/build-listing.ts';
import { buildProof } from '../../../testing/build-proof.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { actsOn, buildNotice, buildOperator, mailsTo, reasons } from '../../testing/build-case.ts';
import { sealNoticeToken } from '../own/notice-token.ts';
import { readNotice } from '../reading/read-notice.ts';
import { submitNotice } from '../submit-notice.ts';
import { answerQuestion } from './answer-question.ts';
import { askDealer } from './ask-dealer.ts';
import { assignNotice } from './assign-notice.ts';
import { decideNotice } from './decide-notice.ts';

let database: TestDatabase;
let operator: Actor;
const env = loadEnv();
beforeAll(async () => {
  database = await createTestDatabase();
  operator = await buildOperator(database.db);
});
afterAll(() => database[Symbol.asyncDispose]());

const question = 'Wie erklären Sie den Kilometerstand im Gutachten?';
const read = (noticeId: string) => readNotice(database, operator, noticeId);

test.each(noticeReasons)('a notice of the kind %s is due in its time', async (reason) => {
  const { id: listingId } = await buildListing(database.db);
  const explanation = 'Das Inserat passt nicht zum Auto, wie man sieht.';
  const form = { listingId, reason, explanation, goodFaith: true as const, language: 'de-AT' as const };
  const address = `192.0.2.${noticeReasons.indexOf(reason) + 1}`;
  const { reference } = await submitNotice({ db: database.db, env }, { ...form, proof: buildProof() }, address);
  const stored = await database.db
    .selectFrom('contentNotice')
    .select(['createdAt', 'dueAt', 'dealershipId'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const hours = (stored.dueAt.getTime() - stored.createdAt.getTime()) / 3_600_000;
  expect(Math.round(hours)).toBe(noticeHours[reason]);
  expect(stored.dealershipId).not.toBeNull();
});

test('the dealer is asked once, answers once, and reads neither who reported the car nor their words', async () => {
  const { noticeId, owner, dealer, listing } = await buildNotice(database.db);
  await askDealer(database, operator, noticeId, question);
  expect(await read(noticeId)).toMatchObject({ dealer: 'asked', assignee: { accountId: operator.accountId } });
  const [mail] = await mailsTo(database.db, owner.email);
  expect(mail?.subject).toContain('Bitte nehmen Sie zu einer Meldung Stellung: Passat Variant');
  expect(mail?.text).toContain(question);
  expect(mail?.text).toContain('/statements');
  expect(mail?.text).not.toMatch(/melder-|142\.300/);
  const again = askDealer(database, operator, noticeId, question);
  await expect(again).rejects.toMatchObject({ code: 'already-decided' });

  const place = { dealershipId: String(listing.dealershipId), noticeId };
  const answer = 'Das Gutachten gehört zu einem anderen Auto unseres Hauses.';
  await answerQuestion(database, dealer, place, answer);
  expect((await read(noticeId)).question).toMatchObject({ text: question, answer });
  await expect(answerQuestion(database, dealer, place, answer)).rejects.toMatchObject({ code: 'already-decided' });
  expect(await actsOn(database.db, noticeId)).toEqual(['notice.dealer-asked', 'notice.dealer-answered']);
});

test('who is not asked, not of the house, or of the portal does not answer; a suspended dealer does', async () => {
  const { noticeId, dealer, listing } = await buildNotice(database.db);
  const { dealershipId } = listing;
  const place = { dealershipId: String(dealershipId), noticeId };
  const answer = 'Dazu sagen wir, dass alles stimmt.';
  await expect(answerQuestion(database, dealer, place, answer)).rejects.toMatchObject({ code: 'not-found' });
  await askDealer(database, operator, noticeId, question);
  const stranger = staffOf(dealershipId + 1);
  await expect(answerQuestion(database, stranger, place, answer)).rejects.toMatchObject({ code: 'not-found' });
  await expect(answerQuestion(database, operator, place, answer)).rejects.toMatchObject({ code: 'forbidden' });
  const reader = memberOf(dealershipId, 'reader');
  await expect(answerQuestion(database, reader, place, answer)).rejects.toMatchObject({ code: 'forbidden' });
  const readingOperator = { ...operator, memberships: reader.memberships };
  await expect(answerQuestion(database, readingOperator, place, answer)).rejects.toMatchObject({ code: 'forbidden' });
  const suspended = { ...memberOf(dealershipId, 'owner', true), accountId: dealer.accountId };
  await answerQuestion(database, suspended, place, answer);
  expect((await read(noticeId)).dealer).toBe('answered');
});

test('a notice is taken and given back', async () => {
  const { noticeId } = await buildNotice(database.db);
  await assignNotice(database, operator, noticeId, 'me');
  expect((await read(noticeId)).assignee?.accountId).toBe(operator.accountId);
  await assignNotice(database, operator, noticeId, 'nobody');
  expect((await read(noticeId)).assignee).toBeNull();
  expect(await actsOn(database.db, noticeId)).toEqual(['notice.assigned', 'notice.assigned']);
});

test('a block tells the dealer all that the law demands, and the reporter that they were right', async () => {
  const { noticeId, owner, reporterEmail, listing } = await buildNotice(database.db);
  await decideNotice(database, operator, noticeId, { outcome: 'block-listing', ...reasons });
  const { state, listing: car, decision } = await read(noticeId);
  expect([state, car?.state, decision?.measure]).toEqual(['upheld', 'blocked', 'block-listing']);
  const [letter] = await mailsTo(database.db, owner.email);
  const demanded = {
    'which content': listing.title,
    'the measure': 'Inserat gesperrt',
    'where it holds': 'überall',
    'how long': 'bis die Sperre aufgehoben wird',
    'the facts': reasons.facts,
    'that it was a notice': 'Meldung',
    'no automated decision': 'ein Mensch, kein Programm',
    'the ground': 'Bedingungen für Händler: Abschnitt „Inserate“',
    'the internal complaint': 'kostenlos Beschwerde bei uns einlegen',
    'who decides on it': 'eine andere Person',
    'the dispute body': 'außergerichtliche Streitbeilegung',
    'the court': 'Der Weg zu Gericht steht Ihnen jederzeit offen',
    'where to complain': '/statements',
  };
  for (const [what, words] of Object.entries(demanded)) expect(letter?.text, what).toContain(words);
  expect(letter?.text).not.toContain(reporterEmail);
  expect(letter?.text, 'formal').not.toMatch(/\b(du|dir|dich|dein\w*|euch|euer)\b/i);

  const [toReporter] = await mailsTo(database.db, reporterEmail);
  expect(toReporter?.text).toContain('Wir geben Ihnen recht und haben das Inserat gesperrt.');
  expect(toReporter?.text).toContain(`/meldung/${sealNoticeToken(noticeId, env.LINK_SECRET)}`);
  expect(toReporter?.text, 'what is blocked is not carried on').not.toContain(listing.title);
  expect(await actsOn(database.db, noticeId)).toEqual(['notice.decided']);
});

test('the complaint is possible for six months', async () => {
  const { noticeId } = await buildNotice(database.db);
  await decideNotice(database, operator, noticeId, { outcome: 'block-listing', ...reasons, ground: 'law' });
  const { statement } = (await read(noticeId)).decision ?? {};
  const months = (Date.parse(statement?.complaintUntil ?? '') - Date.now()) / (30.44 * 86_400_000);
  expect(months).toBeGreaterThan(5.9);
  expect(months).toBeLessThan(6.1);
});

test.each([
  ['rejected', 'unternehmen nichts dagegen', 'rejected'],
  ['put-right', 'Der Fehler ist behoben', 'upheld'],
] as const)(
  'a notice that is %s leaves the car, and tells the reporter why and how to complain',
  async (outcome, words, state) => {
    const { noticeId, owner, reporterEmail } = await buildNotice(database.db, { language: 'de-AT' });
    const reason = 'Das Serviceheft liegt uns vor, die Angaben stimmen überein.';
    await decideNotice(database, operator, noticeId, { outcome, reason });
    expect(await read(noticeId)).toMatchObject({ state, listing: { state: 'active' }, decision: { measure: 'none' } });
    const [mail] = await mailsTo(database.db, reporterEmail);
    for (const said of [words, reason, 'kostenlos Beschwerde bei uns einlegen', 'andere Person', '/meldung/'])
      expect(mail?.text).toContain(said);
    expect(mail?.text).not.toMatch(/\b(du|dir|dich|dein\w*)\b/i);
    expect(await mailsTo(database.db, owner.email)).toEqual([]);
  },
);

test('the reporter reads the decision in the language of the report; who left no address gets no mail', async () => {
  const english = await buildNotice(database.db, { language: 'en' });
  const reason = 'The service book agrees with the listing.';
  await decideNotice(database, operator, english.noticeId, { outcome: 'rejected', reason });
  const [mail] = await mailsTo(database.db, english.reporterEmail);
  expect(mail?.text).toContain('/en/notice/');
  const { noticeId } = await buildNotice(database.db, { reporterEmail: null });
  await decideNotice(database, operator, noticeId, { outcome: 'rejected', reason });
  const told = await database.db
    .selectFrom('mail')
    .select('payload')
    .where('template', '=', 'notice-decision')
    .execute();
  expect(told.map(({ payload }) => payload)).not.toContainEqual({ noticeId });
});

test('nobody decides twice, also at the same moment', async () => {
  const { noticeId } = await buildNotice(database.db);
  const reason = 'Die Angaben stimmen mit dem Serviceheft überein.';
  const decide = () => decideNotice(database, operator, noticeId, { outcome: 'rejected', reason });
  const outcomes = await Promise.allSettled([decide(), decide(), decide()]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(decide()).rejects.toMatchObject({ code: 'already-decided' });
  await expect(assignNotice(database, operator, noticeId, 'me')).rejects.toMatchObject({ code: 'already-decided' });
});

test('a car that is deleted cannot be blocked, its notice can be decided', async () => {
  const { noticeId } = await buildNotice(database.db, { listingId: null });
  const block = decideNotice(database, operator, noticeId, { outcome: 'block-listing', ...reasons });
  await expect(block).rejects.toMatchObject({ code: 'invalid-request' });
  await decideNotice(database, operator, noticeId, { outcome: 'put-right', reason: 'Das Inserat gibt es nicht mehr.' });
  expect(await read(noticeId)).toMatchObject({ state: 'upheld', listing: null });
});

test('earlier notices against the dealer are counted for a year', async () => {
  const { noticeId, listing } = await buildNotice(database.db);
  const earlier = (monthsAgo: number, state: 'open' | 'upheld') => ({
    listingId: listing.id,
    dealershipId: listing.dealershipId,
    reason: 'fraud' as const,
    explanation: 'Anzahlung verlangt',
    createdAt: new Date(Date.now() - monthsAgo * 30.5 * 86_400_000),
    ...(state === 'upheld' && { state, decisionReason: 'So war es.', decidedAt: new Date() }),
  });
  await database.db
    .insertInto('contentNotice')
    .values([earlier(1, 'open'), earlier(11, 'upheld'), earlier(13, 'upheld')])
    .execute();
  expect((await read(noticeId)).dealership).toMatchObject({ earlierNotices: 2, earlierUpheld: 1, liveListings: 1 });
});
