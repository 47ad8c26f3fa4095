import { companyReturnPath } from '@kardan/contract/site-paths';
import { signAccessToken } from '@kardan/core/accounts/sessions/access-token';
import { type AccountRights, buildAccount, buildSession } from '@kardan/core/testing/build-account';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { createTestProvider, type TestProvider } from '@kardan/core/testing/identity-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInWithCompany } from '../../testing/company-sign-in.ts';
import { accessTokenOf, call, signInWith } from '../../testing/sign-in.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let running: TestApp;
let provider: TestProvider;
let groupId: number;
let otherGroupId: number;
let dealershipId: number;
let foreignId: number;
let owner: string;

beforeAll(async () => {
  running = await createTestApp();
  const { db } = running.database;
  const group = (slug: string) =>
    db.insertInto('dealerGroup').values({ slug, name: slug }).returning('id').executeTakeFirstOrThrow();
  ({ id: groupId } = await group('gruppe-eins'));
  ({ id: otherGroupId } = await group('gruppe-zwei'));
  ({ id: dealershipId } = await buildDealership(db, { slug: 'haus-eins', groupId }));
  ({ id: foreignId } = await buildDealership(db, { slug: 'haus-fremd' }));
  provider = await createTestProvider({
    redirectUri: running.services.env.SITE_ORIGIN + companyReturnPath(groupId),
  });
  owner = await tokenOf({ groups: { [groupId]: 'group-owner' } });
});
afterAll(async () => {
  await provider[Symbol.asyncDispose]();
  await running[Symbol.asyncDispose]();
});

async function tokenOf(rights: AccountRights, session: Parameters<typeof buildSession>[2] = {}, email?: string) {
  const { db } = running.database;
  const { id: accountId } = await buildAccount(db, rights, email === undefined ? {} : { email });
  return signAccessToken(running.services.env, { accountId, sessionId: await buildSession(db, accountId, session) });
}

const path = (group = groupId) => `/admin/group/${group}/identity-provider`;

function setUp(domain: string, differing: object = {}) {
  return {
    issuer: provider.issuer,
    clientId: provider.clientId,
    clientSecret: provider.clientSecret,
    domains: [domain],
    roleClaim: 'groups',
    roles: [{ value: 'verkauf', role: 'dealer-staff', dealershipId }],
    ...differing,
  };
}
const release = (token: string, domain: string, differing: object = {}) => {
  const { issuer, domains } = { ...setUp(domain), ...differing };
  const to = `/admin/operator/company-accounts/${groupId}/release`;
  return call(running, 'POST', to, { issuer, domains }, { token });
};
const save = (token: string, body: object, group = groupId) => call(running, 'PUT', path(group), body, { token });
const lives = async (token: string) => (await call(running, 'GET', '/admin/ping', undefined, { token })).status === 200;

test('a group’s owner sets the provider up; its domains count once an operator has released them, which no saving does', async () => {
  const colleague = await tokenOf({}, {}, 'kollegin@eins.example');
  const boss = await tokenOf({ groups: { [groupId]: 'group-owner' } }, {}, 'chefin@eins.example');
  const saved = await save(owner, setUp('Eins.example'));
  expect(saved).toMatchObject({ status: 200, body: { domains: [{ domain: 'eins.example', isConfirmed: false }] } });
  expect((await signInWith(running, 'kollegin@eins.example')).body.code).toBe('wrong-credentials');
  expect(await lives(colleague)).toBe(true);

  const { clientSecret: _, ...unchanged } = setUp('eins.example');
  const operator = await tokenOf({ isOperator: true });
  expect((await save(operator, unchanged)).body.domains).toEqual([{ domain: 'eins.example', isConfirmed: false }]);
  expect((await release(owner, 'eins.example')).status).toBe(403);
  const confirmed = await release(operator, 'eins.example');
  expect(confirmed.body.domains).toEqual([{ domain: 'eins.example', isConfirmed: true }]);
  expect((await signInWith(running, 'kollegin@eins.example')).body.code).toBe('company-account');
  // Sessions that were begun otherwise are over, but for who has to be able to mend it.
  expect([await lives(colleague), await lives(boss)]).toEqual([false, true]);

  provider.people.set('eins', { sub: 'eins', email: 'neu@eins.example', email_verified: true, groups: ['verkauf'] });
  expect((await signInWithCompany(running, provider, groupId, 'eins')).status).toBe(200);
});

