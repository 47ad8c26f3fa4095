import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildRequest } from '../../dealerships/admission/testing/build-request.ts';
import { loadEnv } from '../../env.ts';
import { openMedia } from '../../media/media.ts';
import { answerQuestion } from '../../moderation/notices/deciding/answer-question.ts';
import { askDealer } from '../../moderation/notices/deciding/ask-dealer.ts';
import { buildNotice, buildOperator } from '../../moderation/testing/build-case.ts';
import { buildAccount, buildSession } from '../../testing/build-account.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { exportHeldData } from './export-held-data.ts';

let database: TestDatabase;
const media = openMedia(loadEnv());
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  media.client.destroy();
  await database[Symbol.asyncDispose]();
});

const exportOf = async (email: string) => {
  const { held } = await exportHeldData({ db: database.db, media }, email, { maxFileBytes: 0 });
  return { account: held.account, text: JSON.stringify(held) };
};

test('who answers to a notice reads their answer in their data, and neither who reported the car nor their words', async () => {
  const { db } = database;
  const operator = await buildOperator(db);
  const { noticeId, reference, owner, dealer, listing } = await buildNotice(db, {
    explanation: 'Anna Melderin: im Serviceheft stehen 142.300 km.',
    reporterName: 'Anna Melderin',
    reporterEmail: 'anna.melderin@example.at',
  });
  await askDealer({ db }, operator, noticeId, 'Wie erklären Sie den Kilometerstand?');
  const answer = 'Das Gutachten gehört zu einem anderen Auto.';
  await answerQuestion({ db }, dealer, { dealershipId: String(listing.dealershipId), noticeId }, answer);
  const { account, text } = await exportOf(owner.email);
  expect(account?.traces.contentNotice).toMatchObject({ dealerAnsweredBy: [{ reference, dealerAnswer: answer }] });
  expect(text).not.toMatch(/anna|melderin|142\.300|Serviceheft/i);
});

test('an operator reads that they decided on requests, notices and complaints, and nothing of who made them', async () => {
  const { db } = database;
  const { accountId, ...operator } = await buildOperator(db);
  const { email } = await db
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const decided = { decidedAt: new Date(), decidedBy: accountId };
  await buildRequest(db, {
    ...decided,
    state: 'refused',
    personName: 'Anna Werberin',
    message: 'Anna schreibt',
    reasons: 'Anna',
  });
  const reporter = { reporterName: 'Anna', reporterEmail: 'anna@example.at', explanation: 'Anna hat es gesehen.' };
  const outcome = { state: 'rejected', measure: 'none', decisionReason: 'Anna hat sich geirrt.' } as const;
  const { noticeId } = await buildNotice(db, { ...reporter, ...decided, ...outcome, assignedAccountId: accountId });
  await db
    .insertInto('complaint')
    .values({
      ...decided,
      noticeId,
      complainant: 'reporter',
      text: 'Anna beschwert sich, weil es doch so war.',
      state: 'rejected',
      answer: 'Anna hat sich wieder geirrt.',
      dueAt: new Date(),
    })
    .execute();
  const { account, text } = await exportOf(email);
  expect(operator.isOperator).toBe(true);
  expect(account?.traces).toMatchObject({
    dealershipRequest: { decidedBy: [{ state: 'refused' }] },
    contentNotice: { decidedBy: [{ state: 'rejected' }], assignedAccountId: [{}] },
    complaint: { decidedBy: [{ state: 'rejected' }] },
  });
  expect(text).not.toMatch(/anna/i);
});

test('what somebody did to another’s account is told without what it was before and after', async () => {
  const { db } = database;
  const { id, email } = await buildAccount(db, { isOperator: true });
  const other = await buildAccount(db);
  const entry = { actorAccountId: id, action: 'account.changed', objectKind: 'account', before: '{}' };
  await db
    .insertInto('auditEntry')
    .values([
      { ...entry, objectId: String(id), objectLabel: 'selbst', after: '{"language":"en"}' },
      { ...entry, objectId: String(other.id), objectLabel: 'Anna', after: '{"displayName":"Anna Neu"}' },
    ])
    .execute();
  const { account, text } = await exportOf(email);
  expect(account?.acts).toHaveLength(2);
  expect(account?.acts).toContainEqual(expect.objectContaining({ isByThem: true, after: { language: 'en' } }));
  expect(text).not.toContain('Anna');
});

test('what opens an account is in nobody’s data', async () => {
  const { db } = database;
  const passwordHash = '$argon2id$v=19$m=19456,t=2,p=1$geheimgeheim';
  const { id, email, passkeyHandle } = await buildAccount(db, {}, { passwordHash });
  await buildSession(db, id);
  await db
    .insertInto('totp')
    .values({
      accountId: id,
      secretEncrypted: 'geheim-bestätigt',
      pendingEncrypted: 'geheim-neu',
      confirmedAt: new Date(),
    })
    .execute();
  await db
    .insertInto('passkey')
    .values({
      accountId: id,
      credentialId: 'geheim-id',
      publicKey: Buffer.from('geheim'),
      counter: 0,
      label: 'Telefon',
      transports: [],
      backedUp: false,
    })
    .execute();
  const { account, text } = await exportOf(email);
  expect(account?.traces).toMatchObject({ session: {}, totp: {}, passkey: { accountId: [{ label: 'Telefon' }] } });
  expect(text).not.toMatch(/geheim|hash|encrypted|secret|publicKey/i);
  expect(text).not.toContain(passkeyHandle);
});
