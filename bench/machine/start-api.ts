import { liftedBounds } from '@kardan/core/testing/lifted-bounds';
import { repository } from './directories.ts';
import { freePort, type ServerProcess, startServer } from './start-server.ts';

/** Tells the API's connections to PostgreSQL from everybody else's. */
export const apiConnectionName = 'kardan-bench-api';

/** Starts an API of our own on a free port. */
export async function startApi(
  databaseUrl: string,
  cacheSeconds: number,
  more: { name?: string; env?: Record<string, string> } = {},
): Promise<ServerProcess> {
  const port = await freePort();
  return startServer({
    name: more.name ?? 'api',
    script: 'api/server.ts',
    cwd: repository,
    env: {
      LOG_LEVEL: 'info',
      DATABASE_URL: withConnectionName(databaseUrl),
      API_HOST: '127.0.0.1',
      API_PORT: String(port),
      API_SEARCH_CACHE_SECONDS: String(cacheSeconds),
      // What takes long is measured, not refused.
      ...liftedBounds,
      API_TRUSTED_PROXIES: '127.0.0.1/8,::1/128',
      ...more.env,
    },
    url: `http://127.0.0.1:${port}`,
    readyPath: '/health/ready',
  });
}

function withConnectionName(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('application_name', apiConnectionName);
  return url.href;
}
