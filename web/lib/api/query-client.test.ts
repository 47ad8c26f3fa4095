import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from '@kardan/contract/client/client';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient, retryDelayMs } from './query-client.ts';

interface Asked {
  url: string;
  closed: Promise<void>;
  answer: (status: number, body: unknown) => void;
}

let server: Server;
let client: QueryClient;
let asked: Asked[];
let host: string;

beforeEach(async () => {
  asked = [];
  client = createQueryClient();
  server = createServer((request, response) => {
    asked.push({
      url: request.url ?? '',
      // Of the connection, before an answer was sent.
      closed: new Promise((resolve) => response.once('close', () => !response.writableEnded && resolve())),
      answer: (status, body) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(body));
      },
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  client.clear();
  server.closeAllConnections();
  server.close();
});

function suggestions(text: string) {
  const api = createClient({ host });
  return {
    queryKey: ['suggest', text],
    queryFn: ({ signal }: { signal: AbortSignal }) => api.suggestText({ query: { text }, signal }),
  };
}

test('a superseded question is given up: the server sees its connection close', async () => {
  const observer = new QueryObserver(client, suggestions('gol'));
  observer.subscribe(() => {});
  await vi.waitFor(() => expect(asked).toHaveLength(1));

  observer.setOptions(suggestions('golf'));
  await asked[0]?.closed;
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked[1]?.answer(200, { suggestions: [] });
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual({ suggestions: [] }));
  expect(asked[1]?.url).toContain('text=golf');
});

test('an answer is kept: the same question is not asked again', async () => {
  const first = client.fetchQuery(suggestions('golf'));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  asked[0]?.answer(200, { suggestions: [] });
  await first;
  await client.fetchQuery(suggestions('golf'));
  expect(asked).toHaveLength(1);
});

test('a request that is wrong is not repeated, a server that failed is asked again after a second, and so is one that the line was too slow for', async () => {
  const observer = new QueryObserver(client, suggestions('golf'));
  observer.subscribe(() => {});
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const failedAt = performance.now();
  asked[0]?.answer(503, {});
  await vi.waitFor(() => expect(asked).toHaveLength(2), { timeout: 5_000 });
  expect(performance.now() - failedAt).toBeGreaterThan(900);
  asked[1]?.answer(408, {});
  await vi.waitFor(() => expect(asked).toHaveLength(3), { timeout: 5_000 });
  asked[2]?.answer(400, {});
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true), { timeout: 5_000 });
  expect(asked).toHaveLength(3);
});

test('waits double from one second up to thirty', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(retryDelayMs)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});

test('the cache asks in any network state, not on window focus, and keeps unused answers for five minutes', () => {
  expect(client.getDefaultOptions().queries).toMatchObject({
    networkMode: 'always',
    refetchOnWindowFocus: false,
    gcTime: 300_000,
  });
});
