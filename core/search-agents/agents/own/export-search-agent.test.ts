import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadEnv } from '../../../env.ts';
import { buildListing } from '../../../testing/build-listing.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { sealAgentToken } from '../../links/agent-token.ts';
import { buildAgent } from '../../testing/build-agent.ts';
import { exportAgentsOf } from '../export-agents-of.ts';
import { exportSearchAgent } from './export-search-agent.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

test('an agent that has matched more than anybody reads gives the newest, and how many there are', async () => {
  const { db } = database;
  const email = 'viele@example.at';
  const { id: agentId } = await buildAgent(db, { seats: { from: 1 } }, { email });
  const { id } = await buildListing(db);
  await sql`
    insert into search_agent_match (search_agent_id, listing_id, event, price_eur, created_at)
    select ${agentId}, ${id}, 'price-drop', price, now() - make_interval(mins => price)
    from generate_series(1, 5001) as price`.execute(db);
  const env = loadEnv();
  const { matches, matchesInAll } = await exportSearchAgent({ db, env }, sealAgentToken(agentId, env.LINK_SECRET));
  expect([matches.length, matchesInAll]).toEqual([5_000, 5_001]);
  const times = matches.map(({ matchedAt }) => matchedAt);
  expect(times).toEqual(times.toSorted().reverse());

  const [ofOperator] = await exportAgentsOf({ db }, email);
  expect(ofOperator?.matches).toHaveLength(5_001);
  expect(ofOperator?.matches.slice(0, 5_000)).toEqual(matches);
});
