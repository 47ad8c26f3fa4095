import type { Calls } from '@kardan/contract/calls/calls';
import { type Client, createClient } from '@kardan/contract/client/client';
import { dayAfter, viennaDay } from '@kardan/contract/values/vienna-day';
import { signAccessToken } from '@kardan/core/accounts/sessions/access-token';
import { applyDueRestrictions } from '@kardan/core/dealerships/restrictions/apply-due-restrictions';
import { actsOn, mailsTo } from '@kardan/core/moderation/testing/build-case';
import { type AccountRights, buildAccount, buildSession } from '@kardan/core/testing/build-account';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureOf } from '../../testing/inquiries.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { operatorRights, staffRights } from '../../testing/test-tokens.ts';
import { suspension } from './testing/portal-desk.ts';

let running: TestApp;
let first: Client<Calls>;
let second: Client<Calls>;
beforeAll(async () => {
  running = await createTestApp();
  first = (await signIn(operatorRights)).client;
  second = (await signIn(operatorRights)).client;
});
afterAll(() => running[Symbol.asyncDispose]());

/** Somebody who stays the same person for all of their calls. */
async function signIn(rights: AccountRights): Promise<{ client: Client<Calls>; email: string }> {
  const { db, env } = running.services;
  const { id: accountId, email } = await buildAccount(db, rights);
  const token = await signAccessToken(env, { accountId, sessionId: await buildSession(db, accountId) });
  return { client: createClient({ host: running.host, credentials: () => token }), email };
}

const text = 'Der Betrieb ist im März umgezogen, das Gewerbe ist umgemeldet.';
const answer = 'Der Auszug aus dem Gewerberegister nennt die neue Adresse.';
const notPossible = { status: 409, code: 'complaint-not-possible' };

type Decision = Parameters<Client<Calls>['restrictDealership']>[0]['body'];

/** A dealership with what the first operator holds against it. */
async function held(decision: Partial<Decision> = {}) {
  const { id, slug } = await buildDealership(running.database.db);
  const owner = await signIn(staffRights(id, 'dealer-owner'));
  const ofHouse = { dealershipId: slug };
  const { id: restrictionId } = await first.restrictDealership({
    params: ofHouse,
    body: { ...suspension, ...decision },
  });
  const params = { ...ofHouse, restrictionId };
  const complain = (client = owner.client, at = params) => client.complainOfRestriction({ params: at, body: { text } });
  const own = async () => (await owner.client.ownRestrictions({ params: ofHouse })).items[0];
  const state = async () => (await owner.client.ownDealership({ params: ofHouse })).state;
  const complaintId = async () =>
    (
      await running.database.db
        .selectFrom('complaint')
        .select('id')
        .where('restrictionId', '=', restrictionId)
        .executeTakeFirstOrThrow()
    ).id;
  return { id, owner: owner.client, email: owner.email, params, ofHouse, complain, own, state, complaintId };
}

/** As if it had been decided so. */
const change = (id: string, columns: { complaintUntil?: string; announcedAt?: Date; effectiveAt?: Date }) =>
  running.database.db.updateTable('dealershipRestriction').set(columns).where('id', '=', id).execute();

const decide = (client: Client<Calls>, complaintId: string, outcome: 'upheld' | 'rejected', words = answer) =>
  client.decideComplaint({ params: { complaintId }, body: { outcome, answer: words } });

test('an owner of a suspended dealership complains once, by the way that the letter names', async () => {
  const { email, params, complain, own, complaintId } = await held();
  const [letter] = await mailsTo(running.database.db, email);
  expect(letter?.subject).toContain('Sperre Ihres Betriebs');
  for (const words of ['in Ihrem Händlerbereich', 'Beschwerde einlegen', `/${params.dealershipId}/overview`])
    expect(letter?.text).toContain(words);
  expect(await own()).toMatchObject({ mayComplain: true, complaint: null });
  await complain();
  expect(await own()).toMatchObject({ mayComplain: false, complaint: { text, state: 'open', answer: null } });
  expect(await failureOf(complain())).toMatchObject(notPossible);
  const id = await complaintId();
  expect(await actsOn(running.database.db, id)).toEqual(['complaint.filed']);
  const { items } = await second.operatorComplaints({ query: { complainant: 'dealer' } });
  expect(items.find((each) => each.id === id)).toMatchObject({ restriction: 'suspended', label: null });
  const desk = await second.operatorDesk({});
  expect(desk.items.find((each) => each.id === id)).toMatchObject({ kind: 'complaint', restriction: 'suspended' });
});

