import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseAccountOf } from '../accounts/portal/personal-account.ts';
import { inTransaction } from '../db/database.ts';
import { anOperator, ownerOf } from '../testing/actors.ts';
import { buildAccount } from '../testing/build-account.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { forgetActsOf } from './acts-of-person.ts';
import { ensureAuditPartitions } from './ensure-audit-partitions.ts';
import { listActs } from './list-acts.ts';
import { recordAct } from './record-act.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

const newest = () => database.db.selectFrom('auditEntry').selectAll().orderBy('at', 'desc').limit(1).executeTakeFirst();

test('only what differs is kept, cut where it is long, and never a secret or a message', async () => {
  const before = { priceEur: 1, title: 'same', passwordHash: 'a', message: 'private', text: 'x'.repeat(500) };
  const after = {
    priceEur: 2,
    title: 'same',
    passwordHash: 'b',
    message: 'more',
    text: 'y'.repeat(500),
    tags: ['a', 'b'],
  };
  const act = { action: 'listing.changed', dealershipId: 7, object: { id: 3, label: 'Golf' }, before, after } as const;
  await inTransaction(database.db, (tx) => recordAct(tx, { ...ownerOf(7), requestId: 'r-1' }, act));
  expect(await newest()).toMatchObject({
    actorAccountId: ownerOf(7).accountId,
    onBehalf: false,
    before: { priceEur: 1, text: `${'x'.repeat(200)}…` },
    after: { priceEur: 2, text: `${'y'.repeat(200)}…`, tags: ['a', 'b'] },
    requestId: 'r-1',
  });
  expect(JSON.stringify(await newest())).not.toMatch(/password|message|private/);
});

test('the shape of a car is on record, the body of anything else is not', async () => {
  const told = { before: { body: 'estate' }, after: { body: 'saloon' } };
  const object = { id: 3, label: 'Golf' };
  const record = (action: 'listing.changed' | 'content.changed') =>
    inTransaction(database.db, (tx) => recordAct(tx, anOperator, { action, object, ...told }));
  await record('listing.changed');
  expect(await newest()).toMatchObject(told);
  await record('content.changed');
  expect(await newest()).toMatchObject({ before: {}, after: {} });
  expect((await newest())?.after).toEqual({});
});

test('an act that is rolled back is not on record, and what the portal does for a dealership is marked', async () => {
  const act = { action: 'member.removed', dealershipId: 8, object: { id: 4, label: 'rolled back' } } as const;
  const rolledBack = inTransaction(database.db, async (tx) => {
    await recordAct(tx, anOperator, act);
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  expect((await newest())?.objectLabel).not.toBe('rolled back');
  await inTransaction(database.db, (tx) => recordAct(tx, anOperator, act));
  expect(await newest()).toMatchObject({ onBehalf: true, dealershipId: 8 });
});

test('who acted is told by the name they had then, until their account is removed and the name forgotten; the act stays', async () => {
  const { db } = database;
  const { id, email } = await buildAccount(db, {}, { displayName: 'Anna Alt' });
  const object = { id, label: email };
  const themselves = { ...ownerOf(9), accountId: id };
  await inTransaction(db, async (tx) => {
    await recordAct(tx, themselves, { action: 'member.joined', dealershipId: 9, object });
    await recordAct(tx, themselves, { action: 'group-member.changed', object });
  });
  await db.updateTable('account').set({ displayName: 'Anna Neu' }).where('id', '=', id).execute();
  const told = async () => (await listActs({ db }, { dealershipId: 9 }, { limit: 5 })).items;
  expect(await told()).toMatchObject([{ actor: { accountId: id, name: 'Anna Alt' }, object: { label: email } }]);
  await expect(inTransaction(db, (tx) => forgetActsOf(tx, id))).rejects.toThrow('still there');
  expect(await inTransaction(db, (tx) => eraseAccountOf(tx, email))).toBe(true);
  expect(await told()).toMatchObject([
    { action: 'member.joined', actor: { accountId: id, name: null }, object: { label: '' } },
  ]);
  const entries = await db
    .selectFrom('auditEntry')
    .select(['action', 'actorName', 'objectLabel'])
    .where('objectId', '=', String(id))
    .where('objectKind', 'in', ['member', 'group-member'])
    .orderBy('action')
    .execute();
  expect(entries).toEqual([
    { action: 'group-member.changed', actorName: null, objectLabel: '' },
    { action: 'member.joined', actorName: null, objectLabel: '' },
  ]);
});

test('what acts without an account, a key or a feed, is told by its name', async () => {
  const { db } = database;
  const actor = { accountId: null, name: 'API „DMS“', memberships: new Map([[11, {}]]) };
  const act = { action: 'listing.changed', dealershipId: 11, object: { id: 5, label: 'Golf' } } as const;
  await inTransaction(db, (tx) => recordAct(tx, actor, act));
  const { items } = await listActs({ db }, { dealershipId: 11 }, { limit: 5 });
  expect(items).toMatchObject([{ actor: { accountId: null, name: 'API „DMS“' }, onBehalf: false }]);
});

test('there is a partition for each month to come, and months go only after three years, whatever is asked', async () => {
  const { db } = database;
  const months = async () => {
    const { rows } = await sql<{ name: string }>`
      select inhrelid::regclass::text as name from pg_inherits where inhparent = 'audit_entry'::regclass`.execute(db);
    return rows.map(({ name }) => name);
  };
  // Entries of this month wait in the default partition already.
  expect(await ensureAuditPartitions({ db })).toBe(12);
  expect(await ensureAuditPartitions({ db })).toBe(0);
  for (const age of [35, 40]) {
    await sql`select add_audit_partition((now() - make_interval(months => ${age}))::date)`.execute(db);
  }
  const { rows } = await sql<{ dropped: number }>`select forget_audit_months(0) as dropped`.execute(db);
  expect(rows[0]?.dropped).toBe(1);
  expect(await months()).toHaveLength(14);
});
