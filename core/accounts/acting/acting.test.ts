import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadEnv } from '../../env.ts';
import { listThreads } from '../../inquiries/inbox/reading/list-threads.ts';
import { readThread } from '../../inquiries/inbox/reading/read-thread.ts';
import { buildThread } from '../../inquiries/inbox/testing/build-thread.ts';
import { ownerOf } from '../../testing/actors.ts';
import { buildAccount, buildSession } from '../../testing/build-account.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { readToday } from '../../today/read-today.ts';
import type { Actor } from '../actor.ts';
import { requireOwner } from '../policies.ts';
import { forgetOldSessions } from '../portal/forget-old-sessions.ts';
import { readActor, readActorOfAccount } from '../read-actor.ts';
import { endActing, readActing, startActing } from './act-for-dealership.ts';
import { noteLook } from './note-look.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

async function portalAndHouse() {
  const { db } = database;
  const { id: accountId } = await buildAccount(db, { isOperator: true });
  const { id: dealershipId } = await buildDealership(db);
  const sessionId = await buildSession(db, accountId);
  const operator = (await readActor({ db }, { accountId, sessionId })) as Actor;
  const actions = async () => {
    const query = db
      .selectFrom('auditEntry')
      .select(['action', 'onBehalf', 'after'])
      .where('dealershipId', '=', dealershipId);
    return (await query.orderBy('at').execute()).map(({ action }) => action);
  };
  return { accountId, sessionId, dealershipId, operator, actions };
}

test('that an operator looks is on record once an hour, also of many calls at once; what is one’s own is not', async () => {
  const { db } = database;
  const { dealershipId, operator, actions } = await portalAndHouse();
  await Promise.all(Array.from({ length: 8 }, () => noteLook({ db }, operator, dealershipId)));
  await noteLook({ db }, operator, dealershipId);
  await noteLook({ db }, ownerOf(dealershipId), dealershipId);
  await noteLook({ db }, { ...ownerOf(dealershipId), isOperator: true }, dealershipId);
  expect(await actions()).toEqual(['dealership.looked-at']);
  const hourAgo = new Date(Date.now() - 3_600_000);
  await db.updateTable('actingLook').set({ hour: hourAgo }).execute();
  await noteLook({ db }, operator, dealershipId);
  expect(await actions()).toEqual(['dealership.looked-at', 'dealership.looked-at']);
  await db
    .updateTable('actingLook')
    .set({ hour: new Date(Date.now() - 48 * 3_600_000) })
    .where('hour', '=', hourAgo)
    .execute();
  expect(await forgetOldSessions({ db })).toBe(1);
});

test('an operator who reads an inbox or a thread is on record with each, and the overview shows them no buyer', async () => {
  const { db } = database;
  const { dealershipId, operator, actions } = await portalAndHouse();
  const { threadId } = await buildThread(db, dealershipId);
  const services = { db, env: loadEnv() };
  const reference = String(dealershipId);
  expect((await readToday({ db }, operator, reference)).inquiries).toBeNull();
  expect((await readToday({ db }, ownerOf(dealershipId), reference)).inquiries).toHaveLength(1);
  await listThreads({ db }, operator, reference, { sites: 'this' });
  await readThread(services, operator, { dealershipId: reference, threadId });
  await readThread(services, operator, { dealershipId: reference, threadId });
  await readThread(services, ownerOf(dealershipId), { dealershipId: reference, threadId });
  expect(await actions()).toEqual(['inbox.looked-at', 'inquiry.looked-at']);
});

test('an operator changes a dealership after saying why, that one alone, until it ends; a session and a worker know it', async () => {
  const { db } = database;
  const { accountId, sessionId, dealershipId, operator, actions } = await portalAndHouse();
  const { id: other } = await buildDealership(db);
  const { id: sandbox } = await buildDealership(db, { state: 'sandbox', sandboxOf: dealershipId });
  const now = async () => [
    (await readActor({ db }, { accountId, sessionId })) as Actor,
    await readActorOfAccount({ db }, accountId),
  ];
  const may = (actor: Actor, id: number) => {
    try {
      requireOwner(actor, id, 'dealership');
      return true;
    } catch {
      return false;
    }
  };
  const mayChange = async () =>
    (await now()).map((actor) => [dealershipId, sandbox, other].map((id) => may(actor, id)));
  expect(await mayChange()).toEqual([
    [false, false, false],
    [false, false, false],
  ]);
  const { until } = await startActing({ db }, operator, String(dealershipId), 'Telefonat mit Frau Berger');
  expect(Date.parse(until) - Date.now()).toBeLessThanOrEqual(3_600_000);
  expect(await readActing({ db }, operator, dealershipId)).toEqual({ until, reason: 'Telefonat mit Frau Berger' });
  expect(await mayChange()).toEqual([
    [true, true, false],
    [true, true, false],
  ]);
  await endActing({ db }, operator, String(dealershipId));
  await endActing({ db }, operator, String(dealershipId));
  expect(await mayChange()).toEqual([
    [false, false, false],
    [false, false, false],
  ]);
  expect(await actions()).toEqual(['dealership.acted-for', 'dealership.acting-ended']);
  await expect(startActing({ db }, ownerOf(dealershipId), String(dealershipId), 'x')).rejects.toMatchObject({
    code: 'forbidden',
  });
});

test('who is no operator any more acts for nobody, though the hour is not over', async () => {
  const { db } = database;
  const { accountId, dealershipId, operator } = await portalAndHouse();
  await startActing({ db }, operator, String(dealershipId), 'Grund');
  await db.updateTable('account').set({ isOperator: false }).where('id', '=', accountId).execute();
  const actor = await readActorOfAccount({ db }, accountId);
  expect(actor.actingFor?.has(dealershipId)).toBe(false);
  expect(() => requireOwner(actor, dealershipId, 'dealership')).toThrow('not found');
});
