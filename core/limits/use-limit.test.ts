import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../db/database.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { forgetExpiredUses } from './forget-expired-uses.ts';
import { limitKey, mailboxOf, networkOf, siteNetworkOf } from './limit-key.ts';
import type { LimitRule } from './limit-rule.ts';
import { useLimit } from './use-limit.ts';
import { useVisitorLimit } from './use-visitor-limit.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

const rule: LimitRule = { name: 'test', max: 3, windowSeconds: 3600 };
const use = (subject: string, limit = rule) =>
  inTransaction(database.db, (tx) => useLimit(tx, limit, limitKey('secret', subject)));
const allowed = async (subject: string, limit = rule) => (await use(subject, limit)).allowed;

test('of twenty at the same time exactly as many are allowed as the limit says', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => allowed('busy')));
  expect(answers.filter(Boolean)).toHaveLength(3);
});

test('one key’s uses do not count for another, nor for another limit', async () => {
  for (let i = 0; i < 3; i++) expect(await allowed('one')).toBe(true);
  expect(await allowed('one')).toBe(false);
  expect(await allowed('other')).toBe(true);
  expect(await allowed('one', { ...rule, name: 'another' })).toBe(true);
});

test('a use counts for the whole window and not longer, whenever the window is looked at', async () => {
  const age = (minutes: number) =>
    sql`update limit_use set used_at = used_at - make_interval(mins => ${minutes}),
      expires_at = expires_at - make_interval(mins => ${minutes}) where key_hash = ${limitKey('secret', 'slow')}`.execute(
      database.db,
    );
  expect(await allowed('slow')).toBe(true);
  await age(40);
  expect(await allowed('slow')).toBe(true);
  expect(await allowed('slow')).toBe(true);
  const refused = await use('slow');
  expect(refused).toMatchObject({ allowed: false });
  // The first leaves the window in twenty minutes.
  expect((refused as { retryAfterSeconds: number }).retryAfterSeconds).toBeGreaterThan(1190);
  expect((refused as { retryAfterSeconds: number }).retryAfterSeconds).toBeLessThanOrEqual(1200);
  await age(21);
  expect(await allowed('slow')).toBe(true);
  expect(await allowed('slow')).toBe(false);
});

test('what is rolled back was not used', async () => {
  const roll = inTransaction(database.db, async (tx) => {
    await useLimit(tx, { ...rule, max: 1 }, limitKey('secret', 'rolled'));
    throw new Error('no');
  });
  await expect(roll).rejects.toThrow('no');
  expect(await allowed('rolled', { ...rule, max: 1 })).toBe(true);
});

test('what counts for nothing any more is forgotten, and of nobody a name or address is kept', async () => {
  await use('anna@example.at');
  await sql`update limit_use set expires_at = now() - interval '1 second'
    where key_hash <> ${limitKey('secret', 'anna@example.at')}`.execute(database.db);
  await forgetExpiredUses(database);
  const { rows } = await sql<{ row: string }>`select limit_use::text as row from limit_use`.execute(database.db);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).not.toContain('anna');
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:1:aaaa::1', '2001:db8:0:1::/64'],
  ['2001:0db8::1:0:0:0:2', '2001:db8:0:1::/64'],
  ['2001:db8:0:1:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['192.0.2.7', undefined],
  ['::ffff:192.0.2.7', undefined],
  ['2001:db8:0:1:aaaa::1', '2001:db8:0::/48'],
  ['2001:db8:7:ffff::', '2001:db8:7::/48'],
])('the site of %s is %s', (address, network) => {
  expect(siteNetworkOf(address)).toBe(network);
});

test('the networks of a /48 may together do what sixteen visitors may, and who comes from elsewhere is not concerned', async () => {
  const env = { FORM_SECRET: 'secret' };
  const visit = (address: string) =>
    inTransaction(database.db, (tx) => useVisitorLimit(tx, env, rule, address)).then(
      () => 'allowed',
      ({ code }: { code: string }) => code,
    );
  const answers: string[] = [];
  for (let network = 0; network < 60; network++) answers.push(await visit(`2001:db8:5:${network.toString(16)}::1`));
  expect(answers.filter((answer) => answer === 'allowed')).toHaveLength(48);
  expect(new Set(answers.slice(48))).toEqual(new Set(['too-many-requests']));
  expect(await visit('2001:db8:6::1')).toBe('allowed');
  for (let i = 0; i < 3; i++) expect(await visit('192.0.2.80')).toBe('allowed');
  expect(await visit('192.0.2.80')).toBe('too-many-requests');
});

test.each([
  ['Anna@Example.AT', 'anna@example.at'],
  ['anna+kardan@example.at', 'anna@example.at'],
  ['anna+a+b@example.at', 'anna@example.at'],
  ['an.na@example.at', 'an.na@example.at'],
  ['a.n.n.a+x@googlemail.com', 'anna@gmail.com'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
