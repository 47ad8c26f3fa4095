import { randomUUID } from 'node:crypto';
import type { SomeEditableFields } from '@kardan/contract/calls/stock/editable-fields';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../accounts/actor.ts';
import { loadEnv } from '../../env.ts';
import { memberOf, staffOf } from '../../testing/actors.ts';
import { buildAccount } from '../../testing/build-account.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { completeCar } from '../../testing/complete-car.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { readOwnListing } from './change-own-car.ts';
import { createListing } from './create-listing.ts';
import { discardChanges, moveListing, withdrawListing } from './move-listing.ts';
import { readOwnCar } from './own-car.ts';
import { publishListing } from './publish-listing.ts';
import { saveListing } from './save-listing.ts';

let database: TestDatabase;
let services: { db: TestDatabase['db']; env: ReturnType<typeof loadEnv> };
beforeAll(async () => {
  database = await createTestDatabase();
  services = { db: database.db, env: loadEnv() };
});
afterAll(() => database[Symbol.asyncDispose]());

async function ownDealership() {
  const { id: dealershipId } = await buildDealership(database.db);
  const account = await buildAccount(database.db, { memberships: { [dealershipId]: 'dealer-staff' } });
  const actor: Actor = { ...staffOf(dealershipId), accountId: account.id };
  const at = (listingId: number) => ({ dealershipId: String(dealershipId), listingId });
  const create = (fields: SomeEditableFields = {}, more: { key?: string; copyOf?: number } = {}) =>
    createListing(services, actor, String(dealershipId), { key: randomUUID(), fields, ...more });
  const save = (listingId: number, fields: SomeEditableFields, before: SomeEditableFields) =>
    saveListing(services, actor, at(listingId), { fields, before });
  const publish = (listingId: number) => publishListing(services, actor, at(listingId));
  return { dealershipId, account, actor, at, create, save, publish };
}

function revisionsOf(listingId: number) {
  return database.db
    .selectFrom('listingRevision')
    .select(['revision', 'source', 'actorName', 'changes'])
    .where('listingId', '=', listingId)
    .orderBy('revision')
    .execute();
}

async function indexJobs(listingId: number): Promise<number> {
  const { rows } = await sql`
    select from pgboss.job where name = 'index-listing' and data ->> 'listingId' = ${String(listingId)}`.execute(
    database.db,
  );
  return rows.length;
}

