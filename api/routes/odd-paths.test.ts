import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { apiPrefix, type Call } from '@kardan/contract/calls/call';
import { calls } from '@kardan/contract/calls/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { operatorRights } from '../testing/test-tokens.ts';

let running: TestApp;
let authorization: string;
beforeAll(async () => {
  running = await createTestApp();
  authorization = `Bearer ${await running.tokenWith(operatorRights)}`;
});
afterAll(() => running[Symbol.asyncDispose]());

/** The path goes out as it is, which fetch and inject would normalise. */
async function statusOf(path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(running.host);
  const outgoing = request({ hostname, port, path: apiPrefix + path, headers: { authorization } }).end();
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

const odd = {
  NUL: '%00',
  'a word with NUL': 'wien%00',
  'the longest word': 'a'.repeat(160),
  'a longer word': 'a'.repeat(161),
  'a very long word': 'a'.repeat(5_000),
  'a number beyond every id': '99999999999999999999',
  'a negative number': '-1',
  'another script': encodeURIComponent('Łódź-дом-車'),
  'an emoji': encodeURIComponent('🚗'),
  'half an emoji': '%F0%9F%9A',
  'the parent directory': '..',
  'an encoded parent directory': '%2e%2e',
  'an encoded slash': 'wien%2Fcities',
  'a quote': '%27%22%3B--',
  'a pattern': '%25_*',
  blank: '%20',
};

const paths = Object.values<Call>(calls)
  .filter(({ method, path }) => method === 'GET' && path.includes(':'))
  .map(({ path }) => path);

test.each(paths)('GET %s knows nothing by an odd name, and says so', async (path) => {
  const statuses: Record<string, number | undefined> = {};
  for (const [name, value] of Object.entries(odd)) statuses[name] = await statusOf(path.replaceAll(/:\w+/g, value));
  expect(Object.entries(statuses).filter(([, status]) => status !== 400 && status !== 404)).toEqual([]);
});
