import { randomBytes, randomUUID } from 'node:crypto';
import type { WebhookEvent } from '@kardan/contract/values/webhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, inTransaction } from '../db/database.ts';
import { loadEnv } from '../env.ts';
import { askAboutListing } from '../inquiries/ask-about-listing.ts';
import { eraseInquiries } from '../inquiries/erase-inquiries.ts';
import { removeThread } from '../inquiries/inbox/acts/remove-thread.ts';
import { changeListing, type ListingChange } from '../listings/changing/change-listing.ts';
import { createListing } from '../listings/editing/create-listing.ts';
import { publishListing } from '../listings/editing/publish-listing.ts';
import { saveListing } from '../listings/editing/save-listing.ts';
import { expireListings } from '../listings/lifetime/expire-listings.ts';
import { anActingOperator, ownerOf } from '../testing/actors.ts';
import { buildDealership } from '../testing/build-dealership.ts';
import { buildListing } from '../testing/build-listing.ts';
import { buildProof } from '../testing/build-proof.ts';
import { completeCar } from '../testing/complete-car.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { buildWebhook } from './testing/build-webhook.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
});
afterAll(async () => {
  await database[Symbol.asyncDispose]();
});

/** A dealership that listens, with a car and what it was told. */
async function buildListeningHouse(car: Parameters<typeof buildListing>[1] = {}) {
  const { id: dealershipId, slug } = await buildDealership(db);
  await buildWebhook(db, { dealershipId }, 'http://127.0.0.1:9/');
  const listing = await buildListing(db, { dealershipId, externalId: 'GW-1', priceEur: 20_000, ...car });
  const told = async () => {
    const rows = await db
      .selectFrom('webhookEvent')
      .select(['type', 'body'])
      .where('dealershipId', '=', dealershipId)
      .orderBy('id')
      .execute();
    return rows.map(({ type, body }) => ({ type: type as WebhookEvent, ...JSON.parse(body) }));
  };
  const change = (fields: ListingChange) =>
    inTransaction(db, (tx) => changeListing(tx, anActingOperator, listing.id, fields));
  return { dealershipId, slug, listing, told, change };
}

test('a car’s way is told as it goes: another price, sold, back on offer, withdrawn, each with the dealer’s number', async () => {
  const { listing, told, change, dealershipId } = await buildListeningHouse();
  await change({ priceEur: 18_500 });
  await change({ mileageKm: 61_000 });
  await change({ state: 'reserved' });
  await change({ state: 'sold' });
  await change({ state: 'active' });
  await change({ state: 'withdrawn' });
  const events = await told();
  expect(events.map(({ type, data }) => `${type} ${data.state}`)).toEqual([
    'listing.price-changed active',
    'listing.sold sold',
    'listing.published active',
    'listing.withdrawn withdrawn',
  ]);
  expect(events[0]?.data).toEqual({
    dealershipId,
    listingId: listing.id,
    number: 'GW-1',
    title: listing.title,
    state: 'active',
    priceEur: 18_500,
    previousPriceEur: 20_000,
  });
});

test('a car that goes online for the first time is told as published, and its new price by the form as a change', async () => {
  const { id: dealershipId } = await buildDealership(db);
  await buildWebhook(db, { dealershipId }, 'http://127.0.0.1:9/');
  const services = { db, env: loadEnv() };
  const actor = ownerOf(dealershipId);
  const fields = { ...completeCar, externalId: 'GW-7' };
  const { id } = await createListing(services, actor, String(dealershipId), { key: randomUUID(), fields });
  const car = { dealershipId: String(dealershipId), listingId: id };
  await publishListing(services, actor, car);
  await saveListing(services, actor, car, { fields: { priceEur: 17_900 }, before: { priceEur: 18_900 } });
  await publishListing(services, actor, car);
  const events = await db
    .selectFrom('webhookEvent')
    .select('body')
    .where('dealershipId', '=', dealershipId)
    .orderBy('id')
    .execute();
  expect(events.map(({ body }) => JSON.parse(body))).toMatchObject([
    { type: 'listing.published', data: { listingId: id, number: 'GW-7', state: 'active', priceEur: 18_900 } },
    { type: 'listing.price-changed', data: { priceEur: 17_900, previousPriceEur: 18_900 } },
  ]);
});

test('a car that expires is told as withdrawn', async () => {
  const silent = new Date(Date.now() - 61 * 86_400_000);
  const { told } = await buildListeningHouse({ publishedAt: silent, confirmedAt: silent });
  await expireListings({ db });
  expect(await told()).toMatchObject([{ type: 'listing.withdrawn', data: { state: 'expired', number: 'GW-1' } }]);
});

test('a price that comes with the offer is no change of price', async () => {
  const { told, change } = await buildListeningHouse({ state: 'withdrawn', endedAt: new Date() });
  await change({ state: 'active', priceEur: 19_000 });
  expect((await told()).map(({ type }) => type)).toEqual(['listing.published']);
});

async function ask(listingId: number) {
  const email = `anna-${randomBytes(6).toString('hex')}@example.at`;
  const body = { listingId, name: 'Anna Geheim', email, language: 'de-AT' as const, message: 'Ist er noch da?' };
  const form = { ...body, subject: 'question' as const, proof: buildProof() };
  await askAboutListing({ db, env: loadEnv() }, form, '192.0.2.1');
  return email;
}

test('an inquiry is told by its number and the car’s, without a word of who asks or what; its erasure as well', async () => {
  const { listing, told, dealershipId, slug } = await buildListeningHouse();
  const email = await ask(listing.id);
  const [created] = await told();
  const { id: inquiryId } = await db
    .selectFrom('inquiryRecipient')
    .select('id')
    .where('dealershipId', '=', dealershipId)
    .executeTakeFirstOrThrow();
  expect(created).toMatchObject({
    type: 'inquiry.created',
    data: { dealershipId, inquiryId, kind: 'listing', listingId: listing.id, number: 'GW-1' },
  });
  for (const private_ of [email, 'Anna', 'noch da']) expect(JSON.stringify(created)).not.toContain(private_);
  await eraseInquiries({ db }, email);
  expect((await told())[1]).toMatchObject({ type: 'inquiry.erased', data: { dealershipId, inquiryId } });

  await ask(listing.id);
  const second = (await told())[2]?.data.inquiryId as string;
  await removeThread({ db }, ownerOf(dealershipId), { dealershipId: slug, threadId: second });
  expect((await told())[3]).toMatchObject({ type: 'inquiry.erased', data: { inquiryId: second } });
});
