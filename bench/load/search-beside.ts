import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '@kardan/core/services';
import { distinctRequests } from '../requests/distinct-requests.ts';
import { readMarket } from '../requests/market.ts';
import { apiLoad } from '../requests/prepare-loads.ts';
import { visitorAddress } from './visitor-address.ts';

export interface Searching {
  stop(): Promise<{ latenciesMs: number[]; failed: number }>;
}

/** Visitors who search at a steady pace, however slow the answers are; measured from when each search was due. */
export async function searchBeside(services: Services, apiUrl: string, perSecond: number): Promise<Searching> {
  const requests = distinctRequests(await readMarket(services), 1, 500);
  const { origin, path, bodies } = apiLoad('beside', apiUrl, requests);
  const latenciesMs: number[] = [];
  const open = new Set<Promise<void>>();
  let failed = 0;
  let stopped = false;
  const began = performance.now();
  const ask = async (made: number, dueMs: number) => {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': visitorAddress(made) },
      body: bodies[made % bodies.length] as string,
    });
    await answer.arrayBuffer();
    if (answer.ok) latenciesMs.push(performance.now() - dueMs);
    else failed += 1;
  };
  const searching = (async () => {
    for (let made = 0; !stopped; made += 1) {
      const dueMs = began + (made / perSecond) * 1_000;
      await sleep(Math.max(0, dueMs - performance.now()));
      const asked = ask(made, dueMs).catch(() => {
        failed += 1;
      });
      open.add(asked);
      void asked.finally(() => open.delete(asked));
    }
  })();
  return {
    async stop() {
      stopped = true;
      await searching;
      await Promise.all(open);
      return { latenciesMs, failed };
    },
  };
}
