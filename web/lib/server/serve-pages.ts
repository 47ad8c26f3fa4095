import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WebEnv } from '#lib/config/env.ts';
import { localeOfPath } from '#lib/routes/resolve-path.ts';
import { answerPlainly } from './answer-plainly.ts';
import { beginPage } from './exchange.ts';
import type { KeptPages } from './load/kept-pages.ts';
import { networkBudget } from './load/network-budget.ts';
import { networkTurns } from './load/network-turns.ts';
import { pageTurns } from './load/page-turns.ts';

type Handler<Result> = (request: IncomingMessage, response: ServerResponse, networks: Networks) => Result;
type Networks = readonly [string, ...string[]];

/** Somebody may open many cars in tabs; whoever needs one page comes between. The cache in front waits longer (deploy/cache/default.vcl). */
const turns = { maxWaiting: 30, maxWaitMs: 10_000, maxRestMs: 500 };

/** Whoever has waited half a second for a page to be begun would have it too late. */
const line = { maxWaiting: 16, maxWaitMs: 500 };

/** So many seconds' worth may be asked for at once: somebody who opens many cars in tabs. */
const burstSeconds = 12;

interface Options {
  env: Pick<WebEnv, 'WEB_PAGES_PER_SECOND' | 'WEB_MAX_PAGES'>;
  kept: KeptPages;
  renderPage: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  now: (() => number) | undefined;
}

/**
 * Has pages made, a bounded number for each network and for all together: whoever asks for too many is told so, and nobody else
 * has to wait for it.
 */
export function servePages({ env, kept, renderPage, now }: Options): Handler<void> {
  const { WEB_PAGES_PER_SECOND: perSecond, WEB_MAX_PAGES: maxInFlight } = env;
  const spend = networkBudget({ perSecond, burst: perSecond * burstSeconds }, now);
  const takeTurn = networkTurns(turns);
  const takePageTurn = pageTurns({ maxInFlight, ...line });

  return (request, response, networks) => {
    const locale = localeOfPath(request.url ?? '/');
    const refuse = (status: 429 | 503, retryAfterSeconds: number) => {
      if (kept.send(request, response, { status, locale, retryAfterSeconds })) return;
      response.setHeader('retry-after', retryAfterSeconds);
      answerPlainly(response, status, 'Please try again in a moment.');
    };
    const waitSeconds = spend(networks);
    if (waitSeconds > 0) return refuse(429, waitSeconds);
    const render = async () => {
      // Its time runs while it stands in line: whoever waited there is answered no later than everybody else.
      beginPage();
      const endTurn = await takePageTurn();
      if (!endTurn) return refuse(503, 2);
      try {
        // Whoever has left by then needs no page.
        if (!response.destroyed) await renderPage(request, response);
      } finally {
        endTurn();
      }
    };
    takeTurn(networks[0], { make: AsyncLocalStorage.bind(render), refuse: () => refuse(429, 2) });
  };
}
