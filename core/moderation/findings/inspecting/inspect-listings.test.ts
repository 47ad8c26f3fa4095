import { Readable } from 'node:stream';
import { stockPhotographFrom } from '@kardan/contract/values/findings';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../db/database.ts';
import { loadEnv } from '../../../env.ts';
import { sharp } from '../../../media/picture-engine.ts';
import { processImage } from '../../../media/uploads/process-image.ts';
import { receiveImage } from '../../../media/uploads/receive-image.ts';
import { anOperator, staffOf } from '../../../testing/actors.ts';
import { buildAccount } from '../../../testing/build-account.ts';
import { buildDealership } from '../../../testing/build-dealership.ts';
import { buildListing, demandedByState } from '../../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createTestMedia } from '../../../testing/test-media.ts';
import { blockListing } from '../../blocking/block-listing.ts';
import { copyOf, scene } from '../../testing/scenes.ts';
import { dismissFinding, reopenFinding } from '../decide-finding.ts';
import { inspectListings } from './inspect-listings.ts';
import { inspectStock } from './inspect-stock.ts';

const store = createTestMedia();
let database: TestDatabase;
let services: { db: TestDatabase['db']; media: typeof store.media; env: ReturnType<typeof loadEnv> };
let operator: typeof anOperator;
beforeAll(async () => {
  database = await createTestDatabase();
  services = { db: database.db, media: store.media, env: loadEnv() };
  const account = await buildAccount(database.db, { isOperator: true });
  operator = { ...anOperator, accountId: account.id };
});
afterAll(async () => {
  await store[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

const inspect = (...cars: { id: number }[]) =>
  inspectListings(
    services,
    cars.map(({ id }) => id),
  );
const findingsOf = (car: { id: number }) =>
  database.db
    .selectFrom('finding')
    .selectAll()
    .where((row) => row.or([row('listingId', '=', car.id), row('otherListingId', '=', car.id)]))
    .orderBy('kind')
    .execute();
const change = (car: { id: number }, set: object) =>
  database.db.updateTable('listing').set(set).where('id', '=', car.id).execute();

let number = 0;
const newVin = () => `WVWZZZ1KZ${String(10_000_000 + ++number)}`;

async function sameVin(overrides: { first?: object; second?: object } = {}) {
  const vin = newVin();
  const first = await buildListing(database.db, { vin, ...overrides.first });
  const second = await buildListing(database.db, { vin, ...overrides.second });
  return { vin, first, second };
}

describe('the same VIN', () => {
  test('at two dealers is found once, from either car, however often it is looked for', async () => {
    const { vin, first, second } = await sameVin();
    await inspect(second);
    const [found] = await findingsOf(first);
    expect(found).toMatchObject({
      kind: 'vin',
      state: 'open',
      listingId: first.id,
      otherListingId: second.id,
      facts: vin,
    });
    await Promise.all([inspect(first), inspect(second), inspect(first, second)]);
    expect(await findingsOf(second)).toEqual([found]);
  });

  test('at sites of one group, in one dealership, in a sandbox or of a sold car is none', async () => {
    const { id: groupId } = await database.db
      .insertInto('dealerGroup')
      .values({ slug: 'gruppe-nord', name: 'Gruppe Nord' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const sites = [await buildDealership(database.db, { groupId }), await buildDealership(database.db, { groupId })];
    const ofGroup = await sameVin({
      first: { dealershipId: sites[0]?.id },
      second: { dealershipId: sites[1]?.id },
    });
    const sandbox = await buildDealership(database.db, { state: 'sandbox', sandboxOf: sites[0]?.id ?? 0 });
    const inSandbox = await sameVin({ first: { dealershipId: sandbox.id } });
    const sold = await sameVin({ first: { ...demandedByState('sold') } });
    const again = await sameVin({
      first: { dealershipId: sites[0]?.id, ...demandedByState('sold') },
      second: { dealershipId: sites[0]?.id },
    });
    for (const { first, second } of [ofGroup, inSandbox, sold, again]) {
      await inspect(first, second);
      expect(await findingsOf(second)).toEqual([]);
    }
  });

  test('ends by itself when one car goes offline, and is there again when it comes back', async () => {
    const { first, second } = await sameVin();
    await inspect(first);
    await change(second, demandedByState('withdrawn'));
    await inspect(second);
    expect(await findingsOf(first)).toMatchObject([{ state: 'ended' }]);
    await change(second, demandedByState('active'));
    await inspect(second);
    expect(await findingsOf(first)).toMatchObject([{ state: 'open' }]);
    await database.db
      .updateTable('dealership')
      .set({ state: 'suspended' })
      .where('id', '=', first.dealershipId)
      .execute();
    await inspect(first);
    expect(await findingsOf(first)).toMatchObject([{ state: 'ended' }]);
  });

  test('that somebody found in order stays so until the facts change', async () => {
    const { first, second } = await sameVin();
    await inspect(first);
    const [{ id } = { id: '' }] = await findingsOf(first);
    await dismissFinding(services, operator, id, 'Kommission');
    await inspect(first, second);
    expect(await findingsOf(first)).toMatchObject([
      { state: 'dismissed', why: 'Kommission', decidedBy: operator.accountId },
    ]);
    await change(second, demandedByState('withdrawn'));
    await inspect(second);
    await change(second, demandedByState('active'));
    await inspect(second);
    expect(await findingsOf(first)).toMatchObject([{ state: 'dismissed' }]);
    const vin = newVin();
    await change(first, { vin });
    await change(second, { vin });
    await inspect(second);
    expect(await findingsOf(first)).toMatchObject([{ state: 'open', facts: vin, why: null, decidedBy: null }]);
  });

  test('is open again when that is taken back, and each of it is on record', async () => {
    const { first } = await sameVin();
    await inspect(first);
    const [{ id } = { id: '' }] = await findingsOf(first);
    await dismissFinding(services, operator, id, '');
    await dismissFinding(services, operator, id, 'noch einmal');
    await reopenFinding(services, operator, id);
    expect(await findingsOf(first)).toMatchObject([{ state: 'open', decidedAt: null }]);
    const acts = await database.db
      .selectFrom('auditEntry')
      .select(['action', 'actorAccountId'])
      .where('objectId', '=', id)
      .orderBy('at')
      .execute();
    expect(acts).toEqual([
      { action: 'finding.dismissed', actorAccountId: operator.accountId },
      { action: 'finding.reopened', actorAccountId: operator.accountId },
    ]);
  });

  test('is settled by blocking a car, and names who did', async () => {
    const { first, second } = await sameVin();
    await inspect(first);
    await blockListing(services, operator, second.id, {
      facts: 'Dieselbe Fahrgestellnummer steht bei einem anderen Betrieb.',
      ground: 'terms',
      clause: 'Abschnitt „Inserate“',
      territory: 'everywhere',
      foundBy: 'automated',
    });
    await inspect(second);
    expect(await findingsOf(first)).toMatchObject([{ state: 'acted', decidedBy: operator.accountId }]);
  });

  test('is nobody’s business but operators’', async () => {
    const { first } = await sameVin();
    await inspect(first);
    const [{ id } = { id: '' }] = await findingsOf(first);
    const { dealershipId } = first;
    await expect(dismissFinding(services, staffOf(dealershipId), id, '')).rejects.toMatchObject({ code: 'forbidden' });
  });
});

/** A car with these pictures, uploaded as dealers do. */
async function carShowing(pictures: readonly Buffer[], overrides: object = {}) {
  const car = await buildListing(database.db, overrides);
  for (const [position, picture] of pictures.entries()) {
    const actor = staffOf(car.dealershipId);
    const upload = await receiveImage(services, actor, String(car.dealershipId), { image: Readable.from([picture]) });
    await processImage(services, upload.id);
    await sql`
      insert into listing_image (listing_id, image_id, position)
      select ${car.id}::bigint, image_id, ${position}::int from image_upload where id = ${upload.id}`.execute(
      database.db,
    );
  }
  return car;
}
const picturesOf = (seeds: number[]) => Promise.all(seeds.map((seed) => scene(seed).jpeg().toBuffer()));
const copiesOf = (pictures: readonly Buffer[]) => Promise.all(pictures.map(copyOf));

describe('pictures', () => {
  test('that another dealer copied, made smaller, cut and brightened are found, and in which place they stand does not matter', async () => {
    const originals = await picturesOf([1, 2, 3]);
    const copies = await copiesOf(originals);
    const first = await carShowing(originals);
    const second = await carShowing(copies.toReversed());
    await inspect(first);
    expect(await findingsOf(first)).toEqual([]);
    await inspect(second);
    const [found] = await findingsOf(first);
    expect(found).toMatchObject({ kind: 'picture', state: 'open', listingId: first.id, otherListingId: second.id });
    expect(found?.detail).toMatchObject({ pictures: [{}, {}, {}] });
    await inspect(first);
    expect(await findingsOf(first)).toEqual([found]);
  });

  test('of which one alone is alike, or of another model, or different ones are none', async () => {
    const originals = await picturesOf([11, 12, 13]);
    const [copy] = await copiesOf(originals);
    const first = await carShowing(originals);
    const one = await carShowing([copy as Buffer, ...(await picturesOf([14, 15]))]);
    const others = await carShowing(await picturesOf([16, 17, 18]));
    const { id: modelId, makeId } = await database.db
      .selectFrom('model')
      .select(['id', 'makeId'])
      .where('id', '<>', first.modelId)
      .executeTakeFirstOrThrow();
    const another = await carShowing(await copiesOf(originals), { modelId, makeId });
    await inspect(first, one, others, another);
    await inspect(first, one, others, another);
    for (const car of [first, one, others, another]) expect(await findingsOf(car)).toEqual([]);
  });

  test('that many dealers show are the manufacturer’s', async () => {
    const originals = await picturesOf([21, 22]);
    const cars = [];
    for (let dealer = 0; dealer < stockPhotographFrom; dealer += 1) {
      const pictures = await Promise.all(
        originals.map((picture) =>
          sharp(picture)
            .jpeg({ quality: 60 + 5 * dealer })
            .toBuffer(),
        ),
      );
      cars.push(await carShowing(pictures));
    }
    await inspect(...cars);
    await inspect(...cars);
    for (const car of cars) expect(await findingsOf(car)).toEqual([]);
  });

  test('that are taken away end what was found, and what was never measured is measured by the walk through the stock', async () => {
    const originals = await picturesOf([31, 32]);
    const first = await carShowing(originals);
    const second = await carShowing(await copiesOf(originals));
    await sql`update image set fingerprint = null, look = null, sharpness = null, dark_share = null, bright_share = null`.execute(
      database.db,
    );
    await inspect(first, second);
    expect(await findingsOf(first)).toEqual([]);
    const { reached, lastId } = await inspectStock(services, first.id - 1);
    expect(reached).toBe(lastId);
    expect(await findingsOf(first)).toMatchObject([{ kind: 'picture', state: 'open' }]);
    await database.db.deleteFrom('listingImage').where('listingId', '=', second.id).execute();
    await inspect(second);
    expect(await findingsOf(first)).toMatchObject([{ state: 'ended' }]);
  });
});

async function ratedCar(priceEur: number, rating: { sampleSize?: number; groupLevel?: string } = {}) {
  const car = await buildListing(database.db, { priceEur });
  const { sampleSize = 40, groupLevel = 'model' } = rating;
  await inTransaction(database.db, async (tx) => {
    await sql`insert into price_model (cars, read_at, layout, parameters) values (0, now(), 'test', '{}')`.execute(tx);
    await sql`
      insert into listing_rating (listing_id, price_model_id, listing_revision, label, estimate_eur, band_low_eur,
        band_high_eur, scale_low_eur, scale_high_eur, sample_size, group_level, explanation)
      values (${car.id}, (select max(id) from price_model), 1, 'very-good', 20000, 18000, 22000, 15000, 25000,
        ${sampleSize}, ${groupLevel}::price_group_level, '{}')`.execute(tx);
  });
  return car;
}

describe('a price', () => {
  test.each([
    [11_900, true],
    [12_000, false],
    [20_000, false],
    [50_000, false],
    [50_200, true],
  ])('of € %i where € 20,000 is expected: suspicious %s', async (priceEur, isFound) => {
    const car = await ratedCar(priceEur);
    await inspect(car);
    const percent = priceEur < 20_000 ? Math.floor(priceEur / 200) : Math.ceil(priceEur / 200);
    const found = {
      kind: 'price',
      facts: String(priceEur),
      detail: { price: { estimateEur: 20_000, percent, comparables: 40 } },
    };
    expect(await findingsOf(car)).toMatchObject(isFound ? [found] : []);
  });

  test('is measured by enough cars of the model, or not at all', async () => {
    const few = await ratedCar(5_000, { sampleSize: 19 });
    const rough = await ratedCar(5_000, { groupLevel: 'make-body' });
    await inspect(few, rough);
    expect(await findingsOf(few)).toEqual([]);
    expect(await findingsOf(rough)).toEqual([]);
  });

  test('that is put right ends, and another one that is wrong is looked at again though the first was in order', async () => {
    const car = await ratedCar(5_000);
    await inspect(car);
    const [{ id } = { id: '' }] = await findingsOf(car);
    await dismissFinding(services, operator, id, '');
    await change(car, { priceEur: 19_000 });
    await inspect(car);
    expect(await findingsOf(car)).toMatchObject([{ state: 'dismissed' }]);
    await change(car, { priceEur: 4_000 });
    await inspect(car);
    expect(await findingsOf(car)).toMatchObject([{ state: 'open', facts: '4000' }]);
  });
});

test('a rate in the description is told in its words', async () => {
  const car = await buildListing(database.db, { description: 'Top Zustand, nur € 199 mtl., sofort verfügbar.' });
  await inspect(car);
  expect(await findingsOf(car)).toMatchObject([
    { kind: 'text', detail: { words: [expect.stringContaining('199 mtl')] } },
  ]);
});
