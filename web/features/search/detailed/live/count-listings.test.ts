import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#lib/api/query-client.ts';
import { startCounting } from './count-listings.ts';
import type { Live } from './live-count.ts';

interface Asked {
  filters: unknown;
  signal: AbortSignal;
  answer: (status: number, body: unknown) => void;
}

let asked: Asked[];
let told: Live[];
let counter: ReturnType<typeof startCounting>;

beforeEach(() => {
  asked = [];
  told = [];
  vi.stubGlobal('fetch', (_url: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    return new Promise<Response>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      const headers = { 'content-type': 'application/problem+json' };
      const answer = (status: number, data: unknown) => resolve(Response.json(data, { status, headers }));
      asked.push({ filters: JSON.parse(body), signal, answer });
    });
  });
  counter = startCounting((live) => told.push(live));
});

afterEach(() => {
  counter.stop();
  queryClient().clear();
  vi.unstubAllGlobals();
});

const last = () => told.at(-1);

test('a number stays until the next one is there, and a superseded count is cancelled', async () => {
  counter.ask('preis-bis=15000');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  asked[0]?.answer(200, { total: 1_486 });
  await vi.waitFor(() => expect(last()).toMatchObject({ total: 1_486, counting: false }));

  counter.ask('preis-bis=14000');
  expect(last()).toMatchObject({ total: 1_486, counting: true });
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  counter.ask('preis-bis=13000&treibstoff=diesel');
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  expect(asked[1]?.signal.aborted).toBe(true);
  expect(asked[2]?.filters).toEqual({ priceEur: { to: 13_000 }, fuel: ['diesel'] });
  asked[2]?.answer(200, { total: 12 });
  await vi.waitFor(() => expect(last()).toMatchObject({ total: 12, counting: false, active: { price: 1, engine: 1 } }));
});

test('the same search is not counted twice, however the form orders it', async () => {
  counter.ask('treibstoff=diesel&preis-bis=13000');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  asked[0]?.answer(200, { total: 12 });
  await vi.waitFor(() => expect(last()).toMatchObject({ total: 12, counting: false }));
  counter.ask('preis-bis=13.000&treibstoff=diesel&umkreis=50');
  expect(last()).toMatchObject({ total: 12, counting: false });
  expect(asked).toHaveLength(1);
});

test.each([
  [400, { code: 'invalid-request', issues: [{ code: 'unknown-postcode' }] }, 'unknown-postcode'],
  [429, { code: 'too-many-requests' }, 'too-many'],
  [503, { code: 'search-unavailable' }, 'failed'],
])('an answer %i is told with its reason', async (status, body, problem) => {
  counter.ask('ort=9999');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  asked[0]?.answer(status, body);
  await vi.waitFor(() => expect(last()).toMatchObject({ problem }));
});

test.each([
  ['Graz', undefined],
  ['St. Pölten', undefined],
  ['80', undefined],
  ['0123', 'unknown-postcode'],
  ['---', 'unknown-postcode'],
])('a place typed as "%s" is told as %s', (typed, problem) => {
  counter.ask(`ort=${typed}`);
  expect(last()?.problem).toBe(problem);
});

test('around a town no number is told, that of all Austria least of all, until there is a postcode', async () => {
  counter.ask('preis-bis=12000&ort=Graz');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  asked[0]?.answer(200, { total: 1_486 });
  await vi.waitFor(() => expect(last()).toMatchObject({ hasTown: true, counting: false }));
  expect(told.map(({ total }) => total)).not.toContain(1_486);

  counter.ask('preis-bis=12000&ort=8010');
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked[1]?.answer(200, { total: 12 });
  await vi.waitFor(() => expect(last()).toMatchObject({ total: 12, hasTown: false, counting: false }));
});
