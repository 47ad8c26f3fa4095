import type { City, CityInput } from '@kardan/contract/calls/regions/regions';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../db/database.ts';
import { createCity } from '../../regions/cities/create-city.ts';
import { deleteCity } from '../../regions/cities/delete-city.ts';
import { updateCity } from '../../regions/cities/update-city.ts';
import { anActingOperator } from '../../testing/actors.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createTestIndex, type TestIndex } from '../../testing/test-index.ts';
import { matchListings } from '../matching/match-listings.ts';
import { buildAgent } from '../testing/build-agent.ts';
import { agentEngine, createFirstAgentIndex } from './agent-index.ts';
import { indexAgents } from './index-agents.ts';
import { refreshAgentsAround } from './refresh-agents-around.ts';

let database: TestDatabase;
let index: TestIndex;
let services: { db: TestDatabase['db']; search: TestIndex['search'] };
beforeAll(async () => {
  [database, index] = await Promise.all([createTestDatabase(), createTestIndex()]);
  services = { db: database.db, search: index.search };
  await createFirstAgentIndex(agentEngine(index.search));
});
afterAll(() => Promise.all([database[Symbol.asyncDispose](), index[Symbol.asyncDispose]()]));
beforeEach(async () => {
  await sql`delete from pgboss.job`.execute(services.db);
});

/** In the Mur valley, and at the other end of the country. */
const [south, west] = [
  { latitude: 47.1, longitude: 15.4 },
  { latitude: 47.2, longitude: 9.6 },
] as const;
const village: CityInput = {
  postcode: '8997',
  name: 'Wanderdorf',
  districtId: 601,
  municipalityCode: null,
  population: null,
  ...south,
};
const create = (city: CityInput) => inTransaction(services.db, (tx) => createCity(tx, anActingOperator, city));
const update = ({ id, revision }: City, city: CityInput) =>
  inTransaction(services.db, (tx) => updateCity(tx, anActingOperator, String(id), revision, city));

/** What the waiting jobs of this name are about. */
async function jobsOf(name: string, field: string): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`
    select data ->> ${field} as value from pgboss.job where name = ${name} order by 1`.execute(services.db);
  return rows.map(({ value }) => value);
}

/** Works off what a changed place has caused, as the worker does. */
async function workOff(): Promise<void> {
  for (const postcode of await jobsOf('refresh-agents-around', 'postcode'))
    await refreshAgentsAround(services, postcode);
  await indexAgents(services, await jobsOf('index-search-agent', 'searchAgentId'));
  await services.search.client.indices.refresh({ index: `${services.search.indexName}-agents-*` });
}

test('agents around a place that is moved look around where it is now, though it has just been looked up', async () => {
  const city = await create(village);
  const agent = await buildAgent(services.db, { place: { postcode: village.postcode, radiusKm: 30 } });
  await indexAgents(services, [agent.id]);
  await update(city, { ...village, ...west });
  expect(await jobsOf('refresh-agents-around', 'postcode')).toContain(village.postcode);
  await workOff();
  const publishedAt = new Date();
  const cars = [];
  for (const place of [south, west]) {
    const cityId = (await create({ ...village, ...place, postcode: '8996', name: `Standort ${place.longitude}` })).id;
    const { id: dealershipId } = await buildDealership(services.db, { cityId, ...place });
    cars.push((await buildListing(services.db, { dealershipId, publishedAt })).id);
  }
  await matchListings(services, cars);
  const matches = await services.db.selectFrom('searchAgentMatch').select('listingId').execute();
  expect(matches.map(({ listingId }) => listingId)).toEqual(cars.slice(1));
});

test('every active agent around a place is brought into the index once, however many, and nobody else', async () => {
  const { db } = services;
  const city = await create({ ...village, postcode: '8995' });
  await sql`
    insert into search_agent (state, email, request, consent_text_version, consent_given_at, verified_at)
    select 'active', 'a' || n || '@example.at', '{"place": {"postcode": "8995", "radiusKm": 20}}', 'test', now(), now()
    from generate_series(1, 1100) n`.execute(db);
  const around = { place: { postcode: '8995', radiusKm: 20 as const } };
  const others = [
    await buildAgent(db, around, { state: 'paused' }),
    await buildAgent(db, { place: { postcode: '8010', radiusKm: 20 } }),
    await buildAgent(db, {}),
  ];
  expect(await refreshAgentsAround(services, '8995')).toBe(1_100);
  const jobs = await jobsOf('index-search-agent', 'searchAgentId');
  expect([jobs.length, new Set(jobs).size]).toEqual([1_100, 1_100]);
  expect(others.filter(({ id }) => jobs.includes(id))).toEqual([]);
  const revisions = await db.selectFrom('searchAgent').select('revision').where('id', 'in', jobs).distinct().execute();
  expect(revisions).toEqual([{ revision: 2 }]);
  await inTransaction(db, (tx) => deleteCity(tx, anActingOperator, String(city.id)));
});

test('a place that only gets another name leaves agents alone; another postcode concerns those of both', async () => {
  const city = await create({ ...village, postcode: '8994' });
  await sql`delete from pgboss.job`.execute(services.db);
  const renamed = await update(city, { ...village, postcode: '8994', name: 'Umbenannt' });
  expect(await jobsOf('refresh-agents-around', 'postcode')).toEqual([]);
  await update(renamed, { ...village, postcode: '8993', name: 'Umbenannt' });
  expect(await jobsOf('refresh-agents-around', 'postcode')).toEqual(['8993', '8994']);
});
