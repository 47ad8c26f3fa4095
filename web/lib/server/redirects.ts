import { setTimeout as wait } from 'node:timers/promises';
import { apiPrefix } from '@kardan/contract/calls/call';
import type { redirectCalls } from '@kardan/contract/calls/operator/redirects';
import { plainPath } from '@kardan/contract/values/plain-path';
import type { z } from 'zod';
import { waitLeftMs } from './exchange.ts';
import { logWarning } from './log.ts';

type Table = z.output<typeof redirectCalls.redirectTable.response>;

/** Where an address leads that names nothing; undefined where it leads nowhere. */
export type RedirectOf = (path: string) => Promise<string | undefined>;

const keptMs = 15_000;
const timeoutMs = 1_500;

/**
 * Redirects that editors have set, the whole table at hand: unknown addresses are asked for by robots without end, and each
 * of them must cost nothing. While the API does not answer, what was known goes on.
 */
export function keptRedirects(
  { API_ORIGIN }: { API_ORIGIN: string },
  { ask = fetch, now = Date.now }: { ask?: typeof fetch; now?: () => number } = {},
): RedirectOf {
  let known = new Map<string, string>();
  let until = 0;
  let asking: Promise<void> | undefined;
  const load = async () => {
    try {
      const answer = await ask(`${API_ORIGIN}${apiPrefix}/content/redirects`, {
        cache: 'no-store',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!answer.ok) throw new Error(`answered ${answer.status}`);
      const { items } = (await answer.json()) as Table;
      known = new Map(items.map(({ fromPath, toPath }) => [fromPath, toPath]));
    } catch (error) {
      logWarning({ cause: (error as Error).message }, 'redirects cannot be asked for');
    }
    until = now() + keptMs;
    asking = undefined;
  };
  return async (path) => {
    if (now() >= until) {
      asking ??= load();
      // Of a page the time that it has left for the API: what it has asked before counts.
      await Promise.race([asking, wait(waitLeftMs(timeoutMs), undefined, { ref: false })]);
    }
    return known.get(plainPath(path));
  };
}
