import { signAccessToken } from '@kardan/core/accounts/sessions/access-token';
import { inTransaction } from '@kardan/core/db/database';
import { buildAccount, buildSession } from '@kardan/core/testing/build-account';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { announceEvent } from '@kardan/core/webhooks/announce-event';
import { writeMadeMail } from '@kardan/core/webhooks/mails/write-made-mail';
import { deliverWebhooks } from '@kardan/core/webhooks/sending/deliver-webhooks';
import { startReceiver } from '@kardan/core/webhooks/testing/receiver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../testing/sign-in.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { staffRights } from '../../testing/test-tokens.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running[Symbol.asyncDispose]());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function buildHouse(overrides: Parameters<typeof buildDealership>[1] = {}) {
  const dealership = await buildDealership(running.database.db, overrides);
  const token = await running.tokenWith(staffRights(dealership.id, 'dealer-owner'));
  const ask = (method: Method, rest = '', body?: object, as = token) =>
    call(running, method, `/admin/dealership/${dealership.slug}/webhooks${rest}`, body, { token: as });
  return { dealership, ask };
}

const wanted = { name: 'Lagersystem', events: ['inquiry.erased', 'inquiry.erased', 'listing.sold'] };
const inquiryId = '0198f0a0-0000-7000-8000-000000000001';
const announce = (dealershipId: number) =>
  inTransaction(running.database.db, (tx) =>
    announceEvent(tx, { dealershipId, type: 'inquiry.erased', data: { inquiryId } }),
  );
const send = () => deliverWebhooks(running.services, { timeoutMs: 2_000 });

