import { randomUUID } from 'node:crypto';
import type { Database } from '@kardan/core/db/database';
import { readOfferedRevisions } from '@kardan/core/listings/cards/read-listing-rows';
import { previewBulk } from '@kardan/core/stock/bulk/preview-bulk';
import { startBulk } from '@kardan/core/stock/bulk/steer-bulk';
import { memberOf } from '@kardan/core/testing/actors';
import { buildAccount } from '@kardan/core/testing/build-account';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildListing } from '@kardan/core/testing/build-listing';
import { type CausesOf, isOnce } from './caused-job.ts';
import type { JobPlace } from './job-place.ts';

const days = 86_400_000;

/** Whether the index has the car as the database has it, and that not as it was made. */
async function isIndexedAnew({ db, search }: JobPlace, id: number, madeAs = 0): Promise<boolean> {
  const { revision } = await db.selectFrom('listing').select('revision').where('id', '=', id).executeTakeFirstOrThrow();
  await search.client.indices.refresh({ index: search.readAlias });
  const query = { bool: { filter: [{ term: { id } }] } };
  const { body } = await search.client.search({ index: search.readAlias, body: { version: true, query } });
  const offered = (await readOfferedRevisions(db)).filter((car) => car.id === id).map((car) => car.revision);
  return revision > madeAs && body.hits.hits.map(({ _version }) => _version).join() === offered.join();
}

const stateOf = (db: Database, id: number) =>
  db
    .selectFrom('listing')
    .select(['state', 'priceEur', 'revision', 'modelId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** The model that stands at this place by its id, and its make. */
const modelAt = (db: Database, place: number) =>
  db.selectFrom('model').select(['id', 'makeId']).orderBy('id').offset(place).limit(1).executeTakeFirstOrThrow();

/** What a VIN may look like; no two cars have one by chance. */
const newVin = () => `WVWZZZ${randomUUID().replaceAll('-', '').slice(0, 11).toUpperCase()}`.replaceAll(/[IOQ]/g, 'X');

export const causesOfCars: CausesOf<
  | 'index-listing'
  | 'refresh-listings-in-city'
  | 'refresh-listings-of-dealership'
  | 'refresh-listings-of-vehicle'
  | 'move-merged-cars'
  | 'inspect-listing'
  | 'inspect-stock'
  | 'run-bulk'
  | 'run-listing-schedules'
  | 'expire-listings'
  | 'count-stock'
> = {
  async 'index-listing'(place) {
    const { id } = await buildListing(place.db);
    return { payload: { listingId: id }, isDone: () => isIndexedAnew(place, id) };
  },
  async 'refresh-listings-in-city'(place) {
    const { db } = place;
    const { id: cityId } = await db
      .selectFrom('city')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const { id } = await buildListing(db, { cityId });
    return { payload: { cityId }, isDone: () => isIndexedAnew(place, id, 1) };
  },
  async 'refresh-listings-of-dealership'(place) {
    const { id, dealershipId } = await buildListing(place.db);
    return { payload: { dealershipId }, isDone: () => isIndexedAnew(place, id, 1) };
  },
  async 'refresh-listings-of-vehicle'(place) {
    const { id: modelId, makeId } = await modelAt(place.db, 3);
    const { id } = await buildListing(place.db, { makeId, modelId });
    return { payload: { modelId }, isDone: () => isIndexedAnew(place, id, 1) };
  },
  async 'move-merged-cars'({ db }) {
    const into = await modelAt(db, 5);
    const merged = await db
      .insertInto('model')
      .values({
        makeId: into.makeId,
        slug: `m-${randomUUID()}`,
        name: 'Modell',
        hiddenAt: new Date(),
        mergedInto: into.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id } = await buildListing(db, { makeId: into.makeId, modelId: merged.id });
    return {
      payload: { modelId: merged.id },
      isDone: async () => {
        const { modelId, revision } = await stateOf(db, id);
        return modelId === into.id && revision === 2;
      },
    };
  },
  async 'inspect-listing'({ db }) {
    const vin = newVin();
    const { id: listingId } = await buildListing(db, { vin });
    await buildListing(db, { vin });
    const found = () => db.selectFrom('finding').select('id').where('facts', '=', vin).execute();
    return { payload: { listingId }, isDone: () => isOnce(found()) };
  },
  async 'inspect-stock'({ db }) {
    const vin = newVin();
    await buildListing(db, { vin });
    const { id } = await buildListing(db, { vin });
    const found = () => db.selectFrom('finding').select('id').where('facts', '=', vin).execute();
    // As if those before had been looked at.
    return { payload: { afterId: id - 1 }, isDone: () => isOnce(found()) };
  },
  async 'run-bulk'({ db }) {
    const { id: dealershipId } = await buildDealership(db);
    const { id: accountId } = await buildAccount(db, { memberships: { [dealershipId]: 'dealer-staff' } });
    const actor = { ...memberOf(dealershipId, 'staff'), accountId };
    const { id } = await buildListing(db, { dealershipId, priceEur: 20_000 });
    const act = { kind: 'price-eur' as const, eur: -100 };
    const { id: bulkId } = await previewBulk({ db }, actor, String(dealershipId), { filter: {}, act });
    await startBulk({ db }, actor, String(dealershipId), bulkId);
    return {
      payload: { bulkId },
      isDone: async () => {
        const { priceEur, revision } = await stateOf(db, id);
        return priceEur === 19_900 && revision === 2;
      },
    };
  },
  async 'run-listing-schedules'({ db }) {
    const { id: listingId, dealershipId } = await buildListing(db, { priceEur: 20_000 });
    const at = new Date(Date.now() - 60_000);
    await db
      .insertInto('listingSchedule')
      .values({ listingId, dealershipId, at, publish: false, priceEur: 19_000 })
      .execute();
    return {
      payload: {},
      isDone: async () => {
        const { priceEur, revision } = await stateOf(db, listingId);
        return priceEur === 19_000 && revision === 2;
      },
    };
  },
  async 'expire-listings'({ db }) {
    const { id } = await buildListing(db, { confirmedAt: new Date(Date.now() - 61 * days) });
    return { payload: {}, isDone: async () => (await stateOf(db, id)).state === 'expired' };
  },
  async 'count-stock'({ db }) {
    const { dealershipId } = await buildListing(db);
    const counted = () =>
      db
        .selectFrom('dealershipStock')
        .select('online')
        .where('dealershipId', '=', dealershipId)
        .where('online', '=', 1)
        .execute();
    return { payload: {}, isDone: () => isOnce(counted()) };
  },
};
