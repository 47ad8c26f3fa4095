import { type SearchFilters, searchFilters, searchRequest } from '@kardan/contract/calls/search/search';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { distanceKm } from '../../kernel/distance.ts';
import { isOnOffer } from '../../listings/changing/offer-rules.ts';
import { locatePostcode } from '../../regions/locate-postcode.ts';
import { indexListings } from '../../search/index/index-listings.ts';
import { readListingDocuments } from '../../search/index/read-listing-documents.ts';
import { indexedPoint } from '../../search/query/indexed-point.ts';
import { searchListings } from '../../search/search-listings.ts';
import { createRandomMarket, type RandomMarket } from '../../search/testing/random-market.ts';
import { randomRequest } from '../../search/testing/random-requests.ts';
import { agentEngine, createFirstAgentIndex } from '../agent-index/agent-index.ts';
import { indexAgents } from '../agent-index/index-agents.ts';
import { buildAgent } from '../testing/build-agent.ts';
import { askAgents } from './ask-agents.ts';

const cars = 250;
const atOnce = 20;
const edgePostcode = '8010';
let market: RandomMarket;
let services: RandomMarket['services'];

beforeAll(async () => {
  market = await createRandomMarket(cars);
  services = market.services;
  await createFirstAgentIndex(agentEngine(services.search));
  await changeSomeCars();
}, 120_000);
afterAll(() => market[Symbol.asyncDispose]());

test('of 700 random searches exactly those are told of a car whose search shows it, for each of 150 cars', async () => {
  const requests = [...fc.sample(randomRequest(market.known), 640).map(filtersOf), ...(await edgeRequests())];
  const shown = new Map<number, Set<string>>();
  const agentIds: string[] = [];
  for (let from = 0; from < requests.length; from += atOnce) {
    const asked = requests.slice(from, from + atOnce).map(async (request) => {
      const [{ id }, hits] = await Promise.all([buildAgent(services.db, request), everyHit(request)]);
      return { id, hits };
    });
    for (const { id, hits } of await Promise.all(asked)) {
      agentIds.push(id);
      for (const listingId of hits) shown.set(listingId, (shown.get(listingId) ?? new Set()).add(id));
    }
  }
  const { failed } = await indexAgents(services, agentIds);
  expect(failed).toEqual([]);
  const engine = agentEngine(services.search);
  await engine.client.indices.refresh({ index: engine.readAlias });

  const listings = await readListingDocuments(services.db, range(1, cars));
  const onOffer = listings.filter(({ state, dealershipState }) => isOnOffer(state, dealershipState));
  const questions = onOffer.map(({ id, document }) => ({
    listingId: id,
    event: 'new-car' as const,
    priceEur: 0,
    car: document,
    activeBefore: new Date(),
  }));
  const told = await askAgents(engine, questions, { today: viennaDay(new Date()) });

  const differing = onOffer.flatMap(({ id }, i) => {
    const expected = shown.get(id) ?? new Set();
    const found = new Set(told[i]?.agentIds);
    const wrong = agentIds.filter((agentId) => found.has(agentId) !== expected.has(agentId));
    return wrong.map((agentId) => ({
      id,
      expected: expected.has(agentId),
      request: requests[agentIds.indexOf(agentId)],
    }));
  });
  expect(differing).toEqual([]);
  // The comparison would be worth little if hardly anybody were told anything.
  expect(onOffer.length).toBeGreaterThan(140);
  const all = told.flatMap(({ agentIds: found }) => found);
  expect(all.length).toBeGreaterThan(3_000);
  expect(new Set(all).size).toBeGreaterThan(350);
}, 300_000);

function filtersOf(request: object): SearchFilters {
  const { sort: _, limit: __, facets: ___, ...filters } = searchRequest.parse(request);
  return filters;
}

async function everyHit(filters: SearchFilters): Promise<number[]> {
  const ids: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await searchListings(
      services,
      searchRequest.parse({ ...filters, sort: 'newest', limit: 100, cursor }),
    );
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return ids;
}

