import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { openSearchEngine } from '@kardan/core/search/engine';
import { searchListings } from '@kardan/core/search/search-listings';
import type { Services } from '@kardan/core/services';
import { engineOptions } from '@kardan/core/testing/engine-options';
import { expect, test } from 'vitest';
import { distinctRequests } from './distinct-requests.ts';
import { apiSearchText, engineLoad, prepareRequests } from './prepare-loads.ts';
import { sampleMarket } from './testing/sample-market.ts';

test('the engine gets byte by byte what the API would send it, at the same address', async () => {
  const received: { request: IncomingMessage; body: string }[] = [];
  const recorder = createServer((request, response) => void record(request, response));
  const record = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    received.push({ request, body });
    const responses = body
      .trim()
      .split('\n')
      .flatMap((_, i) =>
        i % 2 ? [{ timed_out: false, _shards: { failed: 0 }, hits: { total: { value: 0 }, hits: [] } }] : [],
      );
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ responses }));
  };
  recorder.listen(0, '127.0.0.1');
  await once(recorder, 'listening');
  const url = `http://127.0.0.1:${(recorder.address() as AddressInfo).port}`;
  const search = openSearchEngine(
    engineOptions({
      OPENSEARCH_URL: [url],
      LISTING_INDEX: 'listings',
    }),
  );
  // Requests around a place would ask the database; all others need the engine only.
  const services = { search } as Services;
  const requests = distinctRequests(sampleMarket, 1, 200).filter(({ place }) => !place);

  const texts = (await prepareRequests(services, requests)).map(apiSearchText);
  const load = engineLoad('engine', url, search.readAlias, texts);
  for (const request of requests) await searchListings(services, request);

  expect(received.map(({ body }) => body)).toEqual(load.bodies);
  for (const { request } of received) {
    expect(request.method).toBe('POST');
    expect(request.url).toBe(load.path);
    expect(request.headers['content-type']).toBe(load.contentType);
    expect(request.headers['content-encoding']).toBeUndefined();
  }
  await search.client.close();
  recorder.close();
});
