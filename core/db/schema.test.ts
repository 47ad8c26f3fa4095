import { priceGroupLevels } from '@kardan/contract/calls/listings/price-rating';
import { contentKinds, contentStates } from '@kardan/contract/values/content';
import { equipmentKeys } from '@kardan/contract/values/equipment';
import { findingKinds, findingStates } from '@kardan/contract/values/findings';
import { imageRejectionCodes } from '@kardan/contract/values/image-rejections';
import {
  complainants,
  complaintStates,
  moderatedObjects,
  moderationGrounds,
  moderationMeasures,
  moderationOrigins,
  moderationTerritories,
} from '@kardan/contract/values/moderation';
import { noticeReasons, noticeStates } from '@kardan/contract/values/notice';
import { priceRatings } from '@kardan/contract/values/price-ratings';
import {
  restrictionFindings,
  restrictionGrounds,
  restrictionHastes,
  restrictionKinds,
} from '@kardan/contract/values/restrictions';
import { agentEvents, agentFrequencies } from '@kardan/contract/values/search-agent';
import { statisticsKinds } from '@kardan/contract/values/statistics-kinds';
import * as values from '@kardan/contract/values/vehicle';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildDealership } from '../testing/build-dealership.ts';
import { buildListing, demandedByState } from '../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
});
afterAll(() => database[Symbol.asyncDispose]());

describe('closed values', () => {
  test.each([
    ['category', values.categories],
    ['body', values.bodies],
    ['fuel', values.fuels],
    ['gearbox', values.gearboxes],
    ['drive', values.drives],
    ['colour', values.colours],
    ['interior_material', values.interiorMaterials],
    ['emission_class', values.emissionClasses],
    ['consumption_norm', values.consumptionNorms],
    ['equipment_item', equipmentKeys],
    ['image_rejection', imageRejectionCodes],
    ['price_rating', priceRatings],
    ['price_group_level', priceGroupLevels],
    ['statistics_kind', statisticsKinds],
    ['notice_reason', noticeReasons],
    ['notice_state', noticeStates],
    ['moderation_measure', moderationMeasures],
    ['moderated_object', moderatedObjects],
    ['moderation_ground', moderationGrounds],
    ['moderation_origin', moderationOrigins],
    ['moderation_territory', moderationTerritories],
    ['complainant', complainants],
    ['complaint_state', complaintStates],
    ['search_agent_frequency', agentFrequencies],
    ['search_agent_event', agentEvents],
    ['content_kind', contentKinds],
    ['content_state', contentStates],
    ['finding_kind', findingKinds],
    ['finding_state', findingStates],
    ['restriction_kind', restrictionKinds],
    ['restriction_ground', restrictionGrounds],
    ['restriction_finding', restrictionFindings],
    ['restriction_haste', restrictionHastes],
  ])('%s has the same words in database and contract', async (type, words) => {
    const { rows } = await sql<{ word: string }>`
      select enumlabel as word from pg_enum where enumtypid = ${type}::regtype order by enumsortorder`.execute(db);
    expect(rows.map(({ word }) => word)).toEqual([...words]);
  });
});

describe('a listing', () => {
  const states = ['draft', 'active', 'reserved', 'sold', 'expired', 'withdrawn', 'blocked'] as const;
  test.each(states)('goes from %s to every state that the lifecycle names, and to no other', async (from) => {
    const allowed = await db
      .selectFrom('stateTransition')
      .select('toState')
      .where('entity', '=', 'listing')
      .where('fromState', '=', from)
      .execute();
    const reached: string[] = [];
    for (const to of states.filter((state) => state !== from)) {
      const { id } = await buildListing(db, { state: from });
      const set = { ...demandedByState(to), ...(to === 'draft' && { publishedAt: undefined }) };
      const change = db.updateTable('listing').set(set).where('id', '=', id).execute();
      const refusal = await change.then(
        () => undefined,
        (error: Error) => error.message,
      );
      if (refusal === undefined) reached.push(to);
      else expect(refusal).toBe(`listing cannot go from ${from} to ${to}`);
    }
    expect(reached.sort()).toEqual(allowed.map(({ toState }) => toState).sort());
  });

  test.each(['used', 'new'] as const)('that is an incomplete draft of a %s car can be blocked', async (category) => {
    const incomplete = { category, firstRegistration: null, co2GPerKm: null };
    const { id } = await buildListing(db, { state: 'draft', ...incomplete });
    const block = db.updateTable('listing').set({ ...demandedByState('blocked'), publishedAt: null });
    await block.where('id', '=', id).execute();
    const publish = db.updateTable('listing').set(demandedByState('active')).where('id', '=', id);
    await expect(publish.execute()).rejects.toThrow(/_has_/);
  });

  test('is blocked with a reason or not at all', async () => {
    const { id } = await buildListing(db);
    const block = db.updateTable('listing').set({ state: 'blocked', endedAt: new Date() }).where('id', '=', id);
    await expect(block.execute()).rejects.toThrow('blocked_with_reason');
    await expect(buildListing(db, { blockedReason: 'Test' })).rejects.toThrow('blocked_with_reason');
  });

  test.each([
    ['new_car_has_consumption', { category: 'new', fuel: 'petrol', co2GPerKm: null }],
    ['used_car_has_registration', { category: 'used', firstRegistration: null }],
    ['year_month_check', { firstRegistration: '2021-04-15' }],
    ['electric_has_no_cylinders', { fuel: 'electric', cylinders: 4 }],
    ['net_price_only_with_vat', { netPriceEur: 12_000, taxation: 'margin-scheme' }],
    ['net_price_only_with_vat', { priceEur: 11_000, netPriceEur: 12_000, taxation: 'standard' }],
    ['battery_health_whole', { batteryHealth: 90 }],
    ['slug_ends_in_id', { slug: 'ohne-nummer' }],
    ['euro_check', { priceEur: -1 }],
    [
      'reduction_is_below_lowest_price',
      { priceEur: 9_000, reducedFromEur: 9_000, previousPriceEur: 9_500, priceChangedAt: new Date() },
    ],
  ] as const)('is refused by %s', async (constraint, wrong) => {
    await expect(buildListing(db, wrong)).rejects.toThrow(constraint);
  });

  test('has a model of its own make', async () => {
    const { id, modelId } = await buildListing(db);
    const stranger = await db.selectFrom('model').select('makeId').where('id', '=', modelId).executeTakeFirstOrThrow();
    const swap = db
      .updateTable('listing')
      .set({ makeId: stranger.makeId + 1 })
      .where('id', '=', id);
    await expect(swap.execute()).rejects.toThrow('foreign key');
  });

  test('counts every change and keeps every price it ever had', async () => {
    const { id } = await buildListing(db, { state: 'draft', priceEur: 20_000 });
    const change = (set: object) => db.updateTable('listing').set(set).where('id', '=', id).execute();
    await change({ state: 'active', publishedAt: new Date() });
    await change({ priceEur: 19_000 });
    await change({ mileageKm: 61_000 });
    const listing = await db.selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(listing).toMatchObject({ revision: 4, previousPriceEur: 20_000 });
    const prices = await db
      .selectFrom('listingPrice')
      .select('priceEur')
      .where('listingId', '=', id)
      .orderBy('validFrom')
      .execute();
    expect(prices.map(({ priceEur }) => priceEur)).toEqual([20_000, 19_000]);
  });
});

