import { say } from '@kardan/core/cli/terminal';
import { loadEnv } from '@kardan/core/env';
import { countListings } from '@kardan/core/search/count-listings';
import type { Services } from '@kardan/core/services';
import { startGenerator } from '../load/start-generator.ts';
import { backendsOf } from '../machine/backend-store.ts';
import type { Cleanup } from '../machine/cleanup.ts';
import { findEngine } from '../machine/find-engine.ts';
import { busyShare } from '../machine/process-times.ts';
import { apiConnectionName } from '../machine/start-api.ts';
import type { Rig } from '../measure/rig.ts';
import type { BenchOptions } from '../options.ts';
import { withServices } from './with-services.ts';

export interface Workplace {
  services: Services;
  rig: Rig;
  cleanup: Cleanup;
}

/** Opens what a measurement needs, and puts everything back however it ends. */
export function withRig<T>(options: BenchOptions, work: (workplace: Workplace) => Promise<T>): Promise<T> {
  return withServices(
    async (services, cleanup) => {
      await checkListings(services, options.listings);
      const generator = startGenerator();
      cleanup.add(generator.stop);
      const processes = {
        engine: await findEngine(services.search),
        generator: generator.pid,
        postgres: () => backendsOf(services.db, apiConnectionName),
      };
      const busyBefore = await busyShare(3);
      say(`before the run ${(busyBefore * 100).toFixed(0)} % of the machine is busy`);
      const rig: Rig = { engine: services.search, generator, processes, used: [], measuredMs: 0, busyBefore };
      return work({ services, rig, cleanup });
    },
    { ...loadEnv(), API_SEARCH_CACHE_SECONDS: 0 },
  );
}

/** Sold and withdrawn cars are loaded but not found: a fifth fewer is still the expected size. */
export async function checkListings(services: Services, expected: number): Promise<void> {
  const { total } = await countListings(services, {});
  say(`the index ${services.search.readAlias} holds ${total} cars`);
  if (total >= expected * 0.8 && total <= expected * 1.2) return;
  throw new Error(
    `expected about ${expected} cars: load them with \`pnpm seed --listings ${expected}\` or give --listings`,
  );
}