/** What random searches hardly ever hit: words with umlauts and endings, bounds between steps, distances to the centimetre. */
async function edgeRequests(): Promise<SearchFilters[]> {
  const place = (radiusKm: number) => ({ place: { postcode: edgePostcode, radiusKm } });
  const exact = await distanceToFirstDealership();
  return [
    {},
    ...['Türöffner', 'tueroffner', 'TÜRÖFFNER', 'Sitzheizungen', 'škoda', 'GTI gti', '!!!', 'Straße', 'strasse'].map(
      (text) => ({ text }),
    ),
    { text: 'türöffner', fuel: ['diesel' as const], ...place(50) },
    ...[5, 10, 20, 30, 50, 75, 100, 150, 200].map(place),
    ...[exact, exact - 1e-6, exact + 1e-6, 37.5, 1, 500].map(place),
    { ...place(37.5), text: 'sport', priceEur: { to: 40_000 } },
    ...[5.25, 5.3, 1.1, 12].flatMap((litres) => [{ consumptionL: { from: litres } }, { consumptionL: { to: litres } }]),
    { batteryKwh: { from: 20, to: 78 } },
    { priceEur: {} },
    { category: [], equipment: [] },
    { owners: { to: 0 } },
    { inspectionMonths: 0 },
    { inspectionMonths: 48 },
    { daysOnline: 1 },
    { daysOnline: 365 },
    { vehicles: ['bmw'], excludedVehicles: ['bmw'] },
    { dealership: ['1', 'autohaus-2'] },
    { dealership: ['gibt-es-nicht'] },
    { withPictures: true as const, priceReduced: true as const },
    // More combinations than an agent has anchors for.
    { vehicles: market.known.vehicles.slice(0, 40), category: ['used', 'new', 'one-year'], ...place(200) },
    { vehicles: market.known.vehicles.slice(0, 3), fuel: ['diesel', 'petrol', 'hybrid'], ...place(100) },
    { region: market.known.slugs.region, district: market.known.slugs.district, gearbox: ['manual', 'automatic'] },
  ].map((request) => searchFilters.parse(request));
}

/** Dealerships at ten kilometres from a place and a few millimetres, and words that need the analyser. */
async function changeSomeCars(): Promise<void> {
  const { db } = services;
  const centre = await edgePlace();
  const latitude = latitudeAt(10, centre);
  for (let id = 1; id <= 6; id += 1) {
    const there = latitude + (id - 3.5) * 5e-8;
    await sql`update dealership set latitude = ${there}, longitude = ${centre.longitude} where id = ${id}`.execute(db);
  }
  await sql`update listing set description = description || ' Schöner Škoda mit Türöffner und Sitzheizung, Straße'
    where id % 7 = 0`.execute(db);
  await sql`update listing set published_at = now() - make_interval(hours => (id % 60)::int)
    where id % 3 = 0 and published_at is not null`.execute(db);
  await sql`update listing set updated_at = now()`.execute(db);
  const { failed } = await indexListings(services, range(1, cars));
  expect(failed).toEqual([]);
  await services.search.client.indices.refresh({ index: services.search.readAlias });
}

async function edgePlace() {
  const place = await locatePostcode(services, edgePostcode);
  if (!place) throw new Error(`no place ${edgePostcode}`);
  return indexedPoint(place);
}

async function distanceToFirstDealership(): Promise<number> {
  const dealership = await services.db
    .selectFrom('dealership')
    .select(['latitude', 'longitude'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return distanceKm(await edgePlace(), indexedPoint(dealership));
}

/** The latitude due north of a point at this distance. */
function latitudeAt(wantedKm: number, centre: { latitude: number; longitude: number }): number {
  let [near, far] = [centre.latitude, centre.latitude + 1];
  for (let step = 0; step < 60; step += 1) {
    const middle = (near + far) / 2;
    if (distanceKm(centre, { ...centre, latitude: middle }) < wantedKm) near = middle;
    else far = middle;
  }
  return near;
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}
