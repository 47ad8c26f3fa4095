import { buildDealership } from '@kardan/core/testing/build-dealership';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RegisteredRoute } from '../calls/registered-routes.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { operatorClaims, staffClaims } from '../testing/test-tokens.ts';
import type { Access } from './access.ts';

type Rule = Exclude<Access['rule'], 'everyone'>;
/** How a call ends before its use case: refused so, or let through. */
type Ending = 401 | 403 | 404 | 'let through';
type Caller = 'nobody' | 'other staff' | 'other owner' | 'staff' | 'owner' | 'operator';

const expected: Record<Rule, Record<Caller, Ending>> = {
  operator: {
    nobody: 401,
    'other staff': 403,
    'other owner': 403,
    staff: 403,
    owner: 403,
    operator: 'let through',
  },
  dealer: {
    nobody: 401,
    'other staff': 'let through',
    'other owner': 'let through',
    staff: 'let through',
    owner: 'let through',
    operator: 403,
  },
  'dealer-staff': {
    nobody: 401,
    'other staff': 404,
    'other owner': 404,
    staff: 'let through',
    owner: 'let through',
    operator: 'let through',
  },
  'dealer-owner': {
    nobody: 401,
    'other staff': 404,
    'other owner': 404,
    staff: 403,
    owner: 'let through',
    operator: 'let through',
  },
};

let running: TestApp;
let own: { id: number; slug: string };
let tokens: Record<Caller, string | undefined>;
let guarded: RegisteredRoute[];
beforeAll(async () => {
  running = await createTestApp();
  const { database, app, sign } = running;
  own = await buildDealership(database.db, { slug: 'autohaus-eigen' });
  const other = await buildDealership(database.db, { slug: 'autohaus-fremd' });
  tokens = {
    nobody: undefined,
    'other staff': await sign(staffClaims(other.id)),
    'other owner': await sign(staffClaims(other.id, 'dealer-owner')),
    staff: await sign(staffClaims(own.id)),
    owner: await sign(staffClaims(own.id, 'dealer-owner')),
    operator: await sign(operatorClaims),
  };
  await database.db
    .insertInto('imageUpload')
    .values({ id: uploadId, dealershipId: own.id, sourceHash: 'a'.repeat(64), sourceBytes: 1 })
    .execute();
  guarded = app.registered.filter(({ access }) => access !== undefined && access.rule !== 'everyone');
});
afterAll(() => running[Symbol.asyncDispose]());

/** Objects that are there, so that "not found" can only mean "not yours". */
const uploadId = '5f0c7a52-0000-4000-8000-000000000001';
const objects: Record<string, string> = { id: '1010', uploadId };

function pathOf({ url, access }: RegisteredRoute, dealership: string): string {
  const param = access && 'param' in access ? access.param : undefined;
  return url.replaceAll(/:(\w+)/g, (_, name: string) => {
    const object = name === param ? dealership : objects[name];
    if (object === undefined) throw new Error(`name an object for :${name} of ${url}`);
    return object;
  });
}

/** How the call ends with a body that no use case takes. */
async function ending(route: RegisteredRoute, dealership: string, caller: Caller): Promise<Ending> {
  const token = tokens[caller];
  const body = route.method === 'GET' || route.method === 'HEAD' ? {} : { payload: 'x' };
  const { statusCode } = await running.app.inject({
    method: route.method as 'GET',
    url: pathOf(route, dealership),
    headers: { 'content-type': 'application/x-nobody-takes-this', ...(token && { authorization: `Bearer ${token}` }) },
    ...body,
  });
  return statusCode === 401 || statusCode === 403 || statusCode === 404 ? statusCode : 'let through';
}

describe.each(Object.keys(expected) as Rule[])('a route for %s', (rule) => {
  test.each(Object.entries(expected[rule]) as [Caller, Ending][])('called by %s: %s', async (caller, end) => {
    const routes = guarded.filter(({ access }) => access?.rule === rule);
    for (const route of routes) {
      for (const dealership of [String(own.id), own.slug]) {
        const name = `${route.method} ${pathOf(route, dealership)}`;
        expect([name, await ending(route, dealership, caller)]).toEqual([name, end]);
      }
    }
  });
});

test('every guarded route is walked, and nothing that was refused has left a trace', async () => {
  const rules = new Set(guarded.map(({ access }) => access?.rule));
  expect([...rules].filter((rule) => !rule || !(rule in expected))).toEqual([]);
  const { db } = running.database;
  expect(await db.selectFrom('imageUpload').select('id').execute()).toEqual([{ id: uploadId }]);
  expect(await db.selectFrom('inquiry').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('city').select('id').where('id', '=', Number(objects.id)).execute()).toHaveLength(1);
});
