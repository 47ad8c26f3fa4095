import { randomUUID } from 'node:crypto';
import type { InboxFilter } from '@kardan/contract/calls/admin/inbox';
import { threadGroups, threadStates } from '@kardan/contract/values/inbox';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor, DealershipRight } from '../../../accounts/actor.ts';
import type { Database } from '../../../db/database.ts';
import { loadEnv } from '../../../env.ts';
import { staffOf } from '../../../testing/actors.ts';
import { buildAccount } from '../../../testing/build-account.ts';
import { buildDealership } from '../../../testing/build-dealership.ts';
import { buildListing } from '../../../testing/build-listing.ts';
import { buildSignedIn } from '../../../testing/build-signed-in.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { replyToThread } from '../acts/reply-to-thread.ts';
import { fillForThread } from '../templates/fill-for-thread.ts';
import { buildThread } from '../testing/build-thread.ts';
import { exportInbox } from './export-inbox.ts';
import { listThreads } from './list-threads.ts';
import { readThread } from './read-thread.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
});
afterAll(() => database[Symbol.asyncDispose]());

const list = (actor: Actor, dealershipId: number, filter: Partial<InboxFilter> & { cursor?: string } = {}) =>
  listThreads({ db }, actor, String(dealershipId), { sites: 'this', ...filter });

/** So many threads in all states, half of the open ones late. */
async function fill(dealershipId: number, count: number) {
  for (let built = 0; built < count; built++) await buildThread(db, dealershipId, { name: `Käufer ${built}` });
  await sql`
    with numbered as (
      select id, row_number() over (order by id) as n from inquiry_recipient where dealership_id = ${dealershipId}
    )
    update inquiry_recipient as thread set
      state = (${[...threadStates]}::thread_state[])[1 + n % 5],
      state_at = now() - make_interval(mins => (n * 7 % 50)::int),
      waiting_since = case when n % 5 = 0 then waiting_since end,
      due_at = case when n % 5 = 0 then now() + make_interval(mins => case when n % 2 = 0 then -n::int else n::int end) end,
      remind_at = null, escalate_at = null,
      lost_reason = case when n % 5 = 3 then 'price'::lost_reason end
    from numbered where numbered.id = thread.id`.execute(db);
}

test('pages hold every thread once, by group, longest due first and newest of what is over; counts are theirs', async () => {
  const { id: dealershipId } = await buildDealership(db);
  const actor = staffOf(dealershipId);
  await fill(dealershipId, 130);
  const seen: Awaited<ReturnType<typeof list>>['items'] = [];
  let cursor: string | null | undefined;
  do {
    const page = await list(actor, dealershipId, cursor ? { cursor } : {});
    expect(page.items.length).toBeLessThanOrEqual(50);
    seen.push(...page.items);
    cursor = page.cursor;
  } while (cursor);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(130);
  const ranks = seen.map(({ group }) => threadGroups.indexOf(group));
  expect(ranks).toEqual([...ranks].sort((one, other) => one - other));
  const due = seen.filter(({ group }) => group === 'late').map(({ dueAt }) => dueAt);
  expect(due).toEqual([...due].sort());
  const { groups } = await list(actor, dealershipId);
  expect(groups).toEqual(
    threadGroups.map((group) => ({ group, count: seen.filter((thread) => thread.group === group).length })),
  );
  expect(groups.map(({ count }) => count > 0)).toEqual([true, true, true, true]);
  for (const group of threadGroups) {
    const { items } = await list(actor, dealershipId, { group });
    expect(items.every((thread) => thread.group === group)).toBe(true);
  }
  const { items: spam } = await list(actor, dealershipId, { state: ['spam'] });
  expect(spam.every(({ state }) => state === 'spam')).toBe(true);
});