test('what is told of it holds what the provider needs, and never the secret', async () => {
  const { body } = await call(running, 'GET', path(), undefined, { token: owner });
  const { SITE_ORIGIN } = running.services.env;
  expect(body).toMatchObject({
    group: { id: groupId },
    dealerships: [{ id: dealershipId }],
    redirectUri: `${SITE_ORIGIN}/anmelden/firmenkonto/${groupId}`,
    logoutUri: `${SITE_ORIGIN}/api/v1/public/admin/auth/sso/logout/${groupId}`,
    provider: { issuer: provider.issuer, clientId: provider.clientId },
  });
  expect(JSON.stringify(body)).not.toContain(provider.clientSecret);
  const { db } = running.database;
  const stored = await db.selectFrom('identityProvider').selectAll().where('groupId', '=', groupId).executeTakeFirst();
  expect(stored?.secretEncrypted).not.toContain(provider.clientSecret);
  const acts = await db
    .selectFrom('auditEntry')
    .selectAll()
    .where('action', '=', 'identity-provider.changed')
    .execute();
  expect(acts.length).toBeGreaterThanOrEqual(2);
  expect(JSON.stringify(acts)).not.toContain(provider.clientSecret);
});

test('an operator finds on the desk what waits to be released; what has changed since it was looked at is not', async () => {
  const operator = await tokenOf({ isOperator: true });
  const other = await tokenOf({ groups: { [groupId]: 'group-owner' } });
  await save(other, setUp('eins.example', { domains: ['eins.example', 'neu.example'] }));
  const waiting = async () => {
    const { body } = await call(running, 'GET', '/admin/operator/desk', undefined, { token: operator });
    const items = body.items.filter(({ kind }: { kind: string }) => kind === 'company-account');
    expect(body.counts['company-account']).toBe(items.length);
    return items;
  };
  expect(await waiting()).toMatchObject([{ id: String(groupId), group: 'gruppe-eins', domains: ['neu.example'] }]);
  for (const [domain, differing] of [
    ['fremd.example', {}],
    ['neu.example', { issuer: 'https://id.anders.example' }],
  ] as const) {
    expect((await release(operator, domain, differing)).body.code).toBe('stale-revision');
  }
  expect(await waiting()).toHaveLength(1);
  const stale = await tokenOf({ isOperator: true }, { signedInAt: new Date(Date.now() - 3_600_000) });
  expect((await release(stale, 'neu.example')).body.code).toBe('sign-in-again');
  expect((await release(operator, 'neu.example')).status).toBe(200);
  expect(await waiting()).toEqual([]);
  await save(owner, setUp('eins.example'));
});

test('changing it needs a fresh sign-in', async () => {
  const stale = await tokenOf(
    { groups: { [groupId]: 'group-owner' } },
    { signedInAt: new Date(Date.now() - 3_600_000) },
  );
  expect((await save(stale, setUp('eins.example'))).body.code).toBe('sign-in-again');
  expect((await call(running, 'DELETE', path(), undefined, { token: stale })).body.code).toBe('sign-in-again');
  expect((await call(running, 'GET', path(), undefined, { token: stale })).status).toBe(200);
});

test('a dealership of others, a missing secret and a domain that is another group’s are refused', async () => {
  const issuesOf = async (body: object, group = groupId, token = owner) =>
    ((await save(token, body, group)).body.issues ?? []).map(({ code }: { code: string }) => code);
  const role = { value: 'x', role: 'dealer-owner', dealershipId: foreignId };
  expect(await issuesOf(setUp('eins.example', { roles: [role] }))).toEqual(['unknown-dealership']);
  const { clientSecret: _, ...withoutSecret } = setUp('eins.example', { clientId: 'ein-anderer' });
  expect(await issuesOf(withoutSecret)).toEqual(['secret-needed']);
  const other = await tokenOf({ groups: { [otherGroupId]: 'group-owner' } });
  const roles = [{ value: 'x', role: 'group-owner', dealershipId: null }];
  expect(await issuesOf(setUp('eins.example', { roles }), otherGroupId, other)).toEqual(['domain-taken']);
  expect((await save(owner, setUp('eins.example', { roles: [{ ...role, role: 'operator' }] }))).status).toBe(400);
});

