import { signAccessToken } from '@kardan/core/accounts/sessions/access-token';
import { type AccountRights, buildAccount, buildSession } from '@kardan/core/testing/build-account';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { storedRows } from '@kardan/core/testing/stored-rows';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RegisteredRoute } from '../calls/registered-routes.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { operatorRights, signOddToken, staffRights } from '../testing/test-tokens.ts';
import type { Access } from './access.ts';

type Rule = Exclude<Access['rule'], 'everyone'>;
/** How a call ends before its use case: refused so, or let through; of two the first is for reading. */
type Ending = 401 | 403 | 404 | 'let through';
type Endings = Ending | [reading: Ending, changing: Ending];

const through = 'let through';
const nobody = { nobody: 401, expired: 401, revoked: 401, locked: 401 } as const;
const onlyReading: Endings = [through, 403];

const expected: Record<Rule, Record<Caller, Endings>> = {
  'signed-in': {
    ...nobody,
    staff: through,
    owner: through,
    'group owner': through,
    'group analyst': through,
    'other staff': through,
    'other owner': through,
    'suspended staff': through,
    'suspended owner': through,
    editor: through,
    operator: through,
    'operator without second factor': through,
  },
  operator: {
    ...nobody,
    staff: 403,
    owner: 403,
    'group owner': 403,
    'group analyst': 403,
    'other staff': 403,
    'other owner': 403,
    'suspended staff': 403,
    'suspended owner': 403,
    editor: 403,
    operator: through,
    'operator without second factor': 403,
  },
  dealer: {
    ...nobody,
    staff: through,
    owner: through,
    'group owner': through,
    'group analyst': through,
    'other staff': through,
    'other owner': through,
    // How else could they ask why?
    'suspended staff': through,
    'suspended owner': through,
    editor: 403,
    operator: 403,
    'operator without second factor': 403,
  },
  'dealer-staff': {
    ...nobody,
    staff: through,
    owner: through,
    'group owner': through,
    'group analyst': 403,
    'other staff': 404,
    'other owner': 404,
    'suspended staff': onlyReading,
    'suspended owner': onlyReading,
    editor: 404,
    operator: through,
    'operator without second factor': 403,
  },
  'dealer-owner': {
    ...nobody,
    staff: 403,
    owner: through,
    'group owner': through,
    'group analyst': 403,
    'other staff': 404,
    'other owner': 404,
    'suspended staff': 403,
    'suspended owner': onlyReading,
    editor: 404,
    operator: through,
    'operator without second factor': 403,
  },
};
type Caller =
  | keyof typeof nobody
  | 'staff'
  | 'owner'
  | 'group owner'
  | 'group analyst'
  | 'other staff'
  | 'other owner'
  | 'suspended staff'
  | 'suspended owner'
  | 'editor'
  | 'operator'
  | 'operator without second factor';

interface Named {
  id: number;
  slug: string;
}
let running: TestApp;
let own: Named;
let suspended: Named;
let tokens: Record<Caller, string | undefined>;
let guarded: RegisteredRoute[];
let objects: Record<string, string>;

beforeAll(async () => {
  running = await createTestApp();
  const { database, app } = running;
  const { db } = database;
  const group = await db
    .insertInto('dealerGroup')
    .values({ slug: 'gruppe', name: 'Gruppe' })
    .returning('id')
    .executeTakeFirstOrThrow();
  own = await buildDealership(db, { slug: 'autohaus-eigen', groupId: group.id });
  suspended = await buildDealership(db, { slug: 'autohaus-gesperrt', state: 'suspended' });
  const other = await buildDealership(db, { slug: 'autohaus-fremd' });
  const owner = staffRights(own.id, 'dealer-owner');
  tokens = {
    nobody: undefined,
    expired: await expiredToken(owner),
    revoked: await tokenOf(owner, { session: { endedAt: new Date(), endedBecause: 'ended' } }),
    locked: await tokenOf(owner, { account: { state: 'locked' } }),
    staff: await tokenOf(staffRights(own.id)),
    owner: await tokenOf(owner),
    'group owner': await tokenOf({ groups: { [group.id]: 'group-owner' } }),
    'group analyst': await tokenOf({ groups: { [group.id]: 'group-analyst' } }),
    'other staff': await tokenOf(staffRights(other.id)),
    'other owner': await tokenOf(staffRights(other.id, 'dealer-owner')),
    'suspended staff': await tokenOf(staffRights(suspended.id)),
    'suspended owner': await tokenOf(staffRights(suspended.id, 'dealer-owner')),
    editor: await tokenOf({ isEditor: true }),
    operator: await tokenOf(operatorRights),
    'operator without second factor': await tokenOf(operatorRights, { session: { isStrong: false } }),
  };
  // Objects that are there, so that "not found" can only mean "not yours".
  const member = await buildAccount(db, staffRights(own.id));
  await buildAccount(db, staffRights(suspended.id));
  const uploadId = '5f0c7a52-0000-4000-8000-000000000001';
  const suspendedUploadId = '5f0c7a52-0000-4000-8000-000000000002';
  await db
    .insertInto('imageUpload')
    .values([
      { id: uploadId, dealershipId: own.id, sourceHash: 'a'.repeat(64), sourceBytes: 1 },
      { id: suspendedUploadId, dealershipId: suspended.id, sourceHash: 'b'.repeat(64), sourceBytes: 1 },
    ])
    .execute();
  objects = { id: '1010', uploadId, suspendedUploadId, accountId: String(member.id) };
  guarded = app.registered.filter(({ access }) => access !== undefined && access.rule !== 'everyone');
});
afterAll(() => running[Symbol.asyncDispose]());

