import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from '@kardan/contract/client/client';
import { translator } from '@kardan/ui/texts/translator.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failure } from '#texts/de/failure.ts';
import { failureText, isOffline } from '../failure/failure-text.ts';
import { fetchWithin, isTimeout } from './fetch-in-time.ts';

let silent: Server;
let host: string;

beforeAll(async () => {
  silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
});
afterAll(() => {
  silent.closeAllConnections();
  silent.close();
});

test('a call that nobody answers ends, and is told as slow rather than as offline', async () => {
  const api = createClient({ host, fetch: fetchWithin(50) });
  const error = await api.ping().catch((reason: unknown) => reason);
  expect([isTimeout(error), isOffline(error)]).toEqual([true, false]);
  expect(failureText(error, translator('de-AT', failure))).toBe(failure.timeout);
});

test('whoever leaves the page cancels, which is no failure of the network', async () => {
  const api = createClient({ host, fetch: fetchWithin(60_000) });
  const left = new AbortController();
  setTimeout(() => left.abort(), 20);
  const error = await api.ping({ signal: left.signal }).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'cancelled' });
  expect(isTimeout(error)).toBe(false);
});
