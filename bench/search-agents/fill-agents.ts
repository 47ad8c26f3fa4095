import { progressLine } from '@kardan/core/cli/terminal';
import type { Database } from '@kardan/core/db/database';
import { randomFrom } from '../requests/random.ts';
import { weighted } from '../requests/weighted.ts';
import { insertAgents, type NewAgent } from './agent-store.ts';
import { loadCarsOnOffer, loadInhabitants, loadRegions } from './car-store.ts';
import { searchDrawer } from './draw-search.ts';

const drawFrequency = weighted<NewAgent['frequency']>([
  ['at-once', 25],
  ['daily', 55],
  ['weekly', 20],
]);
const wantedCars = 20_000;
const batchSize = 5_000;
const dayMs = 86_400_000;

/** Fills the database with so many agents, the same for the same seed and cars. */
export async function fillAgents(db: Database, agents: number, seed: number): Promise<void> {
  const source = {
    cars: await loadCarsOnOffer(db, wantedCars),
    postcodes: await loadInhabitants(db),
    regions: await loadRegions(db),
  };
  const drawSearch = searchDrawer(source);
  const random = randomFrom(seed);
  const start = Date.now();
  for (let from = 0; from < agents; from += batchSize) {
    const batch = Array.from({ length: Math.min(batchSize, agents - from) }, (_, i): NewAgent => {
      const events = ['new-car', ...(random() < 0.4 ? ['price-drop'] : []), ...(random() < 0.1 ? ['sold'] : [])];
      return {
        number: from + i,
        request: drawSearch(random),
        frequency: drawFrequency(random),
        events,
        activeSince: new Date(start - random() * 180 * dayMs),
      };
    });
    await insertAgents(db, batch);
    progressLine('agents stored:', from + batch.length, agents, start);
  }
}
