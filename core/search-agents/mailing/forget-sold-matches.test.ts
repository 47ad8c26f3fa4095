import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListingState } from '../../db/schema.gen.ts';
import { forgetWithdrawnListings } from '../../listings/lifetime/forget-withdrawn-listings.ts';
import { buildListing } from '../../testing/build-listing.ts';
import { buildMatch } from '../../testing/build-match.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { buildAgent } from '../testing/build-agent.ts';
import { forgetSoldMatches } from './forget-sold-matches.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** A car that ended so long ago, and that agents were last asked about then. */
async function endedCar(agentId: string, state: ListingState, days: number): Promise<number> {
  const { db } = database;
  const [publishedAt, endedAt] = [daysAgo(days + 30), state === 'active' ? null : daysAgo(days)];
  const { id } = await buildListing(db, { state, publishedAt, endedAt });
  await db
    .insertInto('listingMatching')
    .values({ listingId: id, revision: 1, askedAt: daysAgo(days) })
    .execute();
  await buildMatch(db, agentId, id);
  return id;
}

const matchedCars = async () => {
  const rows = await database.db.selectFrom('searchAgentMatch').select('listingId').orderBy('listingId').execute();
  return rows.map(({ listingId }) => listingId);
};

test('what was told of a car is forgotten 90 days after it was sold; of one that may come back nothing is', async () => {
  const { id: agentId } = await buildAgent(database.db, { fuel: ['diesel'] });
  await endedCar(agentId, 'sold', 91);
  await endedCar(agentId, 'withdrawn', 91);
  const kept = [
    await endedCar(agentId, 'sold', 89),
    await endedCar(agentId, 'expired', 400),
    await endedCar(agentId, 'active', 400),
    await endedCar(agentId, 'withdrawn', 89),
  ];
  // A withdrawn car goes as a whole.
  expect(await forgetWithdrawnListings(database)).toBe(1);
  expect(await forgetSoldMatches(database)).toBe(1);
  expect(await matchedCars()).toEqual(kept);
  expect(await forgetSoldMatches(database)).toBe(0);
});

test('more sold cars than one batch are forgotten, by two workers at once', async () => {
  const { db } = database;
  const agents = [await buildAgent(db, { fuel: ['diesel'] }), await buildAgent(db, { fuel: ['petrol'] })];
  const before = await matchedCars();
  for (let built = 0; built < 50; built++) {
    const id = await endedCar((agents[0] as { id: string }).id, 'sold', 100 + built);
    await buildMatch(db, (agents[1] as { id: string }).id, id);
  }
  const forgotten = await Promise.all([forgetSoldMatches(database), forgetSoldMatches(database)]);
  expect(forgotten[0] + forgotten[1]).toBe(100);
  expect(await matchedCars()).toEqual(before);
});
