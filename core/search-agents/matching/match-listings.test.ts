import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../db/database.ts';
import { changeListing, type ListingChange } from '../../listings/changing/change-listing.ts';
import { anActingOperator } from '../../testing/actors.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createTestIndex, type TestIndex } from '../../testing/test-index.ts';
import { agentEngine, createFirstAgentIndex } from '../agent-index/agent-index.ts';
import { indexAgents } from '../agent-index/index-agents.ts';
import { saveAgentFilters } from '../agents/agent-store.ts';
import { buildAgent } from '../testing/build-agent.ts';
import { catchUpAgents } from './catch-up-agents.ts';
import { matchListings } from './match-listings.ts';

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
  await sql`update search_agent set state = 'paused' where state = 'active'`.execute(services.db);
  const { rows } = await sql<{ id: string }>`select id from search_agent`.execute(services.db);
  await indexAgents(
    services,
    rows.map(({ id }) => id),
  );
});

type Agent = NonNullable<Parameters<typeof buildAgent>[2]>;

const hourMs = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hourMs);
const everything = ['new-car', 'price-drop', 'sold'] as const;

/** An active agent that has been waiting for a day, in the index. */
async function waiting(request: SearchFilters, overrides: Agent = {}): Promise<string> {
  const verifiedAt = hoursAgo(24);
  const { id } = await buildAgent(services.db, request, { events: [...everything], verifiedAt, ...overrides });
  await indexed(id);
  return id;
}

async function indexed(agentId: string): Promise<void> {
  const { failed } = await indexAgents(services, [agentId]);
  expect(failed).toEqual([]);
  const engine = agentEngine(services.search);
  await engine.client.indices.refresh({ index: engine.readAlias });
}

const change = (listingId: number, fields: ListingChange) =>
  inTransaction(services.db, (tx) => changeListing(tx, anActingOperator, listingId, fields));

/** What an agent was told so far, as event and price. */
async function told(agentId: string): Promise<string[]> {
  const rows = await services.db
    .selectFrom('searchAgentMatch')
    .select(['event', 'priceEur'])
    .where('searchAgentId', '=', agentId)
    .orderBy('createdAt')
    .execute();
  return rows.map(({ event, priceEur }) => (priceEur === 0 ? event : `${event} ${priceEur}`));
}

test('a car published after an agent became active is told once, however often it is matched', async () => {
  const agent = await waiting({ fuel: ['diesel'] });
  const { id } = await buildListing(services.db);
  expect(await matchListings(services, [id, id])).toEqual({ asked: 1, unchanged: 0, told: 1 });
  expect(await matchListings(services, [id])).toEqual({ asked: 0, unchanged: 0, told: 0 });
  await change(id, { mileageKm: 61_000 });
  expect(await matchListings(services, [id])).toEqual({ asked: 1, unchanged: 0, told: 0 });
  expect(await told(agent)).toEqual(['new-car']);
});

test('a car that was on offer before the agent became active is not new, whatever changes of it', async () => {
  const agent = await waiting({ fuel: ['diesel'] });
  const { id } = await buildListing(services.db, { publishedAt: hoursAgo(48) });
  await matchListings(services, [id]);
  await change(id, { mileageKm: 61_000 });
  await matchListings(services, [id]);
  expect(await told(agent)).toEqual([]);
});

test('a car from the time of a pause is not new after it', async () => {
  const agent = await waiting({});
  const { id } = await buildListing(services.db, { publishedAt: hoursAgo(1) });
  const set = (state: 'active' | 'paused') =>
    services.db.updateTable('searchAgent').set({ state }).where('id', '=', agent).execute();
  await set('paused');
  await set('active');
  await indexed(agent);
  await matchListings(services, [id]);
  expect(await told(agent)).toEqual([]);
});

