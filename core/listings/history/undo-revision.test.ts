import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../accounts/actor.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { loadEnv } from '../../env.ts';
import { ownerOf, staffOf } from '../../testing/actors.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { changeListing } from '../changing/change-listing.ts';
import { readOwnListing } from '../editing/change-own-car.ts';
import { moveListing } from '../editing/move-listing.ts';
import { publishListing } from '../editing/publish-listing.ts';
import { saveListing } from '../editing/save-listing.ts';
import { listRevisions } from './list-revisions.ts';
import { undoRevision } from './undo-revision.ts';

let database: TestDatabase;
let services: { db: Database; env: ReturnType<typeof loadEnv> };
beforeAll(async () => {
  database = await createTestDatabase();
  services = { db: database.db, env: loadEnv() };
});
afterAll(() => database[Symbol.asyncDispose]());

async function onlineCar() {
  const { id, dealershipId } = await buildListing(database.db, { priceEur: 20_000 });
  const actor: Actor = staffOf(dealershipId);
  const at = { dealershipId: String(dealershipId), listingId: id };
  const setPrice = (priceEur: number) => inTransaction(database.db, (tx) => changeListing(tx, actor, id, { priceEur }));
  const undo = (revision: number) => undoRevision(services, actor, at, revision);
  const revisions = async () => (await listRevisions(services, actor, at)).items;
  return { id, actor, at, setPrice, undo, revisions };
}

test('one change is taken back as a change of its own, and what is not online yet stays aside', async () => {
  const { actor, at, setPrice, undo, revisions } = await onlineCar();
  const { revision } = await setPrice(18_000);
  await saveListing(services, actor, at, { fields: { colour: 'red' }, before: { colour: null } });
  expect(await revisions()).toMatchObject([
    {
      revision,
      source: 'form',
      by: null,
      canUndo: true,
      changes: [{ field: 'priceEur', before: 20_000, after: 18_000 }],
    },
  ]);
  const undone = await undo(revision as number);
  expect(undone).toMatchObject({ online: { priceEur: 20_000, colour: null }, fields: { colour: 'red' } });
  expect(await revisions()).toMatchObject([
    { source: 'undo', canUndo: true, changes: [{ field: 'priceEur', before: 18_000, after: 20_000 }] },
    { revision, canUndo: false },
  ]);
});

test('a change that somebody has changed since is not taken back, and says which field', async () => {
  const { actor, at, setPrice, undo, revisions } = await onlineCar();
  await saveListing(services, actor, at, { fields: { colour: 'red', priceEur: 19_000 }, before: { priceEur: 20_000 } });
  await publishListing(services, actor, at);
  const first = (await revisions())[0]?.revision as number;
  await setPrice(18_500);
  expect((await revisions()).map(({ canUndo }) => canUndo)).toEqual([true, false]);
  await expect(undo(first)).rejects.toMatchObject({
    code: 'edit-conflict',
    issues: [{ path: ['priceEur'], code: 'changed-meanwhile' }],
  });
  expect((await readOwnListing(services, actor, at)).online).toMatchObject({ colour: 'red', priceEur: 18_500 });
});

test('a sale is taken back; a publication and a revision that never was are not', async () => {
  const { actor, at, undo, revisions } = await onlineCar();
  await moveListing(services, actor, at, 'sold');
  const [sold] = await revisions();
  expect(await undo(sold?.revision as number)).toMatchObject({ state: 'active' });
  for (const gone of ['sold', 'withdrawn'] as const) {
    await moveListing(services, actor, at, 'reserved');
    await moveListing(services, actor, at, gone);
    const [left] = await revisions();
    expect(left?.canUndo).toBe(true);
    expect(await undo(left?.revision as number)).toMatchObject({ state: 'reserved' });
    await moveListing(services, actor, at, 'active');
  }
  await moveListing(services, actor, at, 'withdrawn');
  await publishListing(services, actor, at);
  const [published] = await revisions();
  expect(published).toMatchObject({ changes: [{ before: 'withdrawn', after: 'active' }], canUndo: false });
  await expect(undo(published?.revision as number)).rejects.toMatchObject({ issues: [{ code: 'invalid-transition' }] });
  await expect(undo(99)).rejects.toMatchObject({ code: 'not-found' });
});

test('another dealership’s history does not exist', async () => {
  const { id, at, setPrice } = await onlineCar();
  const { revision } = await setPrice(18_000);
  const stranger = ownerOf(id + 999_999);
  await expect(listRevisions(services, stranger, at)).rejects.toMatchObject({ code: 'not-found' });
  await expect(undoRevision(services, stranger, at, revision as number)).rejects.toMatchObject({ code: 'not-found' });
});
