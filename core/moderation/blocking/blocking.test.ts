import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../accounts/actor.ts';
import { inTransaction } from '../../db/database.ts';
import { changeListing } from '../../listings/changing/change-listing.ts';
import { readListing } from '../../listings/reading/read-listing.ts';
import { anEditor, ownerOf, staffOf } from '../../testing/actors.ts';
import { buildAccount } from '../../testing/build-account.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { actsOn, buildOperator, mailsTo, reasons } from '../testing/build-case.ts';
import { blockListing } from './block-listing.ts';
import { unblockListing } from './unblock-listing.ts';

let database: TestDatabase;
let operator: Actor;
beforeAll(async () => {
  database = await createTestDatabase();
  operator = await buildOperator(database.db);
});
afterAll(() => database[Symbol.asyncDispose]());

const finding = { ...reasons, foundBy: 'own' } as const;
const because = 'Das Gutachten betraf ein anderes Auto.';
const stored = (id: number) =>
  database.db
    .selectFrom('listing')
    .select(['state', 'endedAt', 'blockedReason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

async function jobsFor(listingId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from pgboss.job where data ->> 'listingId' = ${String(listingId)} order by name`.execute(database.db);
  return rows.map(({ name }) => name);
}

describe('a car', () => {
  test.each(['draft', 'active', 'reserved', 'sold', 'expired', 'withdrawn'] as const)(
    'that is %s is blocked, and afterwards again what it was',
    async (state) => {
      const before = await buildListing(database.db, { state });
      await blockListing(database, operator, before.id, finding);
      expect(await stored(before.id)).toMatchObject({ state: 'blocked', blockedReason: reasons.clause });
      await unblockListing(database, operator, before.id, because);
      expect(await stored(before.id)).toEqual({ state, endedAt: before.endedAt, blockedReason: null });
    },
  );

  test('that is blocked is gone for visitors at once, and its index entry and cached pages are to go', async () => {
    const { id, slug } = await buildListing(database.db);
    await readListing(database, slug);
    await blockListing(database, operator, id, finding);
    await expect(readListing(database, slug)).rejects.toMatchObject({ code: 'listing-gone' });
    expect(await jobsFor(id)).toEqual(['index-listing', 'inspect-listing', 'match-listing']);
    await unblockListing(database, operator, id, because);
    expect((await readListing(database, slug)).slug).toBe(slug);
  });

  test('that its dealer withdrew while it was blocked stays withdrawn, and can be offered again', async () => {
    const { id, dealershipId } = await buildListing(database.db);
    const staff = staffOf(dealershipId);
    const move = (state: 'withdrawn' | 'active') =>
      inTransaction(database.db, (tx) => changeListing(tx, { ...staff, accountId: null }, id, { state }));
    await blockListing(database, operator, id, finding);
    await move('withdrawn');
    await expect(move('active')).rejects.toMatchObject({ issues: [{ code: 'invalid-transition' }] });
    await unblockListing(database, operator, id, because);
    expect((await stored(id)).state).toBe('withdrawn');
    await move('active');
    expect((await stored(id)).state).toBe('active');
  });

  test('that was blocked before reasons were kept is withdrawn when the block is lifted', async () => {
    const { id } = await buildListing(database.db, { state: 'blocked' });
    await unblockListing(database, operator, id, because);
    expect(await stored(id)).toMatchObject({ state: 'withdrawn', blockedReason: null });
  });

  test('is blocked once, and only what is blocked is unblocked', async () => {
    const { id } = await buildListing(database.db);
    const refused = { issues: [{ code: 'invalid-transition' }] };
    await expect(unblockListing(database, operator, id, because)).rejects.toMatchObject(refused);
    await blockListing(database, operator, id, finding);
    await expect(blockListing(database, operator, id, finding)).rejects.toMatchObject(refused);
    await expect(blockListing(database, operator, 999_999_999, finding)).rejects.toMatchObject({ code: 'not-found' });
  });

  test('is blocked by operators alone', async () => {
    const { id, dealershipId } = await buildListing(database.db);
    for (const actor of [ownerOf(dealershipId), anEditor]) {
      await expect(blockListing(database, actor, id, finding)).rejects.toMatchObject({ code: 'forbidden' });
      await expect(unblockListing(database, actor, id, because)).rejects.toMatchObject({ code: 'forbidden' });
    }
  });
});

test('the owners are sent the reasons and later why the block is lifted; both are on record', async () => {
  const { id, dealershipId } = await buildListing(database.db, { title: 'Octavia Combi' });
  const { email } = await buildAccount(database.db, { memberships: { [dealershipId]: 'dealer-owner' } });
  const statement = await blockListing(database, operator, id, finding);
  await unblockListing(database, operator, id, because);
  const [reasoned, lifted] = await mailsTo(database.db, email);
  expect(reasoned?.subject).toBe(`Ihr Inserat wurde gesperrt: Octavia Combi (${statement.reference})`);
  expect(reasoned?.text).toContain('eigene Prüfung');
  expect(lifted?.subject).toBe(`Die Sperre Ihres Inserats ist aufgehoben: Octavia Combi (${statement.reference})`);
  expect(lifted?.text).toContain(because);
  expect(await actsOn(database.db, id)).toEqual(['listing.blocked', 'listing.unblocked']);
  expect(await actsOn(database.db, statement.id)).toEqual(['statement.issued', 'statement.lifted']);
});

test('a dealership without an owner who can sign in is written to at its own address', async () => {
  const { id, dealershipId } = await buildListing(database.db);
  const address = `haus-${id}@example.at`;
  await database.db.updateTable('dealership').set({ email: address }).where('id', '=', dealershipId).execute();
  await blockListing(database, operator, id, finding);
  expect((await mailsTo(database.db, address)).map(({ template }) => template)).toEqual(['statement-of-reasons']);
});
