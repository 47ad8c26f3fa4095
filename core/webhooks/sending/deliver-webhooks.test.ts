import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, inTransaction } from '../../db/database.ts';
import { loadEnv } from '../../env.ts';
import { createLog } from '../../kernel/log.ts';
import { buildAccount } from '../../testing/build-account.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { buildGroup } from '../../testing/build-group.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { announceEvent } from '../announce-event.ts';
import { forgetDeliveries } from '../deliveries/forget-deliveries.ts';
import { writeDisabledMail } from '../mails/write-disabled-mail.ts';
import { buildWebhook } from '../testing/build-webhook.ts';
import { startReceiver } from '../testing/receiver.ts';
import { sealSecret } from '../webhook-secret.ts';
import { deliverWebhooks } from './deliver-webhooks.ts';

let database: TestDatabase;
let db: Database;
let services: Parameters<typeof deliverWebhooks>[0];
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  services = { db, env: loadEnv(), log: createLog('test', 'silent') };
});
afterAll(() => database[Symbol.asyncDispose]());

const sending = { timeoutMs: 8_000 };
const inquiryId = '0198f0a0-0000-7000-8000-000000000001';

function announce(dealershipId: number): Promise<void> {
  return inTransaction(db, (tx) => announceEvent(tx, { dealershipId, type: 'inquiry.erased', data: { inquiryId } }));
}

const deliveriesOf = (webhookId: string) =>
  db.selectFrom('webhookDelivery').selectAll().where('webhookId', '=', webhookId).orderBy('id').execute();

const attemptsOf = (webhookId: string) =>
  db
    .selectFrom('webhookAttempt')
    .innerJoin('webhookDelivery', 'webhookDelivery.id', 'webhookAttempt.deliveryId')
    .select(['status', 'failure', 'response', 'durationMs'])
    .where('webhookId', '=', webhookId)
    .orderBy('webhookAttempt.id')
    .execute();

const webhookOf = (id: string) => db.selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** As if the time of the next attempt had come. */
const makeDue = (webhookId: string) =>
  sql`update webhook_delivery set next_at = now() where webhook_id = ${webhookId} and state = 'waiting'`.execute(db);

const noted = (dealershipId: number) =>
  db.selectFrom('auditEntry').select('action').where('dealershipId', '=', dealershipId).execute();

test('an event comes signed, once, and says what happened and where; who changes a word or another secret does not verify', async () => {
  await using receiver = await startReceiver();
  const { id: dealershipId } = await buildDealership(db);
  const { id, secret } = await buildWebhook(db, { dealershipId }, receiver.url);
  await announce(dealershipId);
  await deliverWebhooks(services, sending);
  await deliverWebhooks(services, sending);
  const [message, ...more] = receiver.received;
  expect(more).toEqual([]);
  expect(message?.id).toMatch(/^msg_[0-9a-f]{32}$/);
  expect(message?.headers).toMatchObject({ 'content-type': 'application/json' });
  expect(message?.verifiedWith(secret)).toMatchObject({ type: 'inquiry.erased', data: { dealershipId, inquiryId } });
  expect(() => message?.verifiedWith(`whsec_${Buffer.alloc(24).toString('base64')}`)).toThrow('No matching signature');
  expect(await deliveriesOf(id)).toMatchObject([{ state: 'delivered', tries: 1, nextAt: null, claimedUntil: null }]);
  expect(await attemptsOf(id)).toMatchObject([{ status: 204, failure: null, response: '' }]);
});