interface Overrides {
  account?: Parameters<typeof buildAccount>[2];
  session?: Parameters<typeof buildSession>[2];
}

async function tokenOf(rights: AccountRights, { account, session }: Overrides = {}): Promise<string> {
  const { db } = running.database;
  const { id: accountId } = await buildAccount(db, rights, account);
  return signAccessToken(running.services.env, { accountId, sessionId: await buildSession(db, accountId, session) });
}

/** Of a session that lives. */
async function expiredToken(rights: AccountRights): Promise<string> {
  const { db } = running.database;
  const { id: accountId } = await buildAccount(db, rights);
  const sessionId = await buildSession(db, accountId);
  return signOddToken(running.services.env, { accountId, sessionId }, { expiresIn: '-1 second' });
}

function pathOf({ url, access }: RegisteredRoute, dealership: Named, by: 'id' | 'slug'): string {
  const param = access && 'param' in access ? access.param : undefined;
  return url.replaceAll(/:(\w+)/g, (_, name: string) => {
    const ofSuspended =
      dealership === suspended ? objects[`suspended${name[0]?.toUpperCase()}${name.slice(1)}`] : undefined;
    const object = name === param ? String(dealership[by]) : (ofSuspended ?? objects[name]);
    if (object === undefined) throw new Error(`name an object for :${name} of ${url}`);
    return object;
  });
}

let visits = 0;

/** How the call ends with a body that no use case takes; each from an address of its own, since they are counted too. */
async function ending(route: RegisteredRoute, path: string, caller: Caller): Promise<Ending> {
  const token = tokens[caller];
  const body = isReading(route) ? {} : { payload: 'x' };
  visits += 1;
  const { statusCode } = await running.app.inject({
    method: route.method as 'GET',
    url: path,
    remoteAddress: `10.9.${visits >> 8}.${visits & 255}`,
    headers: { 'content-type': 'application/x-nobody-takes-this', ...(token && { authorization: `Bearer ${token}` }) },
    ...body,
  });
  return statusCode === 401 || statusCode === 403 || statusCode === 404 ? statusCode : through;
}

function isReading({ method }: RegisteredRoute): boolean {
  return method === 'GET' || method === 'HEAD';
}

const rules = Object.keys(expected) as Rule[];
const callers = Object.keys(expected.operator) as Caller[];

describe.each(rules)('a route for %s', (rule) => {
  test.each(callers)('called by %s ends as the matrix says, and what is refused changes no row', async (caller) => {
    const before = await storedRows(running.database.db);
    for (const route of guarded.filter(({ access }) => access?.rule === rule)) {
      const row = expected[rule][caller];
      const end = Array.isArray(row) ? row[isReading(route) ? 0 : 1] : row;
      const target = caller.startsWith('suspended') ? suspended : own;
      for (const by of ['id', 'slug'] as const) {
        const path = pathOf(route, target, by);
        const name = `${route.method} ${path}`;
        expect([name, await ending(route, path, caller)]).toEqual([name, end]);
      }
    }
    expect(await storedRows(running.database.db)).toEqual(before);
  });
});

test('every guarded route is in the matrix', () => {
  const walked = new Set<string | undefined>(rules);
  expect(guarded.filter(({ access }) => !walked.has(access?.rule)).map(({ url }) => url)).toEqual([]);
  expect(guarded.length).toBeGreaterThan(20);
});

test('a city that nobody but operators may delete is still there', async () => {
  const { db } = running.database;
  expect(await db.selectFrom('city').select('id').where('id', '=', Number(objects.id)).execute()).toHaveLength(1);
});

/** A body that the use case would take, for every call on a dealership's objects that takes JSON. */
const bodies: Record<string, object | undefined> = {
  'POST /admin/dealership/:dealershipId/members': {
    email: 'neu@test.example',
    displayName: 'Neu',
    role: 'dealer-owner',
    language: 'de-AT',
  },
  'PUT /admin/dealership/:dealershipId/members/:accountId': { role: 'dealer-owner' },
  'DELETE /admin/dealership/:dealershipId/members/:accountId': undefined,
  // Takes a file; nobody of another dealership gets so far.
  'POST /admin/dealership/:dealershipId/image': undefined,
};

test.each<Caller>(['other staff', 'other owner', 'editor'])(
  'what another dealership has does not exist for %s, with bodies that would do something, and nothing changes',
  async (caller) => {
    const before = await storedRows(running.database.db);
    const changing = guarded.filter((route) => route.access && 'param' in route.access && !isReading(route));
    for (const route of changing) {
      const name = `${route.method} ${route.url.replace('/api/v1/public', '')}`;
      expect(Object.keys(bodies), 'a body for each').toContain(name);
      const payload = bodies[name];
      const { statusCode } = await running.app.inject({
        method: route.method as 'POST',
        url: pathOf(route, own, 'id'),
        headers: { authorization: `Bearer ${tokens[caller]}` },
        ...(payload && { payload }),
      });
      expect([name, statusCode]).toEqual([name, 404]);
    }
    expect(await storedRows(running.database.db)).toEqual(before);
  },
);
