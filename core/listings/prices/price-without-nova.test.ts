import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, inTransaction } from '../../db/database.ts';
import { runBackfill } from '../../db/run-backfill.ts';
import { loadEnv } from '../../env.ts';
import { readListingDocuments } from '../../search/index/read-listing-documents.ts';
import { staffOf } from '../../testing/actors.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { changeListing } from '../changing/change-listing.ts';
import { publishListing } from '../editing/publish-listing.ts';
import { saveListing } from '../editing/save-listing.ts';
import { listRevisions } from '../history/list-revisions.ts';
import { undoRevision } from '../history/undo-revision.ts';
import { readListing } from '../reading/read-listing.ts';
import { novaOfPricesBackfill } from './backfill-nova-of-prices.ts';

let database: TestDatabase;
let services: { db: Database; env: ReturnType<typeof loadEnv> };
beforeAll(async () => {
  database = await createTestDatabase();
  services = { db: database.db, env: loadEnv() };
});
afterAll(() => database[Symbol.asyncDispose]());

async function carWithNova() {
  const { id, dealershipId } = await buildListing(database.db, { priceEur: 30_000 });
  const actor = staffOf(dealershipId);
  const at = { dealershipId: String(dealershipId), listingId: id };
  const read = () => readListing(database, String(id));
  const publish = async (fields: { priceEur?: number; novaIncluded?: boolean }) => {
    const { priceEur, novaIncluded } = await read();
    await saveListing(services, actor, at, { fields, before: { priceEur, novaIncluded } });
    await publishListing(services, actor, at);
  };
  const setPrice = (priceEur: number) => inTransaction(database.db, (tx) => changeListing(tx, actor, id, { priceEur }));
  const undoLast = async () => {
    const [last] = (await listRevisions(services, actor, at)).items;
    await undoRevision(services, actor, at, last?.revision as number);
  };
  const history = async () =>
    (await read()).priceHistory.map((price) => [price.priceEur, price.novaIncluded, price.reducedFromEur]);
  const isCalledReduced = async () => {
    const [found] = await readListingDocuments(database.db, [id]);
    return [found?.document.flags.includes('priceReduced'), found?.document.card.reducedFromEur];
  };
  return { id, publish, setPrice, undoLast, read, history, isCalledReduced };
}

test('a price that NoVA was taken out of is nowhere called reduced, a lower one without NoVA after it is', async () => {
  const { publish, setPrice, read, history, isCalledReduced } = await carWithNova();
  await publish({ priceEur: 26_000, novaIncluded: false });
  expect(await read()).toMatchObject({ priceEur: 26_000, novaIncluded: false, reducedFromEur: null });
  expect(await isCalledReduced()).toEqual([false, null]);
  await setPrice(25_500);
  expect(await isCalledReduced()).toEqual([true, 26_000]);
  // With NoVA again: less than the former price with it, and yet another price, not a lower one.
  await publish({ priceEur: 29_500, novaIncluded: true });
  expect(await isCalledReduced()).toEqual([false, null]);
  await setPrice(29_000);
  expect(await history()).toEqual([
    [30_000, true, null],
    [26_000, false, null],
    [25_500, false, 26_000],
    [29_500, true, null],
    [29_000, true, 29_500],
  ]);
});

test('NoVA that is taken out at the same price, or put back by undoing it, ends what was called a reduction', async () => {
  const { publish, setPrice, undoLast, history, isCalledReduced } = await carWithNova();
  await setPrice(29_000);
  expect(await isCalledReduced()).toEqual([true, 30_000]);
  await publish({ novaIncluded: false });
  expect(await isCalledReduced()).toEqual([false, null]);
  await undoLast();
  expect(await isCalledReduced()).toEqual([false, null]);
  expect(await history()).toEqual([
    [30_000, true, null],
    [29_000, true, 30_000],
    [29_000, false, null],
    [29_000, true, null],
  ]);
});

test('prices from before NoVA was stored with them tell it after the upgrade, and what was no reduction is none any more', async () => {
  const { id, publish, history, isCalledReduced } = await carWithNova();
  await publish({ priceEur: 26_000, novaIncluded: false });
  const { id: untouched } = await buildListing(database.db, { priceEur: 20_000 });
  // As the release before left it.
  await sql`update listing_price set nova_included = true`.execute(database.db);
  await sql`update listing set reduced_from_eur = 30000 where id = ${id}`.execute(database.db);
  await sql`delete from pgboss.job`.execute(database.owner);
  await runBackfill(database.owner, novaOfPricesBackfill);
  expect(await history()).toEqual([
    [30_000, true, null],
    [26_000, false, null],
  ]);
  expect(await isCalledReduced()).toEqual([false, null]);
  const { rows } = await sql<{ listingId: number }>`
    select (data ->> 'listingId')::int as "listingId" from pgboss.job where name = 'index-listing'`.execute(
    database.db,
  );
  expect(rows).toEqual([{ listingId: id }]);
  const { revision } = await database.db
    .selectFrom('listing')
    .select('revision')
    .where('id', '=', untouched)
    .executeTakeFirstOrThrow();
  expect(revision).toBe(1);
});