test('an owner makes a webhook, tests it, sees what was answered, and has what failed sent again', async () => {
  await using receiver = await startReceiver();
  const { dealership, ask } = await buildHouse();
  const { status, body: made } = await ask('POST', '', { ...wanted, url: receiver.url });
  expect(status).toBe(201);
  expect(made.secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
  expect(made.webhook).toMatchObject({ name: 'Lagersystem', state: 'active', group: null, lastDelivery: null });
  expect(made.webhook.events).toEqual(['inquiry.erased', 'listing.sold']);
  const { body: list } = await ask('GET');
  expect(list.items).toEqual([made.webhook]);
  expect(JSON.stringify(list)).not.toContain(made.secret.slice(6));
  const one = `/${made.webhook.id}`;

  const { status: accepted, body: ping } = await ask('POST', `${one}/test`);
  expect([accepted, ping.event, ping.state, ping.attempts]).toEqual([202, 'test.ping', 'waiting', 0]);
  await send();
  expect(receiver.received[0]?.verifiedWith(made.secret)).toMatchObject({
    type: 'test.ping',
    data: { dealershipId: dealership.id, webhookId: made.webhook.id },
  });
  const { body: log } = await ask('GET', `${one}/deliveries/${ping.id}`);
  expect(log).toMatchObject({ state: 'delivered', messageId: receiver.received[0]?.id, lastStatus: 204 });
  expect(log.request).toEqual({ url: receiver.url, body: receiver.received[0]?.body });
  expect(log.tries).toMatchObject([{ status: 204, failure: null, response: '' }]);

  receiver.behave((response) => response.writeHead(500).end('kaputt'));
  await announce(dealership.id);
  await send();
  const { body: waiting } = await ask('GET', `${one}/deliveries?state=waiting`);
  expect(waiting.items).toMatchObject([
    { event: 'inquiry.erased', lastStatus: 500, lastFailure: 'refused', attempts: 1 },
  ]);
  await running.database.db
    .updateTable('webhookDelivery')
    .set({ state: 'failed', nextAt: null })
    .where('id', '=', waiting.items[0].id)
    .execute();
  receiver.behave((response) => response.writeHead(200).end());
  const since = new Date(Date.now() - 60_000).toISOString();
  expect((await ask('POST', `${one}/replay`, { since })).body).toEqual({ replayed: 1, isAll: true });
  expect((await ask('POST', `${one}/replay`, { since })).body).toEqual({ replayed: 0, isAll: true });
  await send();
  const { body: replayed } = await ask('POST', `${one}/deliveries/${waiting.items[0].id}/replay`);
  expect(replayed).toMatchObject({ state: 'waiting', attempts: 2, messageId: waiting.items[0].messageId });
  await send();
  expect(new Set(receiver.received.slice(1).map(({ id }) => id))).toEqual(new Set([waiting.items[0].messageId]));
  expect(receiver.received).toHaveLength(4);
  const { body: all } = await ask('GET', `${one}/deliveries`);
  expect([all.items.map(({ event }: { event: string }) => event), all.hasMore]).toEqual([
    ['inquiry.erased', 'test.ping'],
    false,
  ]);
  const { body: older } = await ask('GET', `${one}/deliveries?before=${all.items[0].id}`);
  expect(older.items.map(({ id }: { id: string }) => id)).toEqual([ping.id]);
});

test('a paused webhook is told nothing, also not later; a new secret overlaps with the old; what is removed is gone', async () => {
  await using receiver = await startReceiver();
  const { dealership, ask } = await buildHouse();
  const { body: made } = await ask('POST', '', { ...wanted, url: receiver.url });
  const one = `/${made.webhook.id}`;
  expect((await ask('PUT', `${one}/state`, { state: 'paused' })).body.state).toBe('paused');
  await announce(dealership.id);
  expect((await ask('POST', `${one}/test`)).body.code).toBe('webhook-not-active');
  expect((await ask('PUT', `${one}/state`, { state: 'active' })).body.state).toBe('active');
  const { body: rotated } = await ask('POST', `${one}/secret`);
  expect(rotated.secret).not.toBe(made.secret);
  const hours = (Date.parse(rotated.webhook.previousSecretUntil) - Date.now()) / 3_600_000;
  expect(Math.round(hours)).toBe(24);
  await announce(dealership.id);
  await send();
  expect(receiver.received).toHaveLength(1);
  for (const secret of [made.secret, rotated.secret]) receiver.received[0]?.verifiedWith(secret);
  const changed = await ask('PUT', one, { name: 'Neu', url: 'http://127.0.0.1:9/', events: ['listing.sold'] });
  expect(changed.body).toMatchObject({ name: 'Neu', url: 'http://127.0.0.1:9/', events: ['listing.sold'] });
  expect((await ask('DELETE', one)).status).toBe(204);
  expect((await ask('GET', `${one}/deliveries`)).status).toBe(404);
  const acts = await running.database.db
    .selectFrom('auditEntry')
    .select(['action', 'before', 'after'])
    .where('dealershipId', '=', dealership.id)
    .orderBy('at')
    .execute();
  expect(acts.map(({ action }) => action)).toEqual([
    'webhook.created',
    'webhook.changed',
    'webhook.changed',
    'webhook.key-rotated',
    'webhook.changed',
    'webhook.removed',
  ]);
  const told = JSON.stringify(acts);
  for (const secret of ['whsec_', 'geheim']) expect(told).not.toContain(secret);
});

test('a group’s webhooks are its owners’: an owner of one dealership neither sees nor makes them', async () => {
  const { db } = running.database;
  const { id: groupId } = await db
    .insertInto('dealerGroup')
    .values({ slug: 'gruppe-w', name: 'Gruppe W' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { ask } = await buildHouse({ groupId });
  const { ask: askElsewhere } = await buildHouse();
  const groupOwner = await running.tokenWith({ groups: { [groupId]: 'group-owner' } });
  const body = { ...wanted, url: 'http://127.0.0.1:9/', forGroup: true };
  expect((await ask('POST', '', body)).status).toBe(403);
  const { body: made } = await ask('POST', '', body, groupOwner);
  expect(made.webhook.group).toEqual({ id: groupId, name: 'Gruppe W' });
  expect((await ask('GET', '', undefined, groupOwner)).body).toMatchObject({
    items: [{ id: made.webhook.id }],
    group: { id: groupId },
  });
  expect((await ask('GET')).body).toEqual({ items: [], group: null });
  const one = `/${made.webhook.id}`;
  for (const asked of [ask, askElsewhere]) {
    expect((await asked('GET', `${one}/deliveries`)).status).toBe(404);
    expect((await asked('PUT', `${one}/state`, { state: 'paused' })).status).toBe(404);
    expect((await asked('POST', `${one}/secret`)).status).toBe(404);
    expect((await asked('DELETE', one)).status).toBe(404);
  }
});

test('an operator changes a group’s webhooks when acting for every dealership of it, and sees them before', async () => {
  const { db } = running.database;
  const { id: groupId } = await db
    .insertInto('dealerGroup')
    .values({ slug: 'gruppe-w-betreut', name: 'Gruppe B' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { dealership, ask } = await buildHouse({ groupId });
  const { id: sister } = await buildDealership(db, { groupId });
  const body = { ...wanted, url: 'http://127.0.0.1:9/', forGroup: true };
  const groupOwner = await running.tokenWith({ groups: { [groupId]: 'group-owner' } });
  const { body: made } = await ask('POST', '', body, groupOwner);
  const operatorFor = (...actingFor: number[]) => running.tokenWith({ isOperator: true, actingFor });
  const ofOne = await operatorFor(dealership.id);
  expect((await ask('GET', '', undefined, ofOne)).body.items).toHaveLength(1);
  expect((await ask('POST', '', body, ofOne)).status).toBe(403);
  expect((await ask('DELETE', `/${made.webhook.id}`, undefined, ofOne)).status).toBe(404);
  expect((await ask('POST', '', { ...body, forGroup: false }, ofOne)).status).toBe(201);
  const ofAll = await operatorFor(dealership.id, sister);
  expect((await ask('DELETE', `/${made.webhook.id}`, undefined, ofAll)).status).toBe(204);
});

test('a delivery of another webhook does not exist, and is not sent again', async () => {
  const { ask, dealership } = await buildHouse();
  const { ask: askOther } = await buildHouse();
  const url = 'http://127.0.0.1:9/';
  const { body: mine } = await ask('POST', '', { ...wanted, url });
  const { body: theirs } = await askOther('POST', '', { ...wanted, url });
  await announce(dealership.id);
  const { body: list } = await ask('GET', `/${mine.webhook.id}/deliveries`);
  const path = `/${theirs.webhook.id}/deliveries/${list.items[0].id}`;
  expect((await askOther('GET', path)).status).toBe(404);
  expect((await askOther('POST', `${path}/replay`)).status).toBe(404);
});

test('a twenty-first webhook is refused, as are addresses with a password and events that nobody knows', async () => {
  const { ask } = await buildHouse();
  const url = 'https://lager.example/haken';
  expect((await ask('POST', '', { ...wanted, url: 'https://ich:geheim@lager.example/' })).body.issues).toMatchObject([
    { path: ['url'] },
  ]);
  expect((await ask('POST', '', { ...wanted, url, events: ['listing.eaten'] })).status).toBe(400);
  expect((await ask('POST', '', { ...wanted, url, events: [] })).status).toBe(400);
  const made = await Promise.all(Array.from({ length: 22 }, () => ask('POST', '', { ...wanted, url })));
  expect(made.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(made.filter(({ body }) => body.code === 'too-many-webhooks')).toHaveLength(2);
});

test('a site on the internet takes only addresses of the internet, over HTTPS', async () => {
  await using onInternet = await createTestApp({ env: { SITE_ORIGIN: 'https://kardan.example' } });
  const { id } = await buildDealership(onInternet.database.db);
  const token = await onInternet.tokenWith(staffRights(id, 'dealer-owner'));
  const path = `/admin/dealership/${id}/webhooks`;
  const refused = [
    'http://lager.example/',
    ...['127.0.0.1', '10.0.0.7', '[::1]', 'localhost', 'intranet'].map((host) => `https://${host}/`),
  ];
  for (const url of refused) {
    const { status, body } = await call(onInternet, 'POST', path, { ...wanted, url }, { token });
    expect([url, status, body.issues?.[0].code]).toEqual([url, 400, 'address-not-public']);
  }
  const url = 'https://lager.example/';
  expect((await call(onInternet, 'POST', path, { ...wanted, url }, { token })).status).toBe(201);
});

async function staleOwnerOf(dealershipId: number) {
  const { db } = running.database;
  const { id: accountId, email } = await buildAccount(db, staffRights(dealershipId, 'dealer-owner'));
  const sessionId = await buildSession(db, accountId, { signedInAt: new Date(Date.now() - 16 * 60_000) });
  return { email, token: await signAccessToken(running.services.env, { accountId, sessionId }) };
}

test('a webhook, another address and more events need a fresh sign-in, and owners are mailed', async () => {
  const { dealership, ask } = await buildHouse();
  const { email, token } = await staleOwnerOf(dealership.id);
  const url = 'http://127.0.0.1:9/?key=geheim';
  const mails = () =>
    running.database.db
      .selectFrom('mail')
      .select('payload')
      .where('recipient', '=', email)
      .where('template', '=', 'webhook-made')
      .execute();
  expect((await ask('POST', '', { ...wanted, url }, token)).body.code).toBe('sign-in-again');
  const { body: made } = await ask('POST', '', { ...wanted, url });
  const webhookId = made.webhook.id;
  expect(await mails()).toEqual([{ payload: { webhookId, notice: 'made' } }]);
  const change = (rest: object, as?: string) => ask('PUT', `/${webhookId}`, { ...wanted, url, ...rest }, as);
  expect((await change({ url: 'http://127.0.0.1:8/' }, token)).body.code).toBe('sign-in-again');
  expect((await change({ events: ['inquiry.erased', 'inquiry.created'] }, token)).body.code).toBe('sign-in-again');
  expect((await change({ name: 'Neu', events: ['inquiry.erased'] }, token)).status).toBe(200);
  expect(await mails()).toHaveLength(1);
  expect((await change({ url: 'http://127.0.0.1:8/?key=geheim' })).status).toBe(200);
  expect(await mails()).toHaveLength(2);
  const mail = JSON.stringify(await writeMadeMail(running.services, { webhookId, notice: 'made' }, 'de-AT'));
  expect(mail).toContain('127.0.0.1:8');
  expect(mail).not.toContain('geheim');
});