test('a car that a lower price brings into a search is told as new, and its price drop to those who had it before', async () => {
  const upTo15 = await waiting({ priceEur: { to: 15_000 } });
  const upTo25 = await waiting({ priceEur: { to: 25_000 } });
  const dropsOnly = await waiting({ priceEur: { to: 15_000 } }, { events: ['price-drop'] });
  const reduced = await waiting({ priceReduced: true });
  const { id } = await buildListing(services.db, { publishedAt: hoursAgo(48), priceEur: 17_000 });
  await matchListings(services, [id]);
  await change(id, { priceEur: 14_900 });
  await matchListings(services, [id]);
  await change(id, { mileageKm: 62_000 });
  await matchListings(services, [id]);
  expect(await told(upTo15)).toEqual(['new-car']);
  expect(await told(upTo25)).toEqual(['price-drop 14900']);
  expect(await told(dropsOnly)).toEqual(['price-drop 14900']);
  expect(await told(reduced)).toEqual(['new-car']);
});

test('each lower price is told once: a second drop is, a price that goes up and down to the same is not', async () => {
  const agent = await waiting({ fuel: ['diesel'] });
  const { id } = await buildListing(services.db, { publishedAt: hoursAgo(48), priceEur: 20_000 });
  for (const priceEur of [19_000, 18_000, 21_000, 18_000, 17_500]) {
    await change(id, { priceEur });
    await matchListings(services, [id]);
  }
  expect(await told(agent)).toEqual(['price-drop 19000', 'price-drop 18000', 'price-drop 17500']);
});

test('a car that is lowered euro by euro is told of once a day, and of each fall by a percent', async () => {
  const agent = await waiting({ fuel: ['diesel'] });
  const { id } = await buildListing(services.db, { publishedAt: hoursAgo(48), priceEur: 20_000 });
  const lowerTo = async (...prices: number[]) => {
    for (const priceEur of prices) {
      await change(id, { priceEur });
      await matchListings(services, [id]);
    }
  };
  await lowerTo(19_000, 18_999, 18_998, 18_810);
  expect(await told(agent)).toEqual(['price-drop 19000', 'price-drop 18810']);
  const dayAgo = { createdAt: hoursAgo(25) };
  await services.db.updateTable('searchAgentMatch').set(dayAgo).where('searchAgentId', '=', agent).execute();
  await lowerTo(18_809);
  expect(await told(agent)).toContain('price-drop 18809');
});

test('a price that was as low within thirty days is told to nobody as a drop, but brings the car into reach', async () => {
  const agent = await waiting({ fuel: ['diesel'] });
  const { id } = await buildListing(services.db, { publishedAt: hoursAgo(48), priceEur: 20_000 });
  await change(id, { priceEur: 19_000 });
  await change(id, { priceEur: 19_500 });
  const upTo19300 = await waiting({ priceEur: { to: 19_300 } });
  await change(id, { priceEur: 19_200 });
  await matchListings(services, [id]);
  expect(await told(agent)).toEqual([]);
  expect(await told(upTo19300)).toEqual(['new-car']);
});

test('a drop that happened before the agent became active is no news', async () => {
  const { id } = await buildListing(services.db, { publishedAt: hoursAgo(48), priceEur: 20_000 });
  await change(id, { priceEur: 19_000 });
  const agent = await waiting({}, { verifiedAt: new Date() });
  await matchListings(services, [id]);
  expect(await told(agent)).toEqual([]);
});

test('a sold car is told to agents whose search showed it, once', async () => {
  const showed = await waiting({ priceEur: { to: 15_000 } });
  const other = await waiting({ priceEur: { to: 14_000 } });
  const { id } = await buildListing(services.db, { publishedAt: hoursAgo(48), priceEur: 15_000 });
  await matchListings(services, [id]);
  await change(id, { state: 'sold' });
  await matchListings(services, [id]);
  await services.db.updateTable('listing').set({ updatedAt: new Date() }).where('id', '=', id).execute();
  await matchListings(services, [id]);
  expect(await told(showed)).toEqual(['sold']);
  expect(await told(other)).toEqual([]);
});

