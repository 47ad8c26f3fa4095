import { join } from 'node:path';
import { buildAdminIfStale } from '@kardan/web/testing/build-admin-if-stale';
import { buildWebIfStale } from '@kardan/web/testing/build-if-stale';
import { liftedWebBounds } from '@kardan/web/testing/lifted-bounds';
import { repository } from './directories.ts';
import { freePort, type ServerProcess, startServer } from './start-server.ts';

/** Starts the production build of web on a free port, in front of this API; builds it and admin before when they are stale. */
export async function startWeb(apiUrl: string): Promise<ServerProcess> {
  buildAdminIfStale();
  buildWebIfStale();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  return startServer({
    name: 'web',
    script: 'server.ts',
    cwd: join(repository, 'web'),
    env: {
      PORT: String(port),
      API_ORIGIN: apiUrl,
      SITE_ORIGIN: url,
      NEXT_TELEMETRY_DISABLED: '1',
      ...liftedWebBounds,
    },
    url,
    readyPath: '/impressum',
  });
}
