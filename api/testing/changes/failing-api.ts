import { type Call, mayTakeLong } from '@kardan/contract/calls/call';
import { calls } from '@kardan/contract/calls/calls';
import { openMedia } from '@kardan/core/media/media';
import { openSearchEngine } from '@kardan/core/search/engine';
import { openTcpProxy, type TcpProxy } from '@kardan/core/testing/tcp-proxy';
import { buildApp } from '../../app.ts';
import type { TestApp } from '../test-app.ts';
import { changingCalls } from './changing-calls.ts';

export const failingServices = ['engine', 'store'] as const;
export const failures = ['down', 'hanging', 'reset', 'half'] as const;
export type FailingService = (typeof failingServices)[number];
export type Failure = (typeof failures)[number];

/** What a call is given before it is an outage, and what a busy machine of tests adds. */
const maxMs = 1_500 + 8_500;

export interface FailingApi extends AsyncDisposable {
  /**
   * Makes a call of the failing API, and once more of a sound one when it was an outage: what cannot be done now is done later. Gives
   * every ending that is neither.
   */
  flawsOf(name: string): Promise<string[]>;
}

/** The API once more, on the same stores, with a way to one of its services that fails. */
export async function openFailingApi(running: TestApp, service: FailingService, failure: Failure): Promise<FailingApi> {
  const { services } = running;
  const { env } = services;
  await using opening = new AsyncDisposableStack();
  const way = opening.use(await failingWay(service === 'engine' ? env.OPENSEARCH_URL[0] : env.S3_ENDPOINT, failure));
  const search =
    service === 'store'
      ? services.search
      : openSearchEngine(
          { ...env, OPENSEARCH_URL: [way.url], LISTING_INDEX: services.search.indexName },
          env.API_TIMEOUT_MS,
        );
  const media =
    service === 'engine'
      ? services.media
      : openMedia({ ...env, S3_ENDPOINT: way.url, S3_BUCKET: services.media.bucket });
  const app = await buildApp({ ...services, search, media }, { serialiser: 'validating' });
  opening.defer(() => app.close());
  const host = await app.listen({ host: '127.0.0.1', port: 0 });
  const opened = opening.move();
  return {
    async flawsOf(name) {
      const prepare = changingCalls.get(name);
      if (!prepare) throw new Error(`nobody knows how to make ${name}`);
      const send = await prepare(running);
      const begun = performance.now();
      const status = await send(host);
      const tookMs = performance.now() - begun;
      const late = tookMs > maxMs && !mayTakeLong(callAt(name)) ? [`${name}: ${Math.round(tookMs)} ms`] : [];
      if (status < 400) return late;
      if (status !== 503) return [...late, `${name}: ${status}`];
      const again = await send(running.host);
      return again < 400 ? late : [...late, `${name}: 503, and ${again} once all is well`];
    },
    async [Symbol.asyncDispose]() {
      await opened.disposeAsync();
      if (search !== services.search) await search.client.close();
      if (media !== services.media) media.client.destroy();
    },
  };
}

/** A way on which nothing comes through as it should. */
async function failingWay(target: string | undefined, failure: Failure): Promise<TcpProxy> {
  if (!target) throw new Error('no address to fail');
  const way = await openTcpProxy(target, (client, service) => {
    // Taken, and never answered.
    if (failure === 'hanging') client.resume();
    if (failure === 'reset') client.resetAndDestroy();
    if (failure !== 'half') return;
    client.pipe(service);
    service.once('data', (answer: Buffer) => {
      client.end(answer.subarray(0, Math.floor(answer.length / 2)));
      service.destroy();
    });
  });
  if (failure === 'down') way.cut();
  return way;
}

function callAt(name: string): Call {
  const found = Object.values<Call>(calls).find(({ method, path }) => `${method} ${path}` === name);
  if (!found) throw new Error(`no call is ${name}`);
  return found;
}