test('another client knows nobody of the one before: its sessions end, its links are gone', async () => {
  const token = accessTokenOf(await signInWithCompany(running, provider, groupId, 'eins'));
  await save(await tokenOf({ isOperator: true }), setUp('eins.example', { clientId: 'ein-anderer' }));
  expect(await lives(token)).toBe(false);
  expect(await running.database.db.selectFrom('externalIdentity').select('subject').execute()).toEqual([]);
  await save(await tokenOf({ isOperator: true }), setUp('eins.example'));
});

test('whoever changes or removes it by a company session goes on, and every other company session ends', async () => {
  const operator = await tokenOf({ isOperator: true });
  const roles = [{ value: 'leitung', role: 'group-owner', dealershipId: null }];
  await save(operator, setUp('eins.example', { roles }));
  provider.people.set('chef', { sub: 'chef', email: 'chef@eins.example', email_verified: true, groups: ['leitung'] });
  const signIn = async () => accessTokenOf(await signInWithCompany(running, provider, groupId, 'chef'));
  for (const act of [
    (token: string) => save(token, setUp('eins.example', { roles, clientId: 'ein-anderer' })),
    (token: string) => call(running, 'DELETE', path(), undefined, { token }),
  ]) {
    const [here, elsewhere] = [await signIn(), await signIn()];
    expect([200, 204]).toContain((await act(here)).status);
    expect([await lives(here), await lives(elsewhere)]).toEqual([true, false]);
    await save(operator, setUp('eins.example', { roles }));
    await release(operator, 'eins.example');
  }
  await save(operator, setUp('eins.example'));
});

test('once it is removed its sessions end, and its people choose a password by mail', async () => {
  const token = accessTokenOf(await signInWithCompany(running, provider, groupId, 'eins'));
  expect((await call(running, 'DELETE', path(), undefined, { token: owner })).status).toBe(204);
  expect((await call(running, 'DELETE', path(), undefined, { token: owner })).status).toBe(404);
  expect(await lives(token)).toBe(false);
  const reset = { email: 'neu@eins.example', language: 'de-AT' };
  expect((await call(running, 'POST', '/admin/auth/password-reset', reset)).status).toBe(204);
  const { db } = running.database;
  const mails = await db.selectFrom('mail').select('template').where('recipient', '=', reset.email).execute();
  expect(mails.map(({ template }) => template)).toContain('account-reset');
  expect((await call(running, 'GET', path(), undefined, { token: owner })).body.provider).toBeNull();
});

test('an issuer can be tried: ready, not reachable, another one, or no provider at all', async () => {
  const check = async (issuer: string) =>
    (await call(running, 'POST', `${path()}/check`, { issuer }, { token: owner })).body.check;
  expect(await check(provider.issuer)).toBe('ready');
  expect(await check('http://127.0.0.1:9')).toBe('unreachable');
  expect(await check(provider.issuer.replace('localhost', '127.0.0.1'))).toBe('other-issuer');
  expect(await check(`${provider.issuer}/nirgends`)).toBe('unsuitable');
});

test('an issuer in another spelling than providers write is refused, and is no defect', async () => {
  const issuer = 'HTTPS://id.test.example';
  for (const [method, to, body] of [
    ['PUT', path(), { ...setUp('eins.example'), issuer }],
    ['POST', `${path()}/check`, { issuer }],
  ] as const) {
    const answer = await call(running, method, to, body, { token: owner });
    expect([answer.status, answer.body.issues]).toMatchObject([400, [{ path: ['issuer'] }]]);
  }
});

test('a site on the internet takes no provider without HTTPS, and asks none of its own network', async () => {
  await using site = await createTestApp({ env: { SITE_ORIGIN: 'https://kardan.example' } });
  const { db } = site.database;
  const { id } = await db
    .insertInto('dealerGroup')
    .values({ slug: 'gruppe', name: 'Gruppe' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = await site.tokenWith({ groups: { [id]: 'group-owner' } });
  const body = setUp('eins.example', { roles: [{ value: 'x', role: 'group-owner', dealershipId: null }] });
  const refused = await call(site, 'PUT', path(id), body, { token });
  expect(refused.body.issues).toMatchObject([{ path: ['issuer'], code: 'https-only' }]);
  const checks = {
    [provider.issuer]: 'unsuitable',
    'https://localhost': 'unreachable',
    'https://10.0.0.1': 'unreachable',
  };
  for (const [issuer, check] of Object.entries(checks)) {
    const { body: answer } = await call(site, 'POST', `${path(id)}/check`, { issuer }, { token });
    expect([issuer, answer.check]).toEqual([issuer, check]);
  }
});
