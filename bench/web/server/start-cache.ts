import { join } from 'node:path';
import { cache } from '@kardan/services/cache';
import { findVarnish } from '@kardan/services/cache/find-varnish';
import { up } from '@kardan/services/commands/up';
import { chooseDirectories } from '@kardan/services/machine/directories';
import { childEnvironment } from '@kardan/services/machine/run-command';
import { runningProcess } from '@kardan/services/process';
import { loadServicesEnv } from '@kardan/services/service-variables';
import { cacheDirectory } from '../../machine/directories.ts';
import { freePort, type ServerProcess } from '../../machine/start-server.ts';

export function canStartCache(): boolean {
  return findVarnish() !== undefined;
}

/** The cache with the policy of production, in front of this web; beside one that `pnpm services` may have started. */
export async function startCache(webUrl: string): Promise<ServerProcess> {
  const env = loadServicesEnv(
    childEnvironment({
      CACHE_PORT: String(await freePort()),
      CACHE_ORIGIN_URL: webUrl,
      KARDAN_SERVICES_STATE: join(cacheDirectory, 'services'),
    }),
  );
  const service = cache(env, chooseDirectories(env));
  await up([service]);
  return {
    pid: runningProcess(service.directory) ?? 0,
    url: service.address,
    async stop() {
      await service.stop();
      await service.wipe();
    },
  };
}
