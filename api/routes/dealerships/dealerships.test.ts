import { randomBytes } from 'node:crypto';
import {
  customPage,
  dealershipDetails,
  dealershipLeftBar,
  dealershipProfile,
} from '@kardan/contract/calls/dealerships/dealerships';
import type { ApiError } from '@kardan/contract/client/api-error';
import { indexListings } from '@kardan/core/search/index/index-listings';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildListing } from '@kardan/core/testing/build-listing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let running: TestApp;
let id: number;
beforeAll(async () => {
  running = await createTestApp({ serialiser: 'fast' });
  id = await fillDealership();
});
afterAll(() => running[Symbol.asyncDispose]());

async function fillDealership(): Promise<number> {
  const { db } = running.database;
  const dealership = await buildDealership(db, {
    slug: 'autohaus-lechner-graz',
    name: 'Autohaus Lechner',
    legalName: 'Lechner GmbH',
    phone: '+43 316 00 1234',
    website: 'https://www.lechner.example',
    description: 'Seit 1968 in Graz.',
    languages: ['en', 'de', 'elbisch'],
    services: ['workshop', 'test-drive', 'zeitreisen'],
    accentColour: '#0f3d6e',
    vatId: 'ATU12345678',
  });
  const dealershipId = dealership.id;
  const makes = await db
    .selectFrom('make')
    .select(['id', 'slug'])
    .where('slug', 'in', ['audi', 'volkswagen'])
    .execute();
  const makeId = (slug: string) => makes.find((make) => make.slug === slug)?.id as number;
  await db
    .insertInto('dealershipMake')
    .values([
      { dealershipId, makeId: makeId('audi'), kind: 'service' },
      { dealershipId, makeId: makeId('volkswagen'), kind: 'service' },
      { dealershipId, makeId: makeId('volkswagen'), kind: 'sales' },
    ])
    .execute();
  await db
    .insertInto('dealershipOpeningHours')
    .values([1, 2, 3, 4, 5].map((weekday) => ({ dealershipId, weekday, opens: '08:00', closes: '18:00' })))
    .execute();
  await db
    .insertInto('person')
    .values({
      dealershipId,
      givenName: 'Anna',
      familyName: 'Lechner',
      email: 'anna@lechner.example',
      languages: ['de'],
    })
    .execute();
  await db
    .insertInto('customPage')
    .values({ dealershipId, title: 'Über uns', bodyMarkdown: '## Werkstatt', published: true })
    .execute();
  const cars = [
    await buildListing(db, { dealershipId, category: 'used', fuel: 'electric' }),
    await buildListing(db, { dealershipId, category: 'used', fuel: 'diesel' }),
    await buildListing(db, { dealershipId, category: 'new', fuel: 'diesel' }),
    await buildListing(db, { dealershipId, state: 'draft' }),
    await buildListing(db, { category: 'used' }),
  ];
  await indexListings(
    running.services,
    cars.map((car) => car.id),
  );
  await running.index.refresh();
  return dealershipId;
}

const params = () => ({ id: 'autohaus-lechner-graz' });

test('a dealership tells who it is, in words of the closed sets and each make once', async () => {
  const profile = await running.visitor.dealership({ params: params(), query: {} });
  expect(dealershipProfile.parse(profile)).toEqual(profile);
  expect(profile).toMatchObject({
    id,
    name: 'Autohaus Lechner',
    phone: '+43 316 00 1234',
    languages: ['de', 'en'],
    services: ['test-drive', 'workshop'],
    makes: [
      { slug: 'volkswagen', sales: true, service: true },
      { slug: 'audi', sales: false, service: true },
    ],
    customPage: { title: 'Über uns' },
    accentColour: '#0f3d6e',
  });
  expect(profile.openingHours[0]).toEqual({ weekday: 1, opens: '08:00', closes: '18:00' });
});

test('it is found by id, slug and earlier slug, and always tells its present slug', async () => {
  const { db } = running.database;
  const { id: other } = await buildDealership(db, { slug: 'autohaus-einst' });
  await db.updateTable('dealership').set({ slug: 'autohaus-jetzt' }).where('id', '=', other).execute();
  for (const reference of [String(other), 'autohaus-einst', 'autohaus-jetzt']) {
    const { slug } = await running.visitor.dealership({ params: { id: reference }, query: {} });
    expect(slug).toBe('autohaus-jetzt');
  }
});