describe('a new car', () => {
  test('begins with whatever is known, and the same key is the same car, also at the same moment', async () => {
    const { create, account } = await ownDealership();
    const key = randomUUID();
    const made = await Promise.all([create({ priceEur: 9_000 }, { key }), create({ priceEur: 9_000 }, { key })]);
    expect(made[0].id).toBe(made[1].id);
    expect(made[0]).toMatchObject({
      state: 'draft',
      slug: null,
      online: null,
      publishedAt: null,
      savedBy: account.displayName,
      fields: { priceEur: 9_000, make: null },
      unpublished: ['priceEur'],
    });
  });

  test('is there for whoever looks at it in the moment in which it goes online', async () => {
    const { create, publish, at, actor } = await ownDealership();
    for (let time = 0; time < 10; time++) {
      const { id } = await create(completeCar);
      let isOnline = false;
      const publishing = publish(id).then(() => {
        isOnline = true;
      });
      const look = async () => {
        while (!isOnline) await readOwnCar(database.db, actor, at(id));
      };
      await Promise.all([publishing, look(), look(), look()]);
    }
  });

  test('is published with everything that is missing told at once, then with a title, an address and its first price', async () => {
    const { create, save, publish, at, actor, account } = await ownDealership();
    const { id } = await create({ make: 'volkswagen', model: 'golf' });
    await expect(publish(id)).rejects.toMatchObject({
      code: 'invalid-request',
      issues: expect.arrayContaining(
        ['category', 'priceEur', 'mileageKm', 'firstRegistration', 'fuel', 'powerKw', 'gearbox', 'body'].map((field) =>
          expect.objectContaining({ path: [field], code: 'field-missing' }),
        ),
      ),
    });
    const { make: _, model: __, ...rest } = completeCar;
    await save(id, rest, {});
    const online = await publish(id);
    expect(online).toMatchObject({
      state: 'active',
      slug: `volkswagen-golf-${id}`,
      fields: { title: 'Volkswagen Golf', novaIncluded: true, firstRegistration: '2021-04' },
      unpublished: [],
      daysOnline: 0,
      vehicle: { make: { slug: 'volkswagen' }, model: { slug: 'golf' }, version: null },
    });
    expect(online.online).toEqual(online.fields);
    expect(await readOwnListing(services, actor, at(id))).toEqual(online);
    const prices = await database.db
      .selectFrom('listingPrice')
      .select('priceEur')
      .where('listingId', '=', id)
      .execute();
    expect(prices).toEqual([{ priceEur: 18_900 }]);
    expect(await revisionsOf(id)).toMatchObject([
      {
        source: 'form',
        actorName: account.displayName,
        changes: expect.arrayContaining([{ field: 'priceEur', before: null, after: 18_900 }]),
      },
    ]);
    expect(await indexJobs(id)).toBe(1);
    expect(await publish(id)).toEqual(online);
    expect(await indexJobs(id)).toBe(1);
  });

  test('that is sold as new is not online without consumption, its norm and CO2', async () => {
    const { create, publish, save } = await ownDealership();
    const { id } = await create({ ...completeCar, category: 'one-year', conditionKind: 'day-registration' });
    const missing = (field: string) => expect.objectContaining({ path: [field], code: 'consumption-required' });
    await expect(publish(id)).rejects.toMatchObject({
      issues: [missing('consumptionL'), missing('co2GPerKm'), missing('consumptionNorm')],
    });
    await save(id, { consumptionL: 5.4, co2GPerKm: 122, consumptionNorm: 'wltp' }, {});
    expect(await publish(id)).toMatchObject({ state: 'active' });
  });

  test('that turned out to be electric loses what such a car cannot have', async () => {
    const { create, publish } = await ownDealership();
    const { id } = await create({ ...completeCar, fuel: 'electric', cylinders: 4, displacementCcm: 1_395 });
    expect((await publish(id)).online).toMatchObject({ fuel: 'electric', cylinders: null, displacementCcm: null });
  });

  test('is named with every contradiction before the database refuses it', async () => {
    const { create, publish } = await ownDealership();
    const { id } = await create({
      ...completeCar,
      netPriceEur: 20_000,
      inputTax: 'full',
      warrantyMonths: 12,
      consumptionL: 5,
      fuel: 'plug-in-hybrid',
      batteryHealth: 90,
    });
    await expect(publish(id)).rejects.toMatchObject({
      issues: [
        { code: 'vat-not-reclaimable' },
        { code: 'input-tax-without-vat' },
        { code: 'warranty-missing' },
        { code: 'norm-missing' },
        { path: ['batteryHealthIssuer'] },
        { path: ['batteryHealthDate'] },
      ],
    });
  });

  test('copied from another takes its data without VIN, number and note', async () => {
    const { create } = await ownDealership();
    const vin = 'WVWZZZ1KZAW000001';
    const { id } = await create({ ...completeCar, vin, externalId: 'GW-1', internalNote: 'Kratzer' });
    const copy = await create({ colour: 'blue' }, { copyOf: id });
    expect(copy.id).not.toBe(id);
    expect(copy.fields).toMatchObject({
      ...completeCar,
      colour: 'blue',
      vin: null,
      externalId: null,
      internalNote: null,
    });
  });

  test('that is deleted or discarded is gone, and its key begins no second one', async () => {
    const { create, at, actor } = await ownDealership();
    for (const remove of [withdrawListing, discardChanges]) {
      const key = randomUUID();
      const { id } = await create({}, { key });
      await remove(services, actor, at(id));
      await expect(readOwnListing(services, actor, at(id))).rejects.toMatchObject({ code: 'not-found' });
      await expect(create({}, { key })).rejects.toMatchObject({ code: 'not-found' });
    }
  });

  test('of an unknown model is refused at the field', async () => {
    const { create } = await ownDealership();
    await expect(create({ make: 'volkswagen', model: 'octavia' })).rejects.toMatchObject({
      issues: [{ path: ['fields', 'model'], code: 'unknown-model' }],
    });
  });
});

