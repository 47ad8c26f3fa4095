import { apiPrefix, type Call } from '@kardan/contract/calls/call';
import { calls } from '@kardan/contract/calls/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOfflineApp } from '../testing/offline-app.ts';
import type { RegisteredRoute } from './registered-routes.ts';

let app: Awaited<ReturnType<typeof createOfflineApp>>;
let routes: RegisteredRoute[];
beforeAll(async () => {
  app = await createOfflineApp();
  await app.ready();
  routes = app.registered.filter(({ url }) => !url.startsWith('/health/'));
});
afterAll(() => app.close());

const named = ({ method, url }: { method: string; url: string }) => `${method} ${url}`;
const contract = Object.values<Call>(calls).map((call) => ({ ...call, url: apiPrefix + call.path }));

test('every route declares who may call it', () => {
  expect(routes.filter(({ access }) => !access).map(named)).toEqual([]);
});

test('every route declares how often it may be called', () => {
  expect(routes.filter(({ limit }) => !limit || limit.max < 1).map(named)).toEqual([]);
});

test('every guarded route refuses a visitor who called guarded routes without a token too often', async () => {
  const guarded = routes.filter(({ access }) => access?.rule !== 'everyone');
  const call = async ({ method, url }: RegisteredRoute) =>
    (await app.inject({ method: method as 'GET', url: url.replaceAll(/:\w+/g, '1') })).statusCode;
  for (let i = 0; i < 600; i++) expect(await call(guarded[i % guarded.length] as RegisteredRoute)).toBe(401);
  for (const route of guarded) expect([named(route), await call(route)]).toEqual([named(route), 429]);
});

test('accounts are counted only where the access rule asks who calls', () => {
  const open = routes.filter(({ access, limit }) => limit?.by === 'account' && access?.rule === 'everyone');
  expect(open.map(named)).toEqual([]);
});

test('every call of the contract is registered', () => {
  const registered = new Set(routes.map(named));
  expect(contract.map(named).filter((call) => !registered.has(call))).toEqual([]);
});

test('every registered route is a call of the contract', () => {
  const known = new Set(contract.map(named));
  // HEAD comes along with GET.
  const extra = routes.filter(
    ({ method, url }) => !known.has(named({ method: method === 'HEAD' ? 'GET' : method, url })),
  );
  expect(extra.map(named)).toEqual([]);
});

test('calls that carry credentials are the ones whose access rule asks for them', () => {
  const secure = new Set(contract.filter((call) => call.secure).map(named));
  // HEAD comes along with GET.
  const guarded = routes.filter(({ access, method }) => access?.rule !== 'everyone' && method !== 'HEAD').map(named);
  expect(new Set(guarded)).toEqual(secure);
});

test('no two calls share method and path', () => {
  expect(new Set(contract.map(named)).size).toBe(contract.length);
});

test('a path parameter of every access rule stands in its path', () => {
  const lost = routes.filter(
    ({ access, url }) => access && 'param' in access && !('in' in access) && !url.includes(`:${access.param}`),
  );
  expect(lost.map(named)).toEqual([]);
});
