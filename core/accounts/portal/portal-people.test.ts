import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../db/database.ts';
import { loadEnv } from '../../env.ts';
import { anEditor, anOperator } from '../../testing/actors.ts';
import { buildAccount, buildSession } from '../../testing/build-account.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { Actor, ActorSession } from '../actor.ts';
import { insertToken, loadOpenToken } from '../links/account-token-store.ts';
import { invitePortalPerson, listPortalPeople, resendPortalInvitation, takePortalRight } from './portal-people.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

async function anotherOperator(): Promise<Actor> {
  const { id } = await buildAccount(database.db, { isOperator: true });
  const signedInAt = new Date();
  const expiresAt = new Date(Date.now() + 3_600_000);
  const session = { id: await buildSession(database.db, id), signedInAt, expiresAt };
  return { ...anOperator, accountId: id, session: { ...session, isStrong: true, needsSecondFactor: false } };
}

async function noticesTo(email: string) {
  const mails = await database.db.selectFrom('mail').select('payload').where('recipient', '=', email).execute();
  return mails.map(({ payload }) => (payload as { notice?: string }).notice);
}

const services = () => ({ db: database.db, env: loadEnv() });
const newPerson = { displayName: 'Nina Neu', right: 'editor', language: 'de-AT' } as const;

async function openInvitations(accountId: number): Promise<number> {
  const rows = await database.db.selectFrom('accountToken').select('id').where('accountId', '=', accountId).execute();
  const open = await Promise.all(rows.map(({ id }) => loadOpenToken(database.db, id, 'invite')));
  return open.filter(Boolean).length;
}

async function actsOn(accountId: number) {
  const query = database.db.selectFrom('auditEntry').select(['action', 'actorAccountId']);
  const entries = await query
    .where('objectKind', '=', 'account')
    .where('objectId', '=', String(accountId))
    .orderBy('at')
    .execute();
  return entries.map(({ action, actorAccountId }) => [action, actorAccountId]);
}

test('who is invited is listed with the right and a link that works; a new link ends the one before', async () => {
  const operator = await anotherOperator();
  const invited = await invitePortalPerson(services(), operator, { ...newPerson, email: 'nina@portal.example' });
  expect(invited).toMatchObject({ rights: ['editor'], state: 'invited', isSelf: false });
  expect(invited.invitedUntil).not.toBeNull();
  await resendPortalInvitation(database, operator, invited.accountId);
  expect(await openInvitations(invited.accountId)).toBe(1);
  const { items } = await listPortalPeople(database, operator);
  expect(items.map(({ accountId }) => accountId)).toContain(invited.accountId);
  expect(await actsOn(invited.accountId)).toEqual([
    ['account.right-granted', operator.accountId],
    ['account.invited-again', operator.accountId],
  ]);
  await takePortalRight(database, operator, { accountId: invited.accountId, right: 'editor' });
  expect(await openInvitations(invited.accountId)).toBe(0);
});

test('whom an operator has invited comes no more once that right is taken', async () => {
  const { db } = database;
  const [one, other] = [await anotherOperator(), await anotherOperator()];
  const { id: dealershipId } = await buildDealership(db);
  const { id: invited } = await buildAccount(db);
  const invitation = { accountId: invited, purpose: 'invite', dealershipId, minutes: 60 } as const;
  await inTransaction(db, (tx) => insertToken(tx, { ...invitation, invitedBy: other.accountId }));
  expect(await openInvitations(invited)).toBe(1);
  await takePortalRight(database, one, { accountId: other.accountId as number, right: 'operator' });
  expect(await openInvitations(invited)).toBe(0);
});

test('a right that is taken ends the sessions that had it; one’s own as operator is for somebody else to take', async () => {
  const { db } = database;
  const [one, other] = [await anotherOperator(), await anotherOperator()];
  const accountId = other.accountId as number;
  const sessionId = await buildSession(db, accountId);
  await expect(
    takePortalRight(database, one, { accountId: one.accountId as number, right: 'operator' }),
  ).rejects.toMatchObject({ code: 'last-operator' });
  await takePortalRight(database, one, { accountId, right: 'operator' });
  const session = await db.selectFrom('session').select('endedBecause').where('id', '=', sessionId).executeTakeFirst();
  expect(session?.endedBecause).toBe('rights');
  expect((await actsOn(accountId)).at(-1)).toEqual(['account.right-taken', one.accountId]);
  await expect(takePortalRight(database, one, { accountId, right: 'operator' })).rejects.toMatchObject({
    code: 'not-found',
  });
  await expect(resendPortalInvitation(database, one, one.accountId as number)).rejects.toMatchObject({
    code: 'invitation-accepted',
  });
});

test('rights are given and taken after a fresh sign-in, and who has an account is told', async () => {
  const operator = await anotherOperator();
  const { id: accountId, email } = await buildAccount(database.db);
  const invited = await invitePortalPerson(services(), operator, { ...newPerson, email: 'frisch@portal.example' });
  const session = { ...(operator.session as ActorSession), signedInAt: new Date(Date.now() - 24 * 3_600_000) };
  const stale = { ...operator, session };
  const give = (actor: Actor) => invitePortalPerson(services(), actor, { ...newPerson, email });
  const take = (actor: Actor) => takePortalRight(database, actor, { accountId, right: 'editor' });
  const again = { code: 'sign-in-again' };
  await expect(give(stale)).rejects.toMatchObject(again);
  await expect(resendPortalInvitation(database, stale, invited.accountId)).rejects.toMatchObject(again);
  await give(operator);
  await expect(take(stale)).rejects.toMatchObject(again);
  await take(operator);
  expect((await noticesTo(email)).sort()).toEqual(['right-granted', 'right-taken']);
});

test('of two operators who take each other’s right at the same moment one stays', async () => {
  const { db } = database;
  const [one, other] = [await anotherOperator(), await anotherOperator()];
  const takes = await Promise.allSettled([
    takePortalRight(database, one, { accountId: other.accountId as number, right: 'operator' }),
    takePortalRight(database, other, { accountId: one.accountId as number, right: 'operator' }),
  ]);
  expect(takes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const ids = [one.accountId as number, other.accountId as number];
  const left = await db
    .selectFrom('account')
    .select('id')
    .where('id', 'in', ids)
    .where('isOperator', '=', true)
    .execute();
  expect(left).toHaveLength(1);
});

test('editors see nothing of it', async () => {
  await expect(listPortalPeople(database, anEditor)).rejects.toMatchObject({ code: 'forbidden' });
  const person = { ...newPerson, email: 'x@portal.example', right: 'operator' } as const;
  await expect(invitePortalPerson(services(), anEditor, person)).rejects.toMatchObject({ code: 'forbidden' });
});
