import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildListing } from '../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createTestIndex, type TestIndex } from '../../testing/test-index.ts';
import { ensureAgentIndex } from '../agent-index/ensure-agent-index.ts';
import { matchListings } from './match-listings.ts';

let database: TestDatabase;
let index: TestIndex;
let services: { db: TestDatabase['db']; search: TestIndex['search'] };

beforeAll(async () => {
  [database, index] = await Promise.all([createTestDatabase(), createTestIndex()]);
  services = { db: database.db, search: index.search };
});
afterAll(() => Promise.all([database[Symbol.asyncDispose](), index[Symbol.asyncDispose]()]));

test('a car that suits more agents than one answer holds is told to all of them', async () => {
  const agents = 12_001;
  await sql`
    insert into search_agent (state, email, request, consent_text_version, consent_given_at, verified_at)
    select 'active', 'agent-' || n || '@kardan.example', '{"fuel": ["diesel"]}', 'test', now(), now()
    from generate_series(1, ${agents}::int) as n`.execute(services.db);
  expect(await ensureAgentIndex(services)).toBe('rebuilt');
  const { id } = await buildListing(services.db);
  const other = await buildListing(services.db, { fuel: 'petrol' });
  expect(await matchListings(services, [id, other.id])).toEqual({ asked: 2, unchanged: 0, told: agents });
  const { rows } = await sql`select from search_agent_match where listing_id = ${id}`.execute(services.db);
  expect(rows).toHaveLength(agents);
}, 60_000);
