import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Actor } from '../../accounts/actor.ts';
import { loadEnv } from '../../env.ts';
import { memberOf, staffOf } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { decideNotice } from '../notices/deciding/decide-notice.ts';
import { openNoticeToken, sealNoticeToken } from '../notices/own/notice-token.ts';
import { readOwnNotice } from '../notices/own/read-own-notice.ts';
import { listStatements } from '../statements/list-statements.ts';
import { actsOn, buildNotice, buildOperator, mailsTo, reasons } from '../testing/build-case.ts';
import { complainOfDecision } from './complain-of-decision.ts';
import { complainOfStatement } from './complain-of-statement.ts';
import { decideComplaint } from './decide-complaint.ts';
import { readComplaint } from './read-complaint.ts';

let database: TestDatabase;
let first: Actor;
let second: Actor;
const env = loadEnv();
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  await database.db.updateTable('account').set({ state: 'locked' }).where('isOperator', '=', true).execute();
  first = await buildOperator(database.db);
  second = await buildOperator(database.db);
});

const text = 'Das Gutachten gehört zu einem anderen Auto, wie die Nummer zeigt.';
const answer = 'Die Fahrgestellnummer im Gutachten ist eine andere. Sie haben recht.';
const reason = 'Das Serviceheft liegt uns vor, die Angaben stimmen überein.';

async function blockedCar() {
  const { noticeId, ...rest } = await buildNotice(database.db);
  await decideNotice(database, first, noticeId, { outcome: 'block-listing', ...reasons });
  const { items } = await listStatements(database, rest.dealer, String(rest.listing.dealershipId), {});
  const statementId = items[0]?.id as string;
  const place = { dealershipId: String(rest.listing.dealershipId), statementId };
  return { ...rest, noticeId, statementId, place };
}

async function complainedOf() {
  const blocked = await blockedCar();
  await complainOfStatement(database, blocked.dealer, blocked.place, text);
  const { id: complaintId } = await database.db
    .selectFrom('complaint')
    .select('id')
    .where('statementId', '=', blocked.statementId)
    .executeTakeFirstOrThrow();
  return { ...blocked, complaintId };
}

const stateOf = async (id: number) =>
  (await database.db.selectFrom('listing').select('state').where('id', '=', id).executeTakeFirst())?.state;

test('a dealer reads the reasons, complains once, and gets the car back when another person says they are right', async () => {
  const { dealer, place, listing, owner, complaintId, statementId } = await complainedOf();
  await expect(complainOfStatement(database, dealer, place, text)).rejects.toMatchObject({
    code: 'complaint-not-possible',
  });
  const waiting = await readComplaint(database, second, complaintId);
  expect(waiting).toMatchObject({ mayDecide: true, text, statement: { id: statementId }, notice: { state: 'upheld' } });
  const days = (Date.parse(waiting.dueAt) - Date.parse(waiting.receivedAt)) / 86_400_000;
  expect(Math.round(days)).toBe(14);

  await decideComplaint(database, second, complaintId, { outcome: 'upheld', answer, block: null });
  expect(await stateOf(listing.id)).toBe('active');
  const { items } = await listStatements(database, dealer, place.dealershipId, {});
  expect(items[0]).toMatchObject({ lifted: { because: answer }, complaint: { state: 'upheld', answer } });
  const mails = await mailsTo(database.db, owner.email);
  const told = mails.at(-1);
  expect(told?.subject).toContain('Ihrer Beschwerde geben wir recht');
  for (const words of [answer, 'eine andere Person als beim ersten Mal', '/statements'])
    expect(told?.text).toContain(words);
  expect(told?.text).not.toMatch(/\b(du|dir|dich|dein\w*|euch|euer)\b/i);
  expect(await actsOn(database.db, complaintId)).toEqual(['complaint.filed', 'complaint.decided']);
});

test('who decided first does not decide on the complaint, while there is somebody else', async () => {
  const { complaintId, listing } = await complainedOf();
  expect((await readComplaint(database, first, complaintId)).mayDecide).toBe(false);
  const decision = { outcome: 'rejected', answer, block: null } as const;
  await expect(decideComplaint(database, first, complaintId, decision)).rejects.toMatchObject({
    code: 'first-decision-was-yours',
  });
  expect(await stateOf(listing.id)).toBe('blocked');
});

test('the only operator may, which is on record and told', async () => {
  const { complaintId, owner, listing } = await complainedOf();
  await database.db.updateTable('account').set({ state: 'locked' }).where('id', '=', second.accountId).execute();
  expect(await readComplaint(database, first, complaintId)).toMatchObject({ mayDecide: true, isOnlyOperator: true });
  await decideComplaint(database, first, complaintId, { outcome: 'rejected', answer, block: null });
  expect((await readComplaint(database, first, complaintId)).decision?.bySamePerson).toBe(true);
  const told = (await mailsTo(database.db, owner.email)).at(-1);
  for (const words of [
    'dieselbe Person wie beim ersten Mal',
    'Die Maßnahme bleibt aufrecht',
    'Streitbeilegung',
    'Gericht',
  ])
    expect(told?.text).toContain(words);
  expect(await stateOf(listing.id)).toBe('blocked');
  const { after } = await database.db
    .selectFrom('auditEntry')
    .select('after')
    .where('objectId', '=', complaintId)
    .where('action', '=', 'complaint.decided')
    .executeTakeFirstOrThrow();
  expect(after).toMatchObject({ bySamePerson: true });
});