describe('a car that is online', () => {
  test('keeps what buyers see while it is worked on, until it is published or discarded', async () => {
    const { create, save, publish, at, actor } = await ownDealership();
    const { id } = await create(completeCar);
    await publish(id);
    const saved = await save(id, { priceEur: 17_500, colour: 'red' }, { priceEur: 18_900, colour: null });
    expect(saved).toMatchObject({ fields: { priceEur: 17_500 }, online: { priceEur: 18_900 } });
    expect(new Set(saved.unpublished)).toEqual(new Set(['priceEur', 'colour']));
    await discardChanges(services, actor, at(id));
    expect(await readOwnListing(services, actor, at(id))).toMatchObject({ fields: { priceEur: 18_900, colour: null } });
    await save(id, { priceEur: 17_500 }, { priceEur: 18_900 });
    expect(await publish(id)).toMatchObject({ online: { priceEur: 17_500 }, unpublished: [] });
    expect((await revisionsOf(id)).at(-1)?.changes).toEqual([{ field: 'priceEur', before: 18_900, after: 17_500 }]);
  });

  test('that is published again as it is ends later, and its history stays as it is', async () => {
    const { create, publish } = await ownDealership();
    const { id } = await create(completeCar);
    await publish(id);
    const stored = () =>
      database.db
        .selectFrom('listing')
        .select(['confirmedAt', 'publishedAt'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    const { publishedAt } = await stored();
    const silent = new Date(Date.now() - 56 * 86_400_000);
    await database.db.updateTable('listing').set({ confirmedAt: silent }).where('id', '=', id).execute();
    const jobs = await indexJobs(id);
    await publish(id);
    const { confirmedAt, publishedAt: after } = await stored();
    expect(Date.now() - confirmedAt.getTime()).toBeLessThan(60_000);
    expect(after).toEqual(publishedAt);
    expect(await revisionsOf(id)).toHaveLength(1);
    expect(await indexJobs(id)).toBeGreaterThanOrEqual(jobs);
  });

  test('that is set back to what is online has nothing unpublished', async () => {
    const { create, save, publish } = await ownDealership();
    const { id } = await create(completeCar);
    await publish(id);
    await save(id, { priceEur: 17_500 }, { priceEur: 18_900 });
    expect((await save(id, { priceEur: 18_900 }, { priceEur: 17_500 })).unpublished).toEqual([]);
    expect(await database.db.selectFrom('listingDraft').select('id').where('id', '=', id).execute()).toEqual([]);
  });

  test('merges what two change apart, and refuses the whole where both changed the same', async () => {
    const { create, save } = await ownDealership();
    const { id } = await create({ priceEur: 10_000, title: 'Golf' });
    await Promise.all([
      save(id, { priceEur: 9_500 }, { priceEur: 10_000 }),
      save(id, { title: 'Golf Variant' }, { title: 'Golf' }),
    ]);
    const third = save(id, { priceEur: 9_000, mileageKm: 5 }, { priceEur: 10_000, mileageKm: null });
    await expect(third).rejects.toMatchObject({
      code: 'edit-conflict',
      issues: [{ path: ['fields', 'priceEur'], code: 'changed-meanwhile' }],
    });
    expect((await save(id, {}, {})).fields).toMatchObject({ priceEur: 9_500, title: 'Golf Variant', mileageKm: null });
  });

  test('is reserved, sold, taken back and withdrawn; a car that never was online is not', async () => {
    const { create, publish, actor, at } = await ownDealership();
    const { id } = await create(completeCar);
    const move = (state: Parameters<typeof moveListing>[3]) => moveListing(services, actor, at(id), state);
    await expect(move('sold')).rejects.toMatchObject({ issues: [{ code: 'invalid-transition' }] });
    await publish(id);
    expect(await move('reserved')).toMatchObject({ state: 'reserved', endedAt: null });
    expect(await move('sold')).toMatchObject({ state: 'sold', endedAt: expect.any(String) });
    await expect(publish(id)).rejects.toMatchObject({ issues: [{ path: ['state'] }] });
    expect(await move('active')).toMatchObject({ state: 'active', endedAt: null });
    await withdrawListing(services, actor, at(id));
    expect(await readOwnListing(services, actor, at(id))).toMatchObject({ state: 'withdrawn' });
    expect(await publish(id)).toMatchObject({ state: 'active' });
    expect((await revisionsOf(id)).map(({ changes }) => changes).at(-1)).toEqual([
      { field: 'state', before: 'withdrawn', after: 'active' },
    ]);
  });

  test.each(['sold', 'withdrawn'] as const)('that was reserved and then %s is reserved again', async (gone) => {
    const { create, publish, actor, at } = await ownDealership();
    const { id } = await create(completeCar);
    const move = (state: Parameters<typeof moveListing>[3]) => moveListing(services, actor, at(id), state);
    await publish(id);
    await move('reserved');
    await move(gone);
    expect(await move('reserved')).toMatchObject({ state: 'reserved', endedAt: null });
  });

  test('that was blocked and withdrawn does not come back as reserved either', async () => {
    const { dealershipId, actor, at } = await ownDealership();
    const { id } = await buildListing(database.db, { dealershipId, state: 'blocked', blockedReason: 'Betrug' });
    await withdrawListing(services, actor, at(id));
    await expect(moveListing(services, actor, at(id), 'reserved')).rejects.toMatchObject({
      issues: [{ code: 'invalid-transition' }],
    });
  });

  test('that is blocked does not come back by publishing', async () => {
    const { dealershipId, publish } = await ownDealership();
    const { id } = await buildListing(database.db, { dealershipId, state: 'blocked' });
    await expect(publish(id)).rejects.toMatchObject({ issues: [{ path: ['state'], code: 'invalid-transition' }] });
  });
});

test('the same VIN is not on offer twice in a dealership, also at the same moment; as a draft it may be', async () => {
  const { create, publish, actor, at } = await ownDealership();
  const vin = 'WVWZZZ1KZAW000002';
  const [one, other, third] = [
    await create({ ...completeCar, vin }),
    await create({ ...completeCar, vin }),
    await create({ ...completeCar, vin }),
  ];
  const outcomes = await Promise.allSettled([publish(one.id), publish(other.id)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(publish(third.id)).rejects.toMatchObject({ issues: [{ path: ['vin'], code: 'vin-online-twice' }] });
  const online = outcomes[0]?.status === 'fulfilled' ? one.id : other.id;
  await moveListing(services, actor, at(online), 'sold');
  expect(await publish(third.id)).toMatchObject({ state: 'active' });
  await expect(moveListing(services, actor, at(online), 'active')).rejects.toMatchObject({
    issues: [{ code: 'vin-online-twice' }],
  });
});

test('a number names one car of a dealership', async () => {
  const { create, publish } = await ownDealership();
  const one = await create({ ...completeCar, externalId: 'GW-7' });
  const other = await create({ ...completeCar, externalId: 'GW-7' });
  await publish(one.id);
  await expect(publish(other.id)).rejects.toMatchObject({ issues: [{ path: ['externalId'], code: 'number-taken' }] });
});

test('another dealership’s cars do not exist, drafts included; a suspended one looks and changes nothing', async () => {
  const own = await ownDealership();
  const other = await ownDealership();
  const draft = await own.create(completeCar);
  const { id: listed } = await buildListing(database.db, { dealershipId: own.dealershipId });
  for (const id of [draft.id, listed]) {
    for (const reference of [own.at(id), other.at(id)]) {
      const acts = [
        () => readOwnListing(services, other.actor, reference),
        () => saveListing(services, other.actor, reference, { fields: { priceEur: 1 }, before: {} }),
        () => publishListing(services, other.actor, reference),
        () => moveListing(services, other.actor, reference, 'sold'),
        () => withdrawListing(services, other.actor, reference),
        () => discardChanges(services, other.actor, reference),
      ];
      for (const act of acts) await expect(act()).rejects.toMatchObject({ code: 'not-found' });
    }
    await expect(other.create({}, { copyOf: id })).rejects.toMatchObject({ code: 'not-found' });
  }
  const suspended = memberOf(own.dealershipId, 'owner', true);
  expect(await readOwnListing(services, suspended, own.at(draft.id))).toMatchObject({ id: draft.id });
  await expect(publishListing(services, suspended, own.at(draft.id))).rejects.toMatchObject({
    code: 'dealership-suspended',
  });
});