test('words are found in the buyer, the car and every message, letter for letter', async () => {
  const { id: dealershipId } = await buildDealership(db);
  const listing = await buildListing(db, { dealershipId });
  const { id: accountId } = await buildAccount(db, { memberships: { [dealershipId]: 'dealer-staff' } });
  const actor = { ...staffOf(dealershipId), accountId };
  const { threadId } = await buildThread(db, dealershipId, {
    name: 'Elif Yıldız',
    message: 'Nehmt ihr 100 % in Zahlung?',
    listingId: listing.id,
  });
  await buildThread(db, dealershipId, { name: 'Jemand anders' });
  const place = { dealershipId: String(dealershipId), threadId };
  await replyToThread({ db, env: loadEnv() }, actor, place, { key: randomUUID(), text: 'Zahnriemen ist gemacht' });
  const found = async (q: string) => (await list(actor, dealershipId, { q })).items.map(({ id }) => id);
  for (const q of ['elif', 'zahlung 100', 'ZAHNRIEMEN', listing.title.slice(0, 6), '100 %'])
    expect([q, await found(q)]).toEqual([q, [threadId]]);
  for (const q of ['100_%', '\\', "'; drop table inquiry --", '%']) {
    expect((await found(q)).filter((id) => id !== threadId)).toEqual([]);
  }
  expect((await list(actor, dealershipId, { listingId: listing.id })).items.map(({ id }) => id)).toEqual([threadId]);
  expect((await list(actor, dealershipId, { mine: true })).items).toEqual([]);
  expect((await list(actor, dealershipId, { unassigned: true })).items).toHaveLength(2);
  expect((await list(actor, dealershipId, { unread: true })).items).toHaveLength(2);
});

