import { apiPrefix } from '@kardan/contract/calls/call';
import { byName } from '@kardan/contract/values/by-name';
import { indexListings } from '@kardan/core/search/index/index-listings';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildListing } from '@kardan/core/testing/build-listing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
  const { db } = running.database;
  const { id: dealershipId } = await buildDealership(db, { name: 'Ökoauto', slug: 'oekoauto' });
  for (const name of ['Zeller', 'autohaus Bauer', 'Autohaus Ärmel', 'Auto 10', 'Auto 2', 'Škerget', 'Sterz']) {
    await buildDealership(db, { name });
  }
  const makes = await db
    .selectFrom('make')
    .select('id')
    .where('slug', 'in', ['zeekr', 'smart', 'skoda', 'seat', 'ac', 'abarth'])
    .execute();
  const cars = makes.map(({ id: makeId }) => buildListing(db, { dealershipId, makeId }));
  const models = await db
    .selectFrom('model')
    .innerJoin('make', 'make.id', 'model.makeId')
    .select(['model.id as modelId', 'make.id as makeId'])
    .where('make.slug', '=', 'bmw')
    .execute();
  for (const model of models) cars.push(buildListing(db, { dealershipId, ...model }));
  const listings = await Promise.all(cars);
  await db
    .insertInto('dealershipMake')
    .values(makes.map(({ id: makeId }) => ({ dealershipId, makeId, kind: 'service' as const })))
    .execute();
  await indexListings(
    running.services,
    listings.map(({ id }) => id),
  );
  await running.index.refresh();
});
afterAll(() => running[Symbol.asyncDispose]());

interface Named {
  name: string;
}

test.each<[string, (answer: never) => Named[]]>([
  ['/search/params', ({ makes }: { makes: Named[] }) => makes],
  ['/search/params', ({ makesWithoutCars }: { makesWithoutCars: Named[] }) => makesWithoutCars],
  ['/search/models/bmw', (models: Named[]) => models],
  ['/search/makes/oekoauto', (makes: Named[]) => makes],
  ['/sitemap/makes', (makes: Named[]) => makes],
  [
    '/sitemap/makes',
    (makes: (Named & { models: Named[] })[]) => makes.find(({ name }) => name === 'BMW')?.models ?? [],
  ],
  ['/sitemap/sections/used', ({ makes }: { makes: Named[] }) => makes],
  ['/data/left-bar/used', ({ makes }: { makes: Named[] }) => makes],
  ['/dealership/oekoauto', ({ makes }: { makes: Named[] }) => makes],
  ['/data/dealership-search?sort=name&limit=50', ({ items }: { items: Named[] }) => items],
  ['/region/niederoesterreich/districts', (districts: Named[]) => districts],
  ['/region/wien/districts', (districts: Named[]) => districts],
  ['/region/steiermark/cities', (cities: Named[]) => cities],
])('%s: names are in order', async (path, namesOf) => {
  const answer = await fetch(running.host + apiPrefix + path);
  expect(answer.status).toBe(200);
  const names = namesOf((await answer.json()) as never);
  expect(names.length).toBeGreaterThan(5);
  expect(names.map(({ name }) => name)).toEqual(names.toSorted(byName).map(({ name }) => name));
});

test('makes stand as people look for them', async () => {
  const { makes } = await running.visitor.searchParams();
  expect(makes.map(({ name }) => name)).toEqual(['Abarth', 'AC', 'BMW', 'SEAT', 'Škoda', 'smart', 'Zeekr']);
});