test('of two complaints at the same moment one is taken', async () => {
  const { complain } = await held();
  const outcomes = await Promise.allSettled([complain(), complain()]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('neither staff nor the portal complain for the owner, and of another dealership there is nothing to complain of', async () => {
  const { id, ofHouse, params, complain, own } = await held();
  const other = await held();
  const staff = await signIn(staffRights(id));
  const acting = await signIn({ ...operatorRights, actingFor: [id] });
  for (const { client } of [staff, acting, { client: first }])
    expect(await failureOf(complain(client))).toMatchObject({ status: 403 });
  expect(await failureOf(complain(other.owner))).toMatchObject({ status: 404 });
  const foreign = { ...ofHouse, restrictionId: other.params.restrictionId };
  expect(await failureOf(complain(undefined, foreign))).toMatchObject({ status: 404 });
  const tooShort = { params, body: { text: 'Nein.' } };
  expect(await failureOf(other.owner.complainOfRestriction({ ...tooShort, params: other.params }))).toMatchObject({
    status: 400,
  });
  expect((await own())?.complaint).toBeNull();
  expect((await other.own())?.complaint).toBeNull();
});

test('the last day counts, the day after does not, nor does what is lifted', async () => {
  const { params, complain, own } = await held();
  const endsOn = (complaintUntil: string) => change(params.restrictionId, { complaintUntil });
  const today = viennaDay(Date.now());
  await endsOn(dayAfter(today, -1));
  expect(await own()).toMatchObject({ mayComplain: false });
  expect(await failureOf(complain())).toMatchObject(notPossible);
  await endsOn(today);
  await complain();
  const other = await held();
  await first.liftRestriction({ params: other.params, body: { because: 'Geklärt' } });
  expect(await other.own()).toMatchObject({ mayComplain: false });
  expect(await failureOf(other.complain())).toMatchObject(notPossible);
});

test('who decided does not decide on the complaint; whom another person finds right is active again, and reads why', async () => {
  const { id, email, params, complain, own, state, complaintId } = await held();
  await complain();
  const complaint = await complaintId();
  const seen = await first.operatorComplaint({ params: { complaintId: complaint } });
  expect(seen).toMatchObject({ mayDecide: false, restriction: { id: params.restrictionId, isLiftable: true } });
  expect(await failureOf(decide(first, complaint, 'upheld'))).toMatchObject({ code: 'first-decision-was-yours' });
  expect(await state()).toBe('suspended');

  // As long as an answer may be: it is what the restriction is lifted for.
  const long = `${answer} ${'Wir haben alles noch einmal geprüft. '.repeat(120)}`.slice(0, 4_990).trim();
  await decide(second, complaint, 'upheld', long);
  expect(await state()).toBe('active');
  expect(await own()).toMatchObject({ lifted: { because: long }, complaint: { state: 'upheld', answer: long } });
  const mails = await mailsTo(running.database.db, email);
  // One letter says both that they were right and that it is lifted.
  expect(mails.map(({ template }) => template)).toEqual(['dealership-restriction', 'complaint-decision']);
  expect(mails[1]?.subject).toContain('Ihrer Beschwerde geben wir recht: Sperre Ihres Betriebs');
  for (const words of [answer, 'Die Maßnahme ist aufgehoben', `/${params.dealershipId}/statements`])
    expect(mails[1]?.text).toContain(words);
  expect(mails[1]?.text).not.toMatch(/\b(du|dir|dich|dein\w*|euch|euer)\b/i);
  expect(await actsOn(running.database.db, complaint)).toEqual(['complaint.filed', 'complaint.decided']);
  expect(await actsOn(running.database.db, id)).toContain('dealership.restriction-lifted');
  expect(await failureOf(decide(second, complaint, 'rejected'))).toMatchObject({ code: 'already-decided' });
});

test('a complaint that is rejected leaves everything as it is, and the letter names the ways that are left', async () => {
  const { email, complain, own, state, complaintId } = await held();
  await complain();
  await decide(second, await complaintId(), 'rejected');
  expect(await state()).toBe('suspended');
  expect(await own()).toMatchObject({
    state: 'in-force',
    mayComplain: false,
    complaint: { state: 'rejected', answer },
  });
  const letter = (await mailsTo(running.database.db, email)).at(-1);
  expect(letter?.subject).toContain('Ihre Beschwerde bleibt ohne Erfolg: Sperre Ihres Betriebs');
  for (const words of ['Die Maßnahme bleibt aufrecht', 'Streitbeilegung', 'Mediation', 'Gerichten'])
    expect(letter?.text).toContain(words);
});

test('what was lifted while the complaint waited is not called in force by the letter', async () => {
  const { email, params, complain, complaintId } = await held({ kind: 'no-new-listings' });
  await complain();
  await first.liftRestriction({ params, body: { because: 'Die Angaben sind berichtigt.' } });
  await decide(second, await complaintId(), 'rejected');
  const letter = (await mailsTo(running.database.db, email)).at(-1);
  expect(letter?.text).toContain('sie ist inzwischen aufgehoben');
  expect(letter?.text).not.toContain('bleibt aufrecht');
});

test('a closing that is announced is taken back, and its day changes nothing', async () => {
  const { params, complain, own, state, complaintId } = await held({
    kind: 'closed',
    effectiveOn: dayAfter(viennaDay(Date.now()), 31),
  });
  await complain();
  await decide(second, await complaintId(), 'upheld');
  expect(await own()).toMatchObject({ state: 'lifted' });
  const announcedAt = new Date(Date.now() - 40 * 86_400_000);
  await change(params.restrictionId, { announcedAt, effectiveAt: new Date() });
  await applyDueRestrictions(running.services);
  expect(await state()).toBe('active');
});

test('a closed dealership complains too; found right it stays closed, and both sides are told so and how it goes on', async () => {
  const { id, email, complain, own, state, complaintId } = await held({ kind: 'closed', atOnceBecause: 'law' });
  expect(await state()).toBe('closed');
  await complain();
  const complaint = await complaintId();
  const seen = await second.operatorComplaint({ params: { complaintId: complaint } });
  expect(seen.restriction).toMatchObject({ kind: 'closed', isLiftable: false });
  await decide(second, complaint, 'upheld');
  expect(await state()).toBe('closed');
  expect(await own()).toMatchObject({ lifted: null, complaint: { state: 'upheld', answer } });
  const letter = (await mailsTo(running.database.db, email)).at(-1);
  expect(letter?.subject).toContain('Ihrer Beschwerde geben wir recht: Schließung Ihres Betriebs');
  for (const words of [
    'können wir nicht rückgängig machen',
    'neu anmelden',
    '/dealership-admin/new-dealer',
    'Gerichten',
  ])
    expect(letter?.text).toContain(words);
  expect(letter?.text).not.toContain('ist aufgehoben');
  expect(await actsOn(running.database.db, id)).not.toContain('dealership.restriction-lifted');
});