test('the sites of a group are those in which somebody works as staff or owner', async () => {
  const { id: groupId } = await db
    .insertInto('dealerGroup')
    .values({ slug: 'gruppe-inbox', name: 'Gruppe' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sites = [];
  for (let built = 0; built < 3; built++) sites.push((await buildDealership(db, { groupId })).id);
  const [first = 0, second = 0, third = 0] = sites;
  const { id: elsewhere } = await buildDealership(db);
  for (const id of [...sites, elsewhere]) await buildThread(db, id);
  const right = (name: DealershipRight) => ({ right: name, isSuspended: false });
  const actor: Actor = {
    ...(await buildSignedIn(db, {})),
    memberships: new Map([
      [first, right('staff')],
      [second, right('owner')],
      [third, right('reader')],
      [elsewhere, right('owner')],
    ]),
  };
  const { items } = await list(actor, first, { sites: 'group' });
  expect(items.map(({ dealership }) => dealership.id).sort()).toEqual([first, second].sort());
  expect((await list(actor, first)).items.map(({ dealership }) => dealership.id)).toEqual([first]);
  const csv = (await exportInbox({ db }, actor, String(second), { sites: 'group' })).toString();
  // An owner of one site takes along only what is theirs.
  expect(csv.trim().split('\r\n')).toHaveLength(2);
});

test('a file for a spreadsheet holds no formula, is for owners, and is on record', async () => {
  const { id: dealershipId } = await buildDealership(db);
  await buildThread(db, dealershipId, { name: '=HYPERLINK("http://x")' });
  const owner = await buildSignedIn(db, { memberships: { [dealershipId]: 'dealer-owner' } });
  const filter = { sites: 'this' as const };
  await expect(exportInbox({ db }, staffOf(dealershipId), String(dealershipId), filter)).rejects.toMatchObject({
    code: 'forbidden',
  });
  expect((await exportInbox({ db }, owner, String(dealershipId), filter)).toString()).toContain(`"'=HYPERLINK`);
  const acts = await db.selectFrom('auditEntry').select('action').where('dealershipId', '=', dealershipId).execute();
  expect(acts).toEqual([{ action: 'inquiry.exported' }]);
});

test('a file of several sites is on record at each of them, with how many of its threads it holds', async () => {
  const { id: groupId } = await db
    .insertInto('dealerGroup')
    .values({ slug: `gruppe-${randomUUID()}`, name: 'Gruppe' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [first, second] = [await buildDealership(db, { groupId }), await buildDealership(db, { groupId })];
  for (const { id } of [first, second, second]) await buildThread(db, id);
  const owner = await buildSignedIn(db, { memberships: { [first.id]: 'dealer-owner', [second.id]: 'dealer-owner' } });
  await exportInbox({ db }, owner, String(first.id), { sites: 'group' });
  const acts = await db
    .selectFrom('auditEntry')
    .select(['dealershipId', 'after'])
    .where('dealershipId', 'in', [first.id, second.id])
    .orderBy('dealershipId')
    .execute();
  expect(acts).toEqual([
    { dealershipId: first.id, after: { threads: 1 } },
    { dealershipId: second.id, after: { threads: 2 } },
  ]);
});

test('an operator reads all sites of a group, and takes along those that they have declared to act for', async () => {
  const { id: groupId } = await db
    .insertInto('dealerGroup')
    .values({ slug: `gruppe-${randomUUID()}`, name: 'Gruppe' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [first, second] = [await buildDealership(db, { groupId }), await buildDealership(db, { groupId })];
  await buildThread(db, first.id, { name: 'Erste Käuferin' });
  await buildThread(db, second.id, { name: 'Zweiter Käufer' });
  const operator = await buildSignedIn(db, { isOperator: true, actingFor: [first.id] });
  expect((await list(operator, first.id, { sites: 'group' })).items).toHaveLength(2);
  const csv = (await exportInbox({ db }, operator, String(first.id), { sites: 'group' })).toString();
  expect([csv.includes('Erste Käuferin'), csv.includes('Zweiter Käufer')]).toEqual([true, false]);
});

test.each(['x', Buffer.from('[1,2]').toString('base64url'), Buffer.from('[9,0,"x",0]').toString('base64url')])(
  'the cursor %s is refused',
  async (cursor) => {
    const { id: dealershipId } = await buildDealership(db);
    await expect(list(staffOf(dealershipId), dealershipId, { cursor })).rejects.toMatchObject({
      issues: [{ code: 'invalid-cursor' }],
    });
  },
);

test('of another dealer’s car, its number is not found, nor the words of one that is blocked', async () => {
  const { id: dealershipId } = await buildDealership(db);
  const { id: otherId } = await buildDealership(db);
  const listing = await buildListing(db, { dealershipId: otherId, externalId: 'FREMD-4711', title: 'Unikum Spezial' });
  const { threadId } = await buildThread(db, dealershipId, { listingId: listing.id, email: 'eva@example.at' });
  const { threadId: second } = await buildThread(db, dealershipId, { email: 'eva@example.at' });
  const actor = staffOf(dealershipId);
  const found = async (q: string) => (await list(actor, dealershipId, { q })).items.map(({ id }) => id);
  const services = { db, env: loadEnv() };
  const read = (id: string) => readThread(services, actor, { dealershipId: String(dealershipId), threadId: id });
  const fill = async () =>
    (await fillForThread(services, actor, { dealershipId: String(dealershipId), threadId }, '{auto}')).missing;
  expect([await found('FREMD-4711'), await found('unikum')]).toEqual([[], [threadId]]);
  expect((await read(second)).otherThreads.map(({ title }) => title)).toEqual(['Unikum Spezial']);
  expect([(await read(threadId)).car?.title, await fill()]).toEqual(['Unikum Spezial', 0]);

  await db
    .updateTable('listing')
    .set({ state: 'withdrawn', endedAt: new Date() })
    .where('id', '=', listing.id)
    .execute();
  expect([(await read(threadId)).car, await fill()]).toEqual([null, 1]);
  await db
    .updateTable('listing')
    .set({ state: 'blocked', blockedReason: 'test' })
    .where('id', '=', listing.id)
    .execute();
  expect(await found('unikum')).toEqual([]);
  expect((await read(second)).otherThreads.map(({ title }) => title)).not.toContain('Unikum Spezial');
  await db.updateTable('listing').set({ state: 'withdrawn' }).where('id', '=', listing.id).execute();
  expect(await found('unikum')).toEqual([]);
  expect((await read(second)).otherThreads.map(({ title }) => title)).not.toContain('Unikum Spezial');
});