describe('a slug', () => {
  test.each(['estate', 'kombi', 'operator', 'new-dealer'])('is never the reserved word %s', async (slug) => {
    await expect(buildDealership(db, { slug })).rejects.toThrow('check constraint');
  });

  test('that was given up still leads to its dealership, and nobody else can take it', async () => {
    const { id } = await buildDealership(db, { slug: 'autohaus-alt' });
    await db.updateTable('dealership').set({ slug: 'autohaus-neu' }).where('id', '=', id).execute();
    const former = await db
      .selectFrom('formerSlug')
      .select('entityId')
      .where('slug', '=', 'autohaus-alt')
      .executeTakeFirst();
    expect(former?.entityId).toBe(id);
    await expect(buildDealership(db, { slug: 'autohaus-alt' })).rejects.toThrow('once named another');
  });
});

test('a dealership is never open twice at the same time', async () => {
  const { id } = await buildDealership(db);
  const hours = (opens: string, closes: string) =>
    db.insertInto('dealershipOpeningHours').values({ dealershipId: id, weekday: 1, opens, closes }).execute();
  await hours('08:00', '12:00');
  await hours('13:00', '18:00');
  await expect(hours('11:00', '14:00')).rejects.toThrow('exclusion constraint');
});

test('entries of the audit are neither changed nor removed, by whomever', async () => {
  const { owner } = database;
  await sql`select add_audit_partition(current_date)`.execute(owner);
  const entry = {
    action: 'city.created',
    objectKind: 'city',
    objectId: '1',
    objectLabel: 'Graz',
    before: '{}',
    after: '{}',
  };
  await db.insertInto('auditEntry').values(entry).execute();
  const month = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Vienna' }).format().slice(0, 7).replace('-', '');
  for (const table of [sql.table('audit_entry'), sql.table(`audit.audit_entry_${month}`)]) {
    for (const change of ["object_label = ''", "actor_name = 'Eva'", "action = 'city.deleted', actor_name = null"]) {
      const update = sql`update ${table} set ${sql.raw(change)}`.execute(owner);
      await expect(update, change).rejects.toThrow('stay as they are');
    }
    await expect(sql`delete from ${table}`.execute(owner)).rejects.toThrow('stay as they are');
    await expect(sql`truncate ${table}`.execute(owner)).rejects.toThrow('stay as they are');
  }
});

test('whatever can be deleted is found by index from all that refers to it', async () => {
  // Rows of these are never deleted: the files that bring them only add and change.
  const neverDeleted = ['region', 'district', 'make', 'model', 'generation', 'version'];
  const { rows } = await sql<{ unindexed: string }>`
    select conrelid::regclass || '.' || (
      select string_agg(attname, ', ') from pg_attribute where attrelid = conrelid and attnum = any (conkey)
    ) as unindexed
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace
      and confrelid::regclass::text <> all (${neverDeleted}::text[])
      and not exists (
        select from pg_index
        where indrelid = conrelid
          and (string_to_array(indkey::text, ' ')::smallint[])[1:cardinality(conkey)] @> conkey
          -- A partial index serves if it leaves out nothing but rows that refer to nobody.
          and (indpred is null or pg_get_expr(indpred, indrelid) = (
            select '(' || attname || ' IS NOT NULL)' from pg_attribute where attrelid = conrelid and attnum = conkey[1]
          ))
      )`.execute(db);
  expect(rows.map(({ unindexed }) => unindexed)).toEqual([]);
});
