import { randomUUID } from 'node:crypto';
import { dayAfter, viennaDay } from '@kardan/contract/values/vienna-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Actor } from '../../accounts/actor.ts';
import { inTransaction } from '../../db/database.ts';
import { loadEnv } from '../../env.ts';
import { applyCars } from '../../feeds/cars/apply-cars.ts';
import type { FeedCar } from '../../feeds/feed-car.ts';
import { buildFeed, feedCar } from '../../feeds/testing/build-feed.ts';
import { createListing } from '../../listings/editing/create-listing.ts';
import { moveListing } from '../../listings/editing/move-listing.ts';
import { publishListing } from '../../listings/editing/publish-listing.ts';
import { saveListing } from '../../listings/editing/save-listing.ts';
import { anOperator, ownerOf, staffOf } from '../../testing/actors.ts';
import { buildAccount } from '../../testing/build-account.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { completeCar } from '../../testing/complete-car.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { applyDueRestrictions } from './apply-due-restrictions.ts';
import { liftRestriction } from './lift-restriction.ts';
import { listOwnRestrictions } from './list-own-restrictions.ts';
import { writeRestrictionMail } from './mails/write-restriction-mail.ts';
import { restrictDealership } from './restrict-dealership.ts';

let database: TestDatabase;
let operator: Actor;
beforeAll(async () => {
  database = await createTestDatabase();
  const { id } = await buildAccount(database.db, { isOperator: true }, { displayName: 'Paula Portal' });
  operator = { ...anOperator, accountId: id };
});
afterAll(() => database[Symbol.asyncDispose]());

const reasons = {
  facts: 'Drei Inserate nennen einen falschen Kilometerstand.',
  ground: 'terms',
  clause: 'AGB Punkt 5.2',
  foundBy: 'notice',
  effectiveOn: null,
  atOnceBecause: null,
} as const;
const inDays = (days: number) => dayAfter(viennaDay(Date.now()), days);

