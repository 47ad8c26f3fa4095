import { join } from 'node:path';
import { buildAdminIfStale } from '@kardan/web/testing/build-admin-if-stale';
import { buildWebIfStale } from '@kardan/web/testing/build-if-stale';
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
      // What takes long is measured, not refused.
      WEB_API_TIMEOUT_MS: '10000',
      WEB_MAX_PAGES: '10000',
      WEB_MAX_CALLS: '10000',
      // One address asks for everything.
      WEB_PAGES_PER_SECOND: '100000',
    },
    url,
    readyPath: '/impressum',
  });
}
