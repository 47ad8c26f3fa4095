import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiPrefix } from '@kardan/contract/calls/call';
import { startServer } from './start-server.ts';

const maxKills = 3;

/** The API as it runs in production, killed and started again at random moments until it is stopped. */
export async function startKilledServer(
  variables: Parameters<typeof startServer>[0],
  { betweenMs: [shortest, longest] }: { betweenMs: [number, number] },
) {
  let api = await startServer(variables);
  let kills = 0;
  let isDone = false;
  const killing = (async () => {
    while (!isDone && kills < maxKills) {
      await sleep(randomInt(shortest, longest));
      if (isDone) return;
      api.server.kill('SIGKILL');
      await once(api.server, 'exit');
      kills += 1;
      api = await startServer(variables);
    }
  })();
  return {
    /** Of the one that runs now. */
    url: () => `http://127.0.0.1:${api.port}${apiPrefix}`,
    /** Says how often it was killed. */
    async stop(): Promise<number> {
      isDone = true;
      await killing;
      api.server.kill('SIGKILL');
      return kills;
    },
  };
}
