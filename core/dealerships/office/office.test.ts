import { type OfficeSort, officeSorts } from '@kardan/contract/values/portal';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anEditor, anOperator } from '../../testing/actors.ts';
import { buildAccount } from '../../testing/build-account.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { restrictDealership } from '../restrictions/restrict-dealership.ts';
import { countStock } from './count-stock.ts';
import { listDealerships } from './list-dealerships.ts';
import { readDealershipFacts } from './read-dealership-facts.ts';

let database: TestDatabase;
let operator: typeof anOperator;
let lechnerId: number;
/** More than two pages, so that each order is walked over its borders. */
const many = 120;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const { id } = await buildAccount(db, { isOperator: true });
  operator = { ...anOperator, accountId: id };
  const group = await db
    .insertInto('dealerGroup')
    .values({ slug: 'alpen', name: 'Alpen Gruppe' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const city = await db.selectFrom('city').select(['id']).where('name', 'like', 'Kapfenberg%').executeTakeFirst();
  const lechner = await buildDealership(db, {
    slug: 'autohaus-lechner',
    name: 'Autohaus Löchner',
    legalName: 'Lechner & Söhne GmbH',
    email: 'verkauf@lechner-auto.example',
    vatId: 'ATU68215509',
    companyRegisterNumber: '418207 k',
    groupId: group.id,
    ...(city && { cityId: city.id }),
  });
  lechnerId = lechner.id;
  for (let place = 0; place < many; place++) {
    // Names that many share, and moments that several have in common.
    const createdAt = new Date(Date.UTC(2026, 0, 1 + (place % 7)));
    const state = place % 10 === 0 ? 'requested' : 'active';
    await buildDealership(db, { name: `Auto ${String.fromCharCode(65 + (place % 5))}`, createdAt, state });
  }
  await buildDealership(db, { state: 'sandbox', sandboxOf: lechner.id, name: 'Sandkiste' });
  for (const _ of [1, 2, 3]) await buildListing(db, { dealershipId: lechner.id });
  await buildListing(db, { dealershipId: lechner.id, state: 'sold' });
  await countStock(database);
});
afterAll(() => database[Symbol.asyncDispose]());

const find = async (q: string) =>
  (await listDealerships(database, operator, { q, sort: 'name' })).items.map(({ id }) => id);

describe('a dealership is found by what a caller says of it', () => {
  test.each([
    ['its name without dots', 'lochner'],
    ['a beginning of its company', 'lechn sohn'],
    ['its slug', 'autohaus-lechner'],
    ['its UID', 'ATU68215509'],
    ['its register number, written together', 'FN 418207k'.slice(3)],
    ['its register number with a blank', '418207 k'],
    ['its mail', 'verkauf@lechner-auto.example'],
  ])('%s: %s', async (_, q) => {
    expect(await find(q)).toEqual([lechnerId]);
  });

  test('by place together with the name, and not by another place', async () => {
    const [found] = (await listDealerships(database, operator, { q: 'lechner', sort: 'name' })).items;
    expect(await find(`lechner ${found?.place}`)).toEqual([lechnerId]);
    expect(await find(`lechner ${found?.postcode}`)).toEqual([lechnerId]);
    expect(await find('lechner nirgendwo')).toEqual([]);
  });
});

describe.each(officeSorts)('by %s', (sort: OfficeSort) => {
  test('every dealership but sandboxes is listed once, in order, page after page', async () => {
    const seen = [];
    let cursor: string | undefined;
    do {
      const page = await listDealerships(database, operator, { sort, cursor });
      seen.push(...page.items);
      cursor = page.cursor ?? undefined;
    } while (cursor !== undefined);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(many + 1);
    expect(seen).toHaveLength(many + 1);
    const values = seen.map(({ name, createdAt, carsOnline }) =>
      sort === 'name' ? name : sort === 'newest' ? -Date.parse(createdAt) : -carsOnline,
    );
    expect(values).toEqual([...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
  });

  test('a cursor of another order, or of somebody else, is refused', async () => {
    const other = officeSorts.find((each) => each !== sort) ?? 'name';
    const { cursor } = await listDealerships(database, operator, { sort: other });
    for (const wrong of [cursor ?? '', 'xyz', Buffer.from('[1]').toString('base64url')])
      await expect(listDealerships(database, operator, { sort, cursor: wrong })).rejects.toMatchObject({
        issues: [{ code: 'invalid-cursor' }],
      });
  });
});

test('states are counted whatever is searched for, and filters narrow the list', async () => {
  const { counts, items } = await listDealerships(database, operator, { q: 'lechner', sort: 'name' });
  expect(counts).toMatchObject({ all: many + 1, requested: 12, active: many - 12 + 1, suspended: 0, restricted: 0 });
  expect(items).toMatchObject([{ carsOnline: 3, group: { name: 'Alpen Gruppe' }, restrictions: [] }]);
  const groupId = items[0]?.group?.id;
  expect((await listDealerships(database, operator, { groupId, sort: 'name' })).items).toHaveLength(1);
  expect((await listDealerships(database, operator, { state: 'requested', sort: 'name' })).items).toHaveLength(12);
  expect((await listDealerships(database, operator, { restricted: true, sort: 'name' })).items).toEqual([]);
  await expect(listDealerships(database, anEditor, { sort: 'name' })).rejects.toMatchObject({ code: 'forbidden' });
});

test('the facts of a dealership name its cars, people, agreements and what is held against it; looking is on record', async () => {
  const { db } = database;
  const owner = await buildAccount(db, { memberships: { [lechnerId]: 'dealer-owner' } });
  await restrictDealership(database, operator, String(lechnerId), {
    kind: 'no-new-listings',
    facts: 'Preise ohne Steuer',
    ground: 'law',
    clause: '§ 9 PrAG',
    foundBy: 'own-check',
    effectiveOn: null,
    atOnceBecause: null,
  });
  const facts = await readDealershipFacts(database, operator, 'autohaus-lechner');
  expect(facts).toMatchObject({
    carsOnline: 3,
    cars: { active: 3, sold: 1, draft: 0 },
    people: [{ accountId: owner.id, role: 'dealer-owner', hasAccepted: true, lastSeenOn: null }],
    agreements: [{ isCurrent: true }, { isCurrent: true }],
    restrictions: ['no-new-listings'],
    holds: [{ facts: 'Preise ohne Steuer', state: 'in-force' }],
    notices: 0,
    missing: [],
    acting: null,
  });
  const looks = await db
    .selectFrom('auditEntry')
    .select('action')
    .where('action', '=', 'dealership.looked-at')
    .where('dealershipId', '=', lechnerId)
    .execute();
  expect(looks).toHaveLength(1);
});