async function house(state: 'active' | 'requested' = 'active') {
  const { db } = database;
  const { id } = await buildDealership(db, { state });
  const owner = await buildAccount(db, { memberships: { [id]: 'dealer-owner' } });
  await buildAccount(db, { memberships: { [id]: 'dealer-staff' } });
  const restrict = (decision: Partial<Parameters<typeof restrictDealership>[3]>) =>
    restrictDealership({ db }, operator, String(id), { kind: 'suspended', ...reasons, ...decision });
  const lift = (restrictionId: string) =>
    liftRestriction({ db }, operator, { dealershipId: String(id), restrictionId }, 'Die Angaben sind berichtigt.');
  const stateNow = async () =>
    (await db.selectFrom('dealership').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
  const acts = async () => {
    const query = db.selectFrom('auditEntry').select(['action', 'actorAccountId']).where('dealershipId', '=', id);
    return (await query.orderBy('at').execute()).map(({ action, actorAccountId }) => [action, actorAccountId]);
  };
  const mails = () =>
    db
      .selectFrom('mail')
      .select(['recipient', 'payload'])
      .where('template', '=', 'dealership-restriction')
      .where('recipient', '=', owner.email)
      .execute();
  return { id, owner, restrict, lift, state: stateNow, acts, mails };
}

async function refreshJobs(dealershipId: number): Promise<number> {
  const { rows } = await sql`
    select from pgboss.job
    where name = 'refresh-listings-of-dealership' and data ->> 'dealershipId' = ${String(dealershipId)}`.execute(
    database.db,
  );
  return rows.length;
}

/** As if its day had come so many days ago. */
async function dayComes(restrictionId: string, daysAgo = 0): Promise<void> {
  await sql`
    update dealership_restriction set
      announced_at = announced_at - (effective_at - now()) - make_interval(days => ${daysAgo}),
      effective_at = now() - make_interval(days => ${daysAgo})
    where id = ${restrictionId}`.execute(database.db);
}

test('a suspended dealership leaves the site at once, its owners get the reasons, and lifting brings it back', async () => {
  const { id, restrict, lift, state, acts, mails } = await house();
  const held = await restrict({});
  expect(held).toMatchObject({ state: 'in-force', decidedBy: 'Paula Portal', lifted: null });
  expect([await state(), await refreshJobs(id)]).toEqual(['suspended', 1]);
  const [mail] = await mails();
  const services = { db: database.db, env: loadEnv() };
  const written = await writeRestrictionMail(services, mail?.payload as never, 'de-AT');
  const said = JSON.stringify(written);
  for (const part of [
    'falschen Kilometerstand',
    'AGB Punkt 5.2',
    'eine Meldung',
    'nicht automatisch',
    'Streitbeilegung',
  ])
    expect(said).toContain(part);
  expect(written?.replyTo?.address).toBe(services.env.SITE_CONTACT_EMAIL);

  const lifted = await lift(held.id);
  expect(lifted).toMatchObject({ state: 'lifted', liftedBy: 'Paula Portal' });
  expect([await state(), await refreshJobs(id)]).toEqual(['active', 2]);
  expect((await mails()).map(({ payload }) => payload)).toMatchObject([{ news: 'restricted' }, { news: 'lifted' }]);
  expect(await acts()).toEqual([
    ['dealership.restricted', operator.accountId],
    ['dealership.restriction-applied', operator.accountId],
    ['dealership.restriction-lifted', operator.accountId],
  ]);
  await expect(lift(held.id)).rejects.toMatchObject({ code: 'restriction-not-possible' });
});

test('a dealership is closed thirty days after its reasons, by the worker, once, however late it comes', async () => {
  const { restrict, lift, state, acts } = await house();
  const closing = { kind: 'closed', effectiveOn: inDays(20) } as const;
  await expect(restrict(closing)).rejects.toMatchObject({ issues: [{ code: 'closing-needs-notice' }] });
  const announced = await restrict({ ...closing, effectiveOn: inDays(31) });
  expect(announced.state).toBe('announced');
  await applyDueRestrictions(database);
  expect(await state()).toBe('active');
  await dayComes(announced.id, 3);
  const [first, second] = await Promise.all([applyDueRestrictions(database), applyDueRestrictions(database)]);
  expect([first + second, await applyDueRestrictions(database), await state()]).toEqual([1, 0, 'closed']);
  expect((await acts()).at(-1)).toEqual(['dealership.restriction-applied', null]);
  await expect(lift(announced.id)).rejects.toMatchObject({ code: 'restriction-not-possible' });
});

test('what is announced can be taken back, and its day changes nothing then', async () => {
  const { restrict, lift, state } = await house();
  const announced = await restrict({ kind: 'closed', effectiveOn: inDays(40) });
  await lift(announced.id);
  await dayComes(announced.id);
  expect([await applyDueRestrictions(database), await state()]).toEqual([0, 'active']);
});

test('closing at once needs a reason that the law knows, and the owners read it', async () => {
  const { restrict, state, mails } = await house('requested');
  await restrict({ kind: 'closed', atOnceBecause: 'repeated-infringement' });
  expect(await state()).toBe('closed');
  const [mail] = await mails();
  const written = await writeRestrictionMail({ db: database.db, env: loadEnv() }, mail?.payload as never, 'de-AT');
  expect(JSON.stringify(written)).toContain('wiederholt gegen die Bedingungen');
});

test('the same is not held twice, nor what means nothing, and nobody but operators decides', async () => {
  const { id, restrict } = await house();
  await restrict({ kind: 'no-new-listings' });
  await expect(restrict({ kind: 'no-new-listings' })).rejects.toMatchObject({ code: 'restriction-not-possible' });
  await restrict({});
  await expect(restrict({})).rejects.toMatchObject({ code: 'restriction-not-possible' });
  const decision = { kind: 'suspended', ...reasons } as const;
  await expect(restrictDealership(database, ownerOf(id), String(id), decision)).rejects.toMatchObject({
    code: 'forbidden',
  });
});

test('without new listings nothing goes online, by hand or by feed; what is on offer stays and can be sold', async () => {
  const { db } = database;
  const services = { db, env: loadEnv() };
  const { id, restrict, lift } = await house();
  const { id: onOffer } = await buildListing(db, { dealershipId: id, externalId: 'ALT-1' });
  const { id: withdrawn } = await buildListing(db, { dealershipId: id, state: 'withdrawn' });
  const staff = { ...staffOf(id), accountId: null, name: 'System' };
  const draft = await createListing(services, staff, String(id), { key: randomUUID(), fields: completeCar });
  const vin = 'WVWZZZAUZJW000001';
  const complete = await createListing(services, staff, String(id), {
    key: randomUUID(),
    fields: { ...completeCar, vin },
  });
  const { id: feedId } = await buildFeed(db, { dealershipId: id });
  const at = (listingId: number) => ({ dealershipId: String(id), listingId });
  await publishListing(services, staff, at(complete.id));
  const feed = () =>
    inTransaction(db, (tx) =>
      applyCars(services, tx, staff, {
        feedId,
        dealershipId: id,
        cars: [feedCar('NEU-1')],
        source: 'feed',
        dry: false,
      }),
    );
  const held = await restrict({ kind: 'no-new-listings' });
  await expect(publishListing(services, staff, at(draft.id))).rejects.toMatchObject({ code: 'no-new-listings' });
  await expect(moveListing(services, staff, at(withdrawn), 'active')).rejects.toMatchObject({
    code: 'no-new-listings',
  });
  expect(await feed()).toMatchObject([{ fate: 'refused', issues: [{ code: 'no-new-listings' }] }]);
  await moveListing(services, staff, at(onOffer), 'sold');
  await moveListing(services, staff, at(onOffer), 'active');
  // Nor does another car take the place of one that is on offer.
  await saveListing(services, staff, at(complete.id), {
    fields: { make: 'skoda', model: 'octavia' },
    before: { make: 'volkswagen', model: 'golf' },
  });
  await expect(publishListing(services, staff, at(complete.id))).rejects.toMatchObject({ code: 'no-new-listings' });
  await saveListing(services, staff, at(complete.id), {
    fields: { make: 'volkswagen', model: 'golf', vin: 'WVWZZZAUZJW000002' },
    before: { make: 'skoda', model: 'octavia', vin },
  });
  await expect(publishListing(services, staff, at(complete.id))).rejects.toMatchObject({ code: 'no-new-listings' });
  await saveListing(services, staff, at(complete.id), {
    fields: { vin: null },
    before: { vin: 'WVWZZZAUZJW000002' },
  });
  await expect(publishListing(services, staff, at(complete.id))).rejects.toMatchObject({ code: 'no-new-listings' });
  await lift(held.id);
  expect((await publishListing(services, staff, at(draft.id))).state).toBe('active');
  expect(await feed()).toMatchObject([{ fate: 'created' }]);
});

test('without new listings a car on offer is changed as ever, also where its model is told by the slug of earlier days', async () => {
  const { db } = database;
  const services = { db, env: loadEnv() };
  const { id, restrict } = await house();
  const staff = { ...staffOf(id), accountId: null, name: 'System' };
  const { id: feedId } = await buildFeed(db, { dealershipId: id });
  const push = (fields: Partial<FeedCar['fields']>) =>
    inTransaction(db, async (tx) => {
      const car = feedCar('ALT-2', fields);
      return applyCars(services, tx, staff, { feedId, dealershipId: id, cars: [car], source: 'api', dry: false });
    });
  expect(await push({})).toMatchObject([{ fate: 'created' }]);
  await restrict({ kind: 'no-new-listings' });
  const golf = () =>
    db
      .updateTable('model')
      .where('makeId', '=', (make) => make.selectFrom('make').select('id').where('slug', '=', 'volkswagen'));
  await golf().set({ slug: 'golf-neu' }).where('slug', '=', 'golf').execute();
  // Names are kept for some seconds.
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  try {
    expect(await push({ priceEur: 17_777 })).toMatchObject([{ fate: 'changed', changes: [{ field: 'priceEur' }] }]);
  } finally {
    clock.mockRestore();
    await golf().set({ slug: 'golf' }).where('slug', '=', 'golf-neu').execute();
  }
});

test('owners read what is held against them and why, staff does not', async () => {
  const { id, restrict } = await house();
  await restrict({});
  const { items } = await listOwnRestrictions(database, ownerOf(id), String(id));
  expect(items).toMatchObject([{ kind: 'suspended', state: 'in-force', facts: reasons.facts, foundBy: 'notice' }]);
  expect(JSON.stringify(items)).not.toContain('Paula');
  await expect(listOwnRestrictions(database, staffOf(id), String(id))).rejects.toMatchObject({ code: 'forbidden' });
});