test('details tell people without their mail addresses, the law’s data, and days with their public holidays', async () => {
  const details = await running.visitor.dealershipDetails({ params: params(), query: { days: 60 } });
  expect(dealershipDetails.parse(details)).toEqual(details);
  expect(details.team).toMatchObject([{ givenName: 'Anna', familyName: 'Lechner', photo: null }]);
  expect(JSON.stringify(details.team)).not.toContain('@');
  expect(details.legal).toMatchObject({ legalName: 'Lechner GmbH', vatId: 'ATU12345678', companyRegisterNumber: null });
  expect(details.days).toHaveLength(60);
  for (const day of details.days) expect(day.hours.length).toBe(day.weekday <= 5 && !day.holiday ? 1 : 0);
  // There is one in any two months of the year.
  expect(details.days.some(({ holiday }) => holiday)).toBe(true);
  const refused = running.visitor.dealershipDetails({ params: params(), query: { days: 61 } });
  await expect(refused).rejects.toMatchObject({ status: 400 });
});

test('the left bar counts its own cars that are on offer, and leaves out what it has none of', async () => {
  const leftBar = await running.visitor.dealershipLeftBar({ params: params() });
  expect(dealershipLeftBar.parse(leftBar)).toEqual(leftBar);
  expect(leftBar.total).toBe(3);
  expect(leftBar.sections).toEqual([
    { key: 'new', count: 1 },
    { key: 'used', count: 2 },
    { key: 'electric', count: 1 },
  ]);
  expect(leftBar.makes.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  expect(await running.visitor.customPageLeftBar({ params: params() })).toMatchObject({ total: 3 });
});

test('the page it wrote itself goes out as it was entered, once it is published', async () => {
  const { db } = running.database;
  const page = await running.visitor.customPage({ params: params() });
  expect(customPage.parse(page)).toEqual(page);
  expect(page).toMatchObject({ title: 'Über uns', bodyMarkdown: '## Werkstatt', dealership: { id } });

  const { id: dealershipId, slug } = await buildDealership(db);
  await db.insertInto('customPage').values({ dealershipId, title: 'Entwurf', bodyMarkdown: 'x' }).execute();
  expect((await running.visitor.dealership({ params: { id: slug }, query: {} })).customPage).toBeNull();
  for (const call of ['customPage', 'customPageLeftBar'] as const) {
    expect(await statusOf(running.visitor[call]({ params: { id: slug } })), call).toBe(404);
  }
});

const statusOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 200,
    (error: ApiError) => error.status,
  );

function everyCall(reference: string): Promise<number | undefined>[] {
  const asked = { params: { id: reference } };
  const { visitor } = running;
  return [
    visitor.dealership({ ...asked, query: {} }),
    visitor.dealershipDetails({ ...asked, query: {} }),
    visitor.dealershipLeftBar(asked),
    visitor.customPage(asked),
    visitor.customPageLeftBar(asked),
  ].map(statusOf);
}

test.each(['requested', 'suspended', 'closed'] as const)('one that is %s does not exist in any call', async (state) => {
  const { id: dealershipId, slug } = await buildDealership(running.database.db, { state });
  await running.database.db
    .insertInto('customPage')
    .values({ dealershipId, title: 'x', bodyMarkdown: 'x', published: true })
    .execute();
  for (const reference of [slug, String(dealershipId)]) {
    expect(await Promise.all(everyCall(reference))).toEqual([404, 404, 404, 404, 404]);
  }
});

test.each(['niemand', '0', 'a%00b', '../admin', 'GROSS', randomBytes(90).toString('hex')])(
  '%s is not found in any call',
  async (reference) => {
    expect(await Promise.all(everyCall(reference))).toEqual([404, 404, 404, 404, 404]);
  },
);

test('caches in front may keep what is told from PostgreSQL, by the dealership’s tag', async () => {
  for (const path of ['', '/details', '/custom-page']) {
    const { headers } = await running.app.inject(`/api/v1/public/dealership/autohaus-lechner-graz${path}`);
    expect(headers['cache-tag'], path).toBe(`dealership:${id}`);
    expect(headers['cache-control'], path).toContain('s-maxage=300');
  }
});