test('an agent is told only what it asked for, and nothing of cars that are not on offer', async () => {
  const agent = await waiting({}, { events: ['new-car'] });
  const draft = await buildListing(services.db, { state: 'draft' });
  const { id } = await buildListing(services.db, { publishedAt: hoursAgo(48) });
  await change(id, { priceEur: 14_000 });
  await matchListings(services, [draft.id, id]);
  await change(id, { state: 'sold' });
  await matchListings(services, [id]);
  expect(await told(agent)).toEqual([]);
});

test('a price that fell because NoVA was taken out is no drop, and new to whom the price kept the car from', async () => {
  const everyPrice = await waiting({ fuel: ['diesel'] });
  const upTo27 = await waiting({ priceEur: { to: 27_000 } });
  const withNova = await waiting({ priceEur: { to: 27_000 }, novaIncluded: true });
  const { id } = await buildListing(services.db, { publishedAt: hoursAgo(48), priceEur: 30_000 });
  const set = { priceEur: 26_000, novaIncluded: false };
  await services.db.updateTable('listing').set(set).where('id', '=', id).execute();
  await matchListings(services, [id]);
  expect(await told(everyPrice)).toEqual([]);
  expect(await told(upTo27)).toEqual(['new-car']);
  expect(await told(withNova)).toEqual([]);
  await change(id, { priceEur: 25_000 });
  await matchListings(services, [id]);
  expect(await told(everyPrice)).toEqual(['price-drop 25000']);
});

test('a revision that changes nothing an agent could ask for is not asked about', async () => {
  const { id } = await buildListing(services.db);
  await matchListings(services, [id]);
  await services.db.updateTable('listing').set({ confirmedAt: new Date() }).where('id', '=', id).execute();
  expect(await matchListings(services, [id])).toEqual({ asked: 0, unchanged: 1, told: 0 });
  expect(await matchListings(services, [id])).toEqual({ asked: 0, unchanged: 0, told: 0 });
});

test('an agent that reaches the index after a car was matched catches up on it, and only from its own change on', async () => {
  const before = await buildListing(services.db);
  await matchListings(services, [before.id]);
  const { id: agent } = await buildAgent(services.db, {}, { verifiedAt: new Date() });
  const missed = await buildListing(services.db);
  await matchListings(services, [missed.id]);
  expect(await told(agent)).toEqual([]);
  await indexAgents(services, [agent]);
  await catchUpAgents(services, [agent]);
  await catchUpAgents(services, [agent]);
  expect(await told(agent)).toEqual(['new-car']);
});

test('an agent paused or deleted while cars are matched is told nothing more', async () => {
  const agent = await waiting({});
  // Still in the index, as it is until the job runs.
  await services.db.updateTable('searchAgent').set({ state: 'paused' }).where('id', '=', agent).execute();
  const { id } = await buildListing(services.db);
  await matchListings(services, [id]);
  expect(await told(agent)).toEqual([]);
});

test('an agent whose search changes while cars are matched is told nothing of its former search', async () => {
  const agent = await waiting({ fuel: ['diesel'] });
  // Still in the index with the former one, as it is until the job runs.
  await inTransaction(services.db, (tx) => saveAgentFilters(tx, agent, { fuel: ['electric'] }));
  const { id } = await buildListing(services.db, { fuel: 'diesel', publishedAt: hoursAgo(1) });
  await matchListings(services, [id]);
  expect(await told(agent)).toEqual([]);
});

test('matching waits while the index is missing or of an older kind', async () => {
  const elsewhere = { ...services, search: { ...services.search, indexName: 'gibt-es-nicht' } };
  const { id } = await buildListing(services.db);
  await expect(matchListings(elsewhere, [id])).rejects.toThrow('search-unavailable');
  expect((await matchListings(services, [id])).asked).toBe(1);
});