test('what nobody listens to leaves no row; a group’s webhook hears of each of its dealerships', async () => {
  await using receiver = await startReceiver();
  const { id: groupId } = await db
    .insertInto('dealerGroup')
    .values({ slug: 'webhook-gruppe', name: 'Webhook-Gruppe' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: graz } = await buildDealership(db, { groupId });
  const { id: weiz } = await buildDealership(db, { groupId });
  const { id: elsewhere } = await buildDealership(db);
  const { id } = await buildWebhook(db, { groupId }, receiver.url);
  await buildWebhook(db, { dealershipId: elsewhere }, receiver.url, { events: ['listing.sold'] });
  await buildWebhook(db, { dealershipId: elsewhere }, receiver.url, { state: 'paused' });
  for (const dealershipId of [graz, weiz, elsewhere]) await announce(dealershipId);
  const events = await db
    .selectFrom('webhookEvent')
    .select('dealershipId')
    .where('dealershipId', 'in', [graz, weiz, elsewhere])
    .execute();
  expect(events.map(({ dealershipId }) => dealershipId)).toEqual([graz, weiz]);
  await deliverWebhooks(services, sending);
  expect(await deliveriesOf(id)).toMatchObject([{ state: 'delivered' }, { state: 'delivered' }]);
});

test('what waits for a group’s webhook is not sent once its dealership has left, and is if it comes back', async () => {
  await using receiver = await startReceiver();
  const { id: groupId } = await buildGroup(db);
  const { id: dealershipId } = await buildDealership(db, { groupId });
  const { id } = await buildWebhook(db, { groupId }, receiver.url);
  const belongTo = (group: number | null) =>
    db.updateTable('dealership').set({ groupId: group }).where('id', '=', dealershipId).execute();
  await announce(dealershipId);
  for (const group of [null, (await buildGroup(db)).id]) {
    await belongTo(group);
    await deliverWebhooks(services, sending);
    expect([receiver.received, await deliveriesOf(id)]).toMatchObject([[], [{ state: 'waiting', tries: 0 }]]);
  }
  await belongTo(groupId);
  await deliverWebhooks(services, sending);
  expect(await deliveriesOf(id)).toMatchObject([{ state: 'delivered' }]);
});

test('an event of a change that is rolled back is never sent', async () => {
  await using receiver = await startReceiver();
  const { id: dealershipId } = await buildDealership(db);
  const { id } = await buildWebhook(db, { dealershipId }, receiver.url);
  const undone = inTransaction(db, async (tx) => {
    await announceEvent(tx, { dealershipId, type: 'inquiry.erased', data: { inquiryId } });
    throw new Error('taken back');
  });
  await expect(undone).rejects.toThrow('taken back');
  await deliverWebhooks(services, sending);
  expect([receiver.received, await deliveriesOf(id)]).toEqual([[], []]);
});

test('after a rotation both secrets verify, once the overlap is over only the new one', async () => {
  await using receiver = await startReceiver();
  const { id: dealershipId } = await buildDealership(db);
  const old = await buildWebhook(db, { dealershipId }, receiver.url, { state: 'paused' });
  const { id, secret } = await buildWebhook(db, { dealershipId }, receiver.url);
  const previousSecretEncrypted = sealSecret(services.env, id, old.secret);
  const until = (at: string) =>
    db
      .updateTable('webhook')
      .set({ previousSecretEncrypted, previousSecretUntil: new Date(at) })
      .where('id', '=', id)
      .execute();
  await until('2099-01-01');
  await announce(dealershipId);
  await deliverWebhooks(services, sending);
  for (const valid of [secret, old.secret])
    expect(receiver.received[0]?.verifiedWith(valid).type).toBe('inquiry.erased');
  await until('2020-01-01');
  await announce(dealershipId);
  await deliverWebhooks(services, sending);
  expect(receiver.received[1]?.verifiedWith(secret).type).toBe('inquiry.erased');
  expect(() => receiver.received[1]?.verifiedWith(old.secret)).toThrow();
});

test('a receiver that fails gets the same message again, byte for byte under the same id, newly signed', async () => {
  await using receiver = await startReceiver();
  receiver.behave((response) => response.writeHead(503).end('Wartung'));
  const { id: dealershipId } = await buildDealership(db);
  const { id, secret } = await buildWebhook(db, { dealershipId }, receiver.url);
  await announce(dealershipId);
  await deliverWebhooks(services, sending);
  expect(await deliveriesOf(id)).toMatchObject([{ state: 'waiting', tries: 1 }]);
  const nextAt = (await deliveriesOf(id))[0]?.nextAt?.getTime() ?? 0;
  const seconds = (nextAt - Date.now()) / 1_000;
  expect(seconds).toBeGreaterThan(3);
  expect(seconds).toBeLessThan(6);
  expect((await webhookOf(id)).failingSince).toBeInstanceOf(Date);
  // Before its time it is left alone.
  await deliverWebhooks(services, sending);
  expect(receiver.received).toHaveLength(1);
  receiver.behave((response) => response.writeHead(200).end('ok'));
  await makeDue(id);
  await deliverWebhooks(services, sending);
  const [first, second] = receiver.received;
  expect([second?.id, second?.body]).toEqual([first?.id, first?.body]);
  expect(second?.verifiedWith(secret).type).toBe('inquiry.erased');
  expect(await deliveriesOf(id)).toMatchObject([{ state: 'delivered', tries: 2 }]);
  expect(await attemptsOf(id)).toMatchObject([
    { status: 503, failure: 'refused', response: 'Wartung' },
    { status: 200, failure: null, response: 'ok' },
  ]);
  expect((await webhookOf(id)).failingSince).toBeNull();
});

test('a redirect is not followed, silence ends after the timeout, and of a long answer 4 KB are kept', async () => {
  await using receiver = await startReceiver();
  await using trap = await startReceiver();
  const { id: dealershipId } = await buildDealership(db);
  const { id } = await buildWebhook(db, { dealershipId }, receiver.url);
  await announce(dealershipId);
  const behaviours: Parameters<typeof receiver.behave>[0][] = [
    (response) => response.writeHead(307, { location: trap.url }).end(),
    () => {},
    (response) => response.writeHead(400).end(`\0ü${'x'.repeat(100_000)}`),
    (response) => response.destroy(),
    (response) => {
      response.writeHead(200);
      response.write('beginnt und hört nicht auf');
    },
  ];
  for (const behaviour of behaviours) {
    receiver.behave(behaviour);
    await makeDue(id);
    await deliverWebhooks(services, { timeoutMs: 1_500 });
  }
  const attempts = await attemptsOf(id);
  expect(attempts.map(({ status, failure }) => [status, failure])).toEqual([
    [307, 'redirected'],
    [null, 'timeout'],
    [400, 'refused'],
    [null, 'unreachable'],
    [200, null],
  ]);
  expect(attempts[2]?.response).toHaveLength(4_096 - 2);
  expect(attempts[4]?.response).toBe('beginnt und hört nicht auf');
  expect(trap.received).toEqual([]);
});

test('a site on the internet sends nothing to its own network, and not without encryption', async () => {
  await using receiver = await startReceiver();
  const onInternet = { ...services, env: { ...services.env, SITE_ORIGIN: 'https://kardan.example' } };
  const { id: dealershipId } = await buildDealership(db);
  const urls = [
    receiver.url,
    receiver.url.replace('http:', 'https:'),
    'https://169.254.169.254/latest',
    'https://localhost/',
  ];
  const hooks = [];
  for (const url of urls) hooks.push((await buildWebhook(db, { dealershipId }, url)).id);
  await announce(dealershipId);
  await deliverWebhooks(onInternet, sending);
  const attempts = await Promise.all(hooks.map(attemptsOf));
  expect(attempts.flat().map(({ failure }) => failure)).toEqual(urls.map(() => 'refused-address'));
  expect(receiver.received).toEqual([]);
});

test('a receiver that says it is gone is disabled at once, what waits is given up, and the owners are told', async () => {
  await using receiver = await startReceiver();
  const { id: dealershipId, slug } = await buildDealership(db);
  const owner = await buildAccount(db, { memberships: { [dealershipId]: 'dealer-owner' } });
  await buildAccount(db, { memberships: { [dealershipId]: 'dealer-staff' } });
  const { id } = await buildWebhook(db, { dealershipId }, receiver.url);
  receiver.behave((response) => response.writeHead(410).end());
  for (let n = 0; n < 5; n++) await announce(dealershipId);
  await deliverWebhooks(services, sending);
  expect(receiver.received.length).toBeLessThanOrEqual(2);
  expect(await webhookOf(id)).toMatchObject({ state: 'disabled', disabledBecause: 'gone' });
  expect((await deliveriesOf(id)).map(({ state }) => state)).toEqual(Array(5).fill('failed'));
  const mails = await db
    .selectFrom('mail')
    .select(['recipient', 'payload'])
    .where('template', '=', 'webhook-disabled')
    .execute();
  expect(mails).toEqual([{ recipient: owner.email, payload: { webhookId: id } }]);
  const mail = await writeDisabledMail(services, { webhookId: id }, 'de-AT');
  expect(JSON.stringify(mail)).toContain(`/${slug}/edit-api-provider/webhooks/${id}`);
  expect(JSON.stringify(mail)).not.toContain('geheim');
  expect(await noted(dealershipId)).toContainEqual({ action: 'webhook.disabled' });
});

test('three days without anything getting through disable a webhook, a day does not', async () => {
  await using receiver = await startReceiver();
  const { id: dealershipId } = await buildDealership(db);
  const { id } = await buildWebhook(db, { dealershipId }, receiver.url);
  receiver.behave((response) => response.writeHead(500).end());
  const failFor = async (hours: number) => {
    await sql`update webhook set failing_since = now() - make_interval(hours => ${hours}) where id = ${id}`.execute(db);
    await makeDue(id);
    await deliverWebhooks(services, sending);
    return (await webhookOf(id)).state;
  };
  await announce(dealershipId);
  expect(await failFor(71)).toBe('active');
  expect(await failFor(73)).toBe('disabled');
});

test('a slow receiver gets two at a time and holds up no other', async () => {
  await using slow = await startReceiver();
  await using quick = await startReceiver();
  slow.behave((response) => void setTimeout(() => response.writeHead(204).end(), 300));
  const { id: dealershipId } = await buildDealership(db);
  await buildWebhook(db, { dealershipId }, slow.url);
  await buildWebhook(db, { dealershipId }, quick.url);
  const arrivals: number[] = [];
  quick.behave((response) => {
    arrivals.push(slow.received.length);
    response.writeHead(204).end();
  });
  for (let n = 0; n < 10; n++) await announce(dealershipId);
  await Promise.all([deliverWebhooks(services, sending), deliverWebhooks(services, sending)]);
  expect([slow.received.length, quick.received.length]).toEqual([10, 10]);
  expect(slow.mostInFlight()).toBe(2);
  expect(arrivals.at(-1)).toBeLessThan(8);
});

test('a dealership with many slow webhooks has four sent at once, one host gets two, and others’ go out meanwhile', async () => {
  const slow: Awaited<ReturnType<typeof startReceiver>>[] = [];
  for (let n = 0; n < 7; n++) slow.push(await startReceiver());
  await using quick = await startReceiver();
  let inFlight = 0;
  let most = 0;
  for (const receiver of slow)
    receiver.behave((response) => {
      most = Math.max(most, ++inFlight);
      setTimeout(() => {
        inFlight -= 1;
        response.writeHead(204).end();
      }, 400);
    });
  const { id: dealershipId } = await buildDealership(db);
  const { id: other } = await buildDealership(db);
  for (const { url } of slow) for (let n = 0; n < 3; n++) await buildWebhook(db, { dealershipId }, `${url}&n=${n}`);
  await buildWebhook(db, { dealershipId: other }, quick.url);
  await announce(dealershipId);
  await announce(other);
  let before = -1;
  quick.behave((response) => {
    before = slow.flatMap(({ received }) => received).length;
    response.writeHead(204).end();
  });
  await Promise.all([deliverWebhooks(services, sending), deliverWebhooks(services, sending)]);
  expect(slow.map(({ received }) => received.length)).toEqual(slow.map(() => 3));
  expect(Math.max(...slow.map((receiver) => receiver.mostInFlight()))).toBeLessThanOrEqual(2);
  expect(most).toBe(4);
  expect(before).toBeGreaterThanOrEqual(0);
  expect(before).toBeLessThanOrEqual(4);
  for (const receiver of slow) await receiver[Symbol.asyncDispose]();
});

test('webhooks of several dealerships at one host get two at once, the dealerships in turn', async () => {
  await using receiver = await startReceiver();
  receiver.behave((response) => void setTimeout(() => response.writeHead(204).end(), 200));
  const { id: dealershipId } = await buildDealership(db);
  const { id: other } = await buildDealership(db);
  await buildWebhook(db, { dealershipId }, receiver.url);
  await buildWebhook(db, { dealershipId: other }, `${receiver.url}&other`);
  for (let n = 0; n < 6; n++) await announce(dealershipId);
  await announce(other);
  await deliverWebhooks(services, sending);
  expect([receiver.received.length, receiver.mostInFlight()]).toEqual([7, 2]);
  const place = receiver.received.findIndex(({ body }) => JSON.parse(body).data.dealershipId === other);
  expect(place).toBeLessThanOrEqual(1);
});

test('of what waits beyond the bound the oldest is given up, and the log says so', async () => {
  await using receiver = await startReceiver();
  const { id: dealershipId } = await buildDealership(db);
  const { id } = await buildWebhook(db, { dealershipId }, receiver.url);
  for (let n = 0; n < 5; n++) await announce(dealershipId);
  const lines: unknown[] = [];
  const log = { ...services.log, warn: (...line: unknown[]) => lines.push(line) } as unknown as typeof services.log;
  await deliverWebhooks({ ...services, log }, { ...sending, maxWaiting: 3 });
  expect((await deliveriesOf(id)).map(({ state }) => state)).toEqual([
    ...Array(2).fill('failed'),
    ...Array(3).fill('delivered'),
  ]);
  expect(lines).toEqual([[{ webhookId: id, givenUp: 2 }, expect.stringContaining('given up')]]);
});

test.each(['suspended', 'closed'] as const)(
  'a dealership that is %s has nothing sent, also by its group',
  async (state) => {
    await using receiver = await startReceiver();
    const { id: groupId } = await db
      .insertInto('dealerGroup')
      .values({ slug: `gruppe-${state}`, name: 'Gruppe' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: shut } = await buildDealership(db, { groupId });
    const { id: open } = await buildDealership(db, { groupId });
    const own = await buildWebhook(db, { dealershipId: shut }, receiver.url);
    const ofGroup = await buildWebhook(db, { groupId }, receiver.url);
    for (const dealershipId of [shut, open]) await announce(dealershipId);
    await db.updateTable('dealership').set({ state }).where('id', '=', shut).execute();
    for (const dealershipId of [shut, open]) await announce(dealershipId);
    await deliverWebhooks(services, sending);
    expect(receiver.received.map(({ body }) => JSON.parse(body).data.dealershipId)).toEqual([open, open]);
    // What had waited before goes on waiting, and what happened afterwards is told nobody.
    const waiting = (await Promise.all([own, ofGroup].map(({ id }) => deliveriesOf(id)))).flat();
    expect(waiting.map((delivery) => delivery.state)).toEqual(['waiting', 'waiting', 'delivered', 'delivered']);
    if (state === 'closed') return;
    await db.updateTable('dealership').set({ state: 'active' }).where('id', '=', shut).execute();
    await deliverWebhooks(services, sending);
    expect(receiver.received).toHaveLength(4);
  },
);

test('what was sent is forgotten after thirty days, with its log', async () => {
  await using receiver = await startReceiver();
  const { id: dealershipId } = await buildDealership(db);
  const { id } = await buildWebhook(db, { dealershipId }, receiver.url);
  for (let n = 0; n < 2; n++) await announce(dealershipId);
  await deliverWebhooks(services, sending);
  const [old] = await deliveriesOf(id);
  await sql`update webhook_event set created_at = now() - interval '31 days' where id = ${old?.eventId}`.execute(db);
  expect(await forgetDeliveries({ db })).toBe(1);
  expect([(await deliveriesOf(id)).length, (await attemptsOf(id)).length]).toEqual([1, 1]);
});