test('a complaint is decided once', async () => {
  const { complaintId } = await complainedOf();
  const decide = () => decideComplaint(database, second, complaintId, { outcome: 'upheld', answer, block: null });
  const outcomes = await Promise.allSettled([decide(), decide()]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(decide()).rejects.toMatchObject({ code: 'already-decided' });
});

test('after six months, or of a block that is lifted, nobody complains; a suspended dealer does', async () => {
  const { dealer, place, statementId, listing } = await blockedCar();
  const set = (complaintUntil: Date) =>
    database.db.updateTable('statementOfReasons').set({ complaintUntil }).where('id', '=', statementId).execute();
  await set(new Date(Date.now() - 1_000));
  const refused = { code: 'complaint-not-possible' };
  await expect(complainOfStatement(database, dealer, place, text)).rejects.toMatchObject(refused);
  await set(new Date(Date.now() + 60_000));
  const suspended = { ...memberOf(listing.dealershipId, 'owner', true), accountId: dealer.accountId };
  await complainOfStatement(database, suspended, place, text);
});

test('neither another house nor the portal complains for a dealer', async () => {
  const { place, listing } = await blockedCar();
  await expect(complainOfStatement(database, staffOf(listing.dealershipId + 1), place, text)).rejects.toMatchObject({
    code: 'not-found',
  });
  const { memberships } = memberOf(listing.dealershipId, 'reader');
  for (const operator of [first, { ...first, memberships }])
    await expect(complainOfStatement(database, operator, place, text)).rejects.toMatchObject({ code: 'forbidden' });
  const other = await blockedCar();
  const foreign = { ...place, statementId: other.statementId };
  await expect(complainOfStatement(database, staffOf(listing.dealershipId), foreign, text)).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('who reported a car sees what became of it by their link, and nothing of what was typed', async () => {
  const { noticeId, reference } = await buildNotice(database.db);
  const token = sealNoticeToken(noticeId, env.LINK_SECRET);
  const open = await readOwnNotice({ db: database.db, env }, token);
  expect(open).toMatchObject({ reference, state: 'open', decision: null, complaint: null });
  expect(JSON.stringify(open)).not.toMatch(/142\.300|melder/);
  await decideNotice(database, first, noticeId, { outcome: 'rejected', reason });
  const decided = await readOwnNotice({ db: database.db, env }, token);
  expect(decided).toMatchObject({ state: 'rejected', decision: { reason, mayComplain: true } });
});

test('a forged, cut or foreign token opens nothing', async () => {
  const { noticeId } = await buildNotice(database.db);
  const token = sealNoticeToken(noticeId, env.LINK_SECRET);
  expect(openNoticeToken(token, env.LINK_SECRET)).toBe(noticeId);
  const forged = [
    `${token.slice(0, 30)}${token[30] === 'A' ? 'B' : 'A'}${token.slice(31)}`,
    `${token[0] === 'A' ? 'B' : 'A'}${token.slice(1)}`,
    token.slice(0, 42),
    sealNoticeToken(noticeId, 'another secret of the same length'),
    '',
  ];
  for (const other of forged) {
    await expect(readOwnNotice({ db: database.db, env }, other)).rejects.toMatchObject({ code: 'not-found' });
    await expect(complainOfDecision({ db: database.db, env }, other, text)).rejects.toMatchObject({
      code: 'not-found',
    });
  }
});

test('a reporter complains of a rejection once; when they are right the car can be blocked after all', async () => {
  const { noticeId, listing, reporterEmail } = await buildNotice(database.db);
  const token = sealNoticeToken(noticeId, env.LINK_SECRET);
  const services = { db: database.db, env };
  const refused = { code: 'complaint-not-possible' };
  await expect(complainOfDecision(services, token, text)).rejects.toMatchObject(refused);
  await decideNotice(database, first, noticeId, { outcome: 'rejected', reason });
  await complainOfDecision(services, token, text);
  await expect(complainOfDecision(services, token, text)).rejects.toMatchObject(refused);
  const { id } = await database.db
    .selectFrom('complaint')
    .select('id')
    .where('noticeId', '=', noticeId)
    .executeTakeFirstOrThrow();
  await decideComplaint(database, second, id, { outcome: 'upheld', answer, block: reasons });
  expect(await stateOf(listing.id)).toBe('blocked');
  expect(await readOwnNotice(services, token)).toMatchObject({ complaint: { state: 'upheld', answer } });
  const told = (await mailsTo(database.db, reporterEmail)).at(-1);
  expect(told?.template).toBe('complaint-decision');
  expect(told?.text).toContain(`/meldung/${token}`);
});

test('of a decision that did what they asked for, or after six months, a reporter does not complain', async () => {
  const services = { db: database.db, env };
  const refused = { code: 'complaint-not-possible' };
  const { noticeId } = await blockedCar();
  const complain = (id: string) => complainOfDecision(services, sealNoticeToken(id, env.LINK_SECRET), text);
  await expect(complain(noticeId)).rejects.toMatchObject(refused);
  const old = await buildNotice(database.db);
  await decideNotice(database, first, old.noticeId, { outcome: 'rejected', reason });
  await database.db
    .updateTable('contentNotice')
    .set({ decidedAt: new Date(Date.now() - 185 * 86_400_000) })
    .where('id', '=', old.noticeId)
    .execute();
  await expect(complain(old.noticeId)).rejects.toMatchObject(refused);
});
