import { randomUUID } from 'node:crypto';
import { hashPassword } from '@kardan/core/accounts/sign-in/password-hash';
import { buildAccount } from '@kardan/core/testing/build-account';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { forgeTokens } from '@kardan/core/testing/forge-tokens';
import type { TestProvider } from '@kardan/core/testing/identity-provider';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  beginWithCompany,
  buildProvider,
  comeBack,
  signInWithCompany,
  tellSignedOut,
} from '../../testing/company-sign-in.ts';
import { accessTokenOf, call, rightPassword, signInWith } from '../../testing/sign-in.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const domain = 'lechner.example';
let running: TestApp;
let provider: TestProvider;
let groupId: number;
let graz: number;
let weiz: number;
let elsewhere: number;

beforeAll(async () => {
  running = await createTestApp();
  const { db } = running.database;
  const group = { slug: 'lechner-gruppe', name: 'Lechner Gruppe' };
  ({ id: groupId } = await db.insertInto('dealerGroup').values(group).returning('id').executeTakeFirstOrThrow());
  ({ id: graz } = await buildDealership(db, { slug: 'lechner-graz', groupId }));
  ({ id: weiz } = await buildDealership(db, { slug: 'lechner-weiz', groupId }));
  ({ id: elsewhere } = await buildDealership(db, { slug: 'autohaus-fremd' }));
  const roles = [
    { value: 'leitung', role: 'group-owner', dealershipId: null },
    { value: 'verkauf-graz', role: 'dealer-staff', dealershipId: graz },
    { value: 'chef-graz', role: 'dealer-owner', dealershipId: graz },
    { value: 'verkauf', role: 'dealer-staff', dealershipId: null },
    // Such a row cannot be saved; were it there, it must give nothing.
    { value: 'fremd', role: 'dealer-owner', dealershipId: elsewhere },
  ] as const;
  provider = await buildProvider(running, { groupId, domain, roles: [...roles] });
});
afterAll(async () => {
  await provider[Symbol.asyncDispose]();
  await running[Symbol.asyncDispose]();
});
afterEach(() => provider.behave('well'));

let count = 0;

/** Somebody new at the company. */
function hire(groups: string[], differing: object = {}) {
  count += 1;
  const sub = `person-${count}`;
  const person = { sub, email: `person${count}@${domain}`, email_verified: true, name: `Person ${count}`, groups };
  provider.people.set(sub, { ...person, ...differing });
  return person;
}

const signIn = (sub: string) => signInWithCompany(running, provider, groupId, sub);

async function rolesOf(email: string) {
  const { db } = running.database;
  const account = await db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst();
  if (!account) return undefined;
  const memberships = await db
    .selectFrom('membership')
    .select(['dealershipId', 'role'])
    .where('accountId', '=', account.id)
    .orderBy('dealershipId')
    .execute();
  const groups = await db.selectFrom('groupMembership').select('role').where('accountId', '=', account.id).execute();
  return { account, memberships, group: groups[0]?.role };
}

describe('somebody whom their company vouches for', () => {
  test('is signed in at the first time, with an account of their own and the role that the claim gives', async () => {
    const { sub, email } = hire(['verkauf-graz', 'irgendwas']);
    const answer = await signIn(sub);
    expect(answer).toMatchObject({ status: 200, body: { outcome: 'signed-in' } });
    expect(answer.cookie).toBeTruthy();
    expect(answer.body.refreshToken).toBeUndefined();
    const token = accessTokenOf(answer);
    const { body } = await call(running, 'GET', '/admin/account', undefined, { token });
    expect(body).toMatchObject({ email, hasCompanyAccount: true, isOperator: false, isEditor: false });
    expect(body.memberships).toMatchObject([{ role: 'dealer-staff', dealership: { id: graz } }]);
  });

  test('is known by the subject the next time, whatever their address at the company is by then', async () => {
    const { sub, email } = hire(['leitung']);
    await signIn(sub);
    provider.people.set(sub, { sub, email: `neuer-name@${domain}`, email_verified: false, groups: ['leitung'] });
    expect((await signIn(sub)).status).toBe(200);
    expect((await rolesOf(email))?.group).toBe('group-owner');
    expect(await rolesOf(`neuer-name@${domain}`)).toBeUndefined();
  });

  test('takes over the account that their verified address has, with what it may elsewhere', async () => {
    const { sub, email } = hire(['chef-graz']);
    const memberships = { [elsewhere]: 'dealer-staff', [weiz]: 'dealer-owner' } as const;
    const { id } = await buildAccount(running.database.db, { memberships }, { email: email.toUpperCase() });
    expect((await signIn(sub)).status).toBe(200);
    const now = await rolesOf(email);
    expect(now?.account.id).toBe(id);
    expect(now?.memberships).toEqual([
      { dealershipId: graz, role: 'dealer-owner' },
      { dealershipId: elsewhere, role: 'dealer-staff' },
    ]);
  });

  test('is, from the next sign-in on, what the company says then; without a role nothing, and signed out', async () => {
    const { sub, email } = hire(['verkauf', 'chef-graz']);
    const first = accessTokenOf(await signIn(sub));
    expect((await rolesOf(email))?.memberships).toEqual([
      { dealershipId: graz, role: 'dealer-owner' },
      { dealershipId: weiz, role: 'dealer-staff' },
    ]);
    provider.people.set(sub, { sub, email, email_verified: true, groups: ['verkauf-graz'] });
    await signIn(sub);
    expect((await rolesOf(email))?.memberships).toEqual([{ dealershipId: graz, role: 'dealer-staff' }]);
    provider.people.set(sub, { sub, email, email_verified: true, groups: [] });
    expect((await signIn(sub)).body.code).toBe('company-account-without-role');
    expect((await rolesOf(email))?.memberships).toEqual([]);
    expect((await call(running, 'GET', '/admin/ping', undefined, { token: first })).status).toBe(401);
  });

  test.each([
    ['is an owner no more', ['verkauf-graz'], 0],
    ['has gone', [], 0],
    ['stays the owner', ['chef-graz', 'verkauf'], 1],
  ])('who %s, by the claim %j, has so many invitations open: %i', async (_, groups, left) => {
    const { db } = running.database;
    const { sub, email } = hire(['chef-graz']);
    await signIn(sub);
    const inviter = (await rolesOf(email))?.account.id as number;
    const { id: accountId } = await buildAccount(db);
    const expiresAt = new Date(Date.now() + 3_600_000);
    const invitation = { accountId, purpose: 'invite', dealershipId: graz, invitedBy: inviter, expiresAt } as const;
    await db.insertInto('accountToken').values(invitation).execute();
    provider.people.set(sub, { sub, email, email_verified: true, groups });
    await signIn(sub);
    const open = await db
      .selectFrom('accountToken')
      .select('id')
      .where('invitedBy', '=', inviter)
      .where('usedAt', 'is', null)
      .execute();
    expect(open).toHaveLength(left);
  });

  test('is told to the owners of where they come to, once, and is on record', async () => {
    const { db } = running.database;
    const owner = await buildAccount(db, { memberships: { [graz]: 'dealer-owner', [weiz]: 'dealer-owner' } });
    const { sub, email } = hire(['verkauf']);
    await signIn(sub);
    await signIn(sub);
    const mails = await db.selectFrom('mail').selectAll().where('recipient', '=', owner.email).execute();
    expect(mails).toHaveLength(1);
    const acts = await db
      .selectFrom('auditEntry')
      .selectAll()
      .where('objectLabel', '=', email)
      .where('action', 'like', 'member.%')
      .execute();
    expect(acts.map(({ action, onBehalf }) => [action, onBehalf])).toEqual([
      ['member.joined', false],
      ['member.joined', false],
    ]);
  });

  test('has a session of half a day, which names the provider’s, and no password, passkey or code of ours', async () => {
    const { sub } = hire(['leitung']);
    const token = accessTokenOf(await signIn(sub));
    const { body } = await call(running, 'GET', '/admin/ping', undefined, { token });
    expect(Date.parse(body.sessionEndsAt) - Date.now()).toBeLessThanOrEqual(12 * 3_600_000);
    const session = await running.database.db
      .selectFrom('session')
      .selectAll()
      .where('id', '=', body.sessionId)
      .executeTakeFirstOrThrow();
    expect(session.identityProviderSession).toBeTruthy();
    const refused = { status: 403, body: { code: 'company-account' } };
    const password = { password: 'neun gelbe Wellensittiche' };
    expect(await call(running, 'PUT', '/admin/account/password', password, { token })).toMatchObject(refused);
    expect(await call(running, 'POST', '/admin/account/totp', undefined, { token })).toMatchObject(refused);
    expect(await call(running, 'POST', '/admin/account/passkeys/options', undefined, { token })).toMatchObject(refused);
  });
});

describe('who is refused, and gets no account', () => {
  test.each([
    ['an address of another domain', { email: 'jemand@anderswo.example' }, 'company-account-refused'],
    ['an address below the domain', { email: `jemand@wien.${domain}` }, 'company-account-refused'],
    ['an address that is not verified', { email_verified: false }, 'company-account-refused'],
    ['an address of which nothing is said', { email_verified: undefined }, 'company-account-refused'],
    ['no address', { email: undefined }, 'company-account-refused'],
    ['no role', { groups: ['kantine'] }, 'company-account-without-role'],
    ['a role of another group', { groups: ['fremd'] }, 'company-account-without-role'],
  ])('%s', async (_, differing, code) => {
    const accounts = () => running.database.db.selectFrom('account').select('email').execute();
    const before = await accounts();
    const { sub } = hire(['leitung'], differing);
    provider.signsIn(sub);
    const { address, cookie } = await beginWithCompany(running, `jemand@${domain}`);
    const answer = await comeBack(running, groupId, (await provider.follow(address)).search, cookie);
    expect(answer).toMatchObject({ status: 403, body: { code }, cookie: undefined });
    expect(await accounts()).toEqual(before);
  });

  test.each([
    ['an operator', { isOperator: true }, {}],
    ['an editor', { isEditor: true }, {}],
    ['somebody who is locked', {}, { state: 'locked' as const }],
  ])('%s of the domain', async (_, rights, overrides) => {
    const { sub, email } = hire(['leitung']);
    await buildAccount(running.database.db, rights, { email, ...overrides });
    expect((await signIn(sub)).body.code).toBe('company-account-refused');
    expect((await rolesOf(email))?.group).toBeUndefined();
  });

  test('somebody who has got an address that is another’s', async () => {
    const { sub, email } = hire(['leitung']);
    await signIn(sub);
    const { sub: second } = hire(['leitung'], { email });
    expect((await signIn(second)).body.code).toBe('company-account-refused');
  });
});

describe('an answer that is not for this sign-in', () => {
  async function begun() {
    const { sub } = hire(['leitung']);
    provider.signsIn(sub);
    const { address, cookie } = await beginWithCompany(running, `jemand@${domain}`);
    return { sub, address, cookie, search: new URL(address).searchParams };
  }
  const over = { status: 410, body: { code: 'company-sign-in-over' }, cookie: undefined };
  const refused = { status: 403, body: { code: 'company-account-refused' }, cookie: undefined };

  test('counts in the browser that began, and there once', async () => {
    const { address, cookie } = await begun();
    const { search } = await provider.follow(address);
    expect(await comeBack(running, groupId, search, '')).toMatchObject(over);
    const { cookie: others } = await begun();
    expect(await comeBack(running, groupId, search, others)).toMatchObject(refused);
    expect((await comeBack(running, groupId, search, cookie)).status).toBe(200);
    expect(await comeBack(running, groupId, search, cookie)).toMatchObject(over);
  });

  test('a code that was used before gives nothing in a sign-in that was begun anew', async () => {
    const one = await begun();
    const { searchParams } = await provider.follow(one.address);
    expect((await comeBack(running, groupId, `?${searchParams}`, one.cookie)).status).toBe(200);
    const two = await begun();
    searchParams.set('state', two.search.get('state') ?? '');
    expect(await comeBack(running, groupId, `?${searchParams}`, two.cookie)).toMatchObject(over);
  });

  test('another state, another issuer and another group’s address are refused', async () => {
    const odd: [name: string, value: string][] = [
      ['state', 'geraten'],
      ['iss', 'https://boese.example'],
    ];
    for (const [name, value] of odd) {
      const { address, cookie } = await begun();
      const { searchParams } = await provider.follow(address);
      expect(searchParams.has(name)).toBe(true);
      searchParams.set(name, value);
      expect([name, await comeBack(running, groupId, `?${searchParams}`, cookie)]).toMatchObject([name, refused]);
    }
    const { address, cookie } = await begun();
    const { searchParams } = await provider.follow(address);
    expect(await comeBack(running, groupId + 1, `?${searchParams}`, cookie)).toMatchObject(over);
  });

  test('an answer that names no issuer is refused where the provider says that it names one', async () => {
    const { address, cookie } = await begun();
    const { searchParams } = await provider.follow(address);
    searchParams.delete('iss');
    expect(await comeBack(running, groupId, `?${searchParams}`, cookie)).toMatchObject(refused);
  });

  /** Comes back from a provider that gives out this ID token, made of the claims that it should have. */
  async function comeBackWith(tokenOf: (claims: Record<string, unknown>) => Promise<string>) {
    const { sub, address, cookie, search } = await begun();
    const { search: answer } = await provider.follow(address);
    const iat = Math.floor(Date.now() / 1_000);
    const whole = { iss: provider.issuer, aud: provider.clientId, nonce: search.get('nonce'), iat, exp: iat + 60 };
    provider.behave({ idToken: await tokenOf({ sub, ...whole, ...provider.people.get(sub) }) });
    const came = await comeBack(running, groupId, answer, cookie);
    provider.behave('well');
    const sessions = await running.database.db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.accountId')
      .select('session.id')
      .where('email', '=', provider.people.get(sub)?.email ?? '')
      .execute();
    return { ...came, sessions: sessions.length };
  }

  test('an ID token is good as it should be, and with another nonce, issuer, audience or time is not', async () => {
    const seconds = Math.floor(Date.now() / 1_000);
    const odd: [name: string, claims: object][] = [
      ['nonce', { nonce: 'anderswoher' }],
      ['no nonce', { nonce: undefined }],
      ['issuer', { iss: 'https://boese.example' }],
      ['audience', { aud: 'ein-anderer' }],
      ['time', { exp: seconds - 100 }],
    ];
    expect(await comeBackWith(provider.sign)).toMatchObject({ status: 200, sessions: 1 });
    for (const [name, claims] of odd) {
      const came = await comeBackWith((whole) => provider.sign({ ...whole, ...claims }));
      expect([name, came]).toMatchObject([name, { ...refused, sessions: 0 }]);
    }
  });

  test('an ID token that is not signed by the provider’s key opens nothing, although it comes from the provider', async () => {
    const ways = Object.keys(await forgeTokens(provider, {}));
    expect(ways.length).toBeGreaterThan(4);
    for (const way of ways) {
      const came = await comeBackWith(async (whole) => (await forgeTokens(provider, whole))[way] as string);
      expect([way, came]).toMatchObject([way, { ...refused, sessions: 0 }]);
    }
  });

  test('somebody who cancels at the provider can begin again', async () => {
    const { cookie, search } = await begun();
    const answer = `?error=access_denied&state=${search.get('state')}&iss=${encodeURIComponent(provider.issuer)}`;
    expect(await comeBack(running, groupId, answer, cookie)).toMatchObject(over);
  });

  test('asks with PKCE, state and nonce; for a fresh sign-in with an age', async () => {
    const { search } = await begun();
    expect(search.get('code_challenge_method')).toBe('S256');
    for (const name of ['code_challenge', 'state', 'nonce']) expect(search.get(name)).toMatch(/^[\w-]{43}$/);
    const { address } = await beginWithCompany(running, `jemand@${domain}`, { isFresh: true });
    expect(new URL(address).searchParams.get('max_age')).toBe('900');
  });

  test('no page of another site begins a sign-in', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const start = await call(running, 'POST', '/admin/auth/sso/start', { email: `a@${domain}` }, { headers });
    expect(start.status).toBe(403);
  });
});

describe('addresses of a domain that has company accounts', () => {
  const told = { status: 403, body: { code: 'company-account' } };

  test('are all told so at sign-in and reset, with an account or none, with the right password too', async () => {
    const passwordHash = await hashPassword(rightPassword);
    const email = `mit-passwort@${domain}`;
    await buildAccount(running.database.db, {}, { email, passwordHash });
    for (const each of [email, `gibt-es-nicht@${domain}`, email.toUpperCase()]) {
      expect(await signInWith(running, each)).toMatchObject(told);
      expect(await signInWith(running, each, 'ein falsches Passwort')).toMatchObject(told);
      const reset = await call(running, 'POST', '/admin/auth/password-reset', { email: each, language: 'de-AT' });
      expect(reset).toMatchObject(told);
      const look = await call(running, 'POST', '/admin/auth/sso/look', { email: each });
      expect(look.body).toEqual({ hasCompanyAccount: true });
    }
    const other = await call(running, 'POST', '/admin/auth/sso/look', { email: 'a@anderswo.example' });
    expect(other.body).toEqual({ hasCompanyAccount: false });
    const { answer } = await beginWithCompany(running, 'a@anderswo.example');
    expect(answer).toMatchObject({ status: 404, body: { code: 'company-account-unknown' } });
  });

  test('of operators sign in as ever: they are not the company’s', async () => {
    const email = `betreiber@${domain}`;
    const passwordHash = await hashPassword(rightPassword);
    await buildAccount(running.database.db, { isOperator: true }, { email, passwordHash });
    expect(await signInWith(running, email, 'ein falsches Passwort')).toMatchObject(told);
    expect((await signInWith(running, email)).body.outcome).toBe('set-up-second-factor');
  });
});

describe('signing out', () => {
  async function signedIn() {
    const { sub } = hire(['leitung']);
    const token = accessTokenOf(await signIn(sub));
    const { sessionId } = (await call(running, 'GET', '/admin/ping', undefined, { token })).body;
    const { identityProviderSession: sid } = await running.database.db
      .selectFrom('session')
      .select('identityProviderSession')
      .where('id', '=', sessionId)
      .executeTakeFirstOrThrow();
    const lives = async () => (await call(running, 'GET', '/admin/ping', undefined, { token })).status === 200;
    return { sub, token, sid: sid as string, lives };
  }
  const event = { 'http://schemas.openid.net/event/backchannel-logout': {} };
  function claimsOf(sub: string | undefined, sid: string | undefined, differing: object = {}) {
    const iat = Math.floor(Date.now() / 1_000);
    const whole = {
      iss: provider.issuer,
      aud: provider.clientId,
      iat,
      exp: iat + 60,
      jti: randomUUID(),
      events: event,
    };
    return { ...whole, sub, sid, ...differing };
  }
  const tell = (token: string) => tellSignedOut(running, groupId, token);

  test('at the company ends the session here, that one and no other', async () => {
    const one = await signedIn();
    const other = await signedIn();
    await provider.tellSignedOut(one.sub, one.sid);
    expect([await one.lives(), await other.lives()]).toEqual([false, true]);
  });

  test('a logout token without a session ends all of the person’s, and none of others', async () => {
    const one = await signedIn();
    const other = await signedIn();
    expect(await tell(await provider.sign(claimsOf(one.sub, undefined)))).toBe(204);
    expect([await one.lives(), await other.lives()]).toEqual([false, true]);
    expect(await tell(await provider.sign(claimsOf('unbekannt', undefined)))).toBe(204);
    expect(await other.lives()).toBe(true);
  });

  test('a logout token that is not in order, or comes again, ends nothing', async () => {
    const { sub, sid, lives } = await signedIn();
    const iat = Math.floor(Date.now() / 1_000);
    const odd: Record<string, object> = {
      issuer: { iss: 'https://boese.example' },
      audience: { aud: 'ein-anderer' },
      'no event': { events: undefined },
      'other event': { events: { 'http://schemas.openid.net/event/other': {} } },
      nonce: { nonce: 'x' },
      'neither of the two': { sub: undefined, sid: undefined },
      'no id': { jti: undefined },
      old: { iat: iat - 600, exp: iat + 600 },
      'no time': { iat: undefined },
      over: { exp: iat - 60 },
    };
    for (const [name, differing] of Object.entries(odd)) {
      const token = await provider.sign(claimsOf(sub, sid, differing));
      expect([name, await tell(token)]).toEqual([name, 400]);
    }
    expect(await tell('kein.token.hier')).toBe(400);
    for (const [way, forged] of Object.entries(await forgeTokens(provider, claimsOf(sub, sid)))) {
      expect([way, await tell(forged)]).toEqual([way, 400]);
    }
    expect(await lives()).toBe(true);
    const token = await provider.sign(claimsOf(undefined, 'eine-andere'));
    expect([await tell(token), await tell(token)]).toEqual([204, 400]);
    expect(await lives()).toBe(true);
  });

  test('a token that says of itself that it is for something else is no logout token', async () => {
    const { sub, sid, lives } = await signedIn();
    for (const typ of ['at+jwt', 'application/at+jwt', 'dpop+jwt', 'id_token', '']) {
      expect([typ, await tell(await provider.sign(claimsOf(sub, sid), { typ }))]).toEqual([typ, 400]);
    }
    expect(await lives()).toBe(true);
    for (const typ of ['JWT', 'Logout+JWT', 'application/logout+jwt']) {
      const token = await provider.sign(claimsOf('unbekannt', undefined), { typ });
      expect([typ, await tell(token)]).toEqual([typ, 204]);
    }
    expect(await tell(await provider.sign(claimsOf(sub, sid), { typ: 'logout+jwt' }))).toBe(204);
    expect(await lives()).toBe(false);
  });

  test('here tells where one is signed out at the company as well; others are told no such place', async () => {
    const { token } = await signedIn();
    const { body } = await call(running, 'GET', '/admin/auth/sso/sign-out', undefined, { token });
    expect(body.address).toMatch(new RegExp(`^${provider.issuer}/session/end\\?`));
    const others = await running.tokenWith({});
    const none = await call(running, 'GET', '/admin/auth/sso/sign-out', undefined, { token: others });
    expect(none.body).toEqual({ address: null });
  });
});

describe('a provider that is down', () => {
  test.each(['silent', 'broken'] as const)(
    'and %s is told within five seconds, when one begins and when one comes back',
    async (how) => {
      const { sub } = hire(['leitung']);
      provider.signsIn(sub);
      const { address, cookie } = await beginWithCompany(running, `jemand@${domain}`);
      const { search } = await provider.follow(address);
      provider.behave(how);
      const began = Date.now();
      const down = { status: 503, body: { code: 'company-account-unavailable' } };
      expect(await comeBack(running, groupId, search, cookie)).toMatchObject(down);
      // What it tells of itself is kept for an hour; another secret makes it another question.
      await running.database.db.updateTable('identityProvider').set({ clientId: 'anders' }).execute();
      expect((await beginWithCompany(running, `jemand@${domain}`)).answer).toMatchObject(down);
      expect(Date.now() - began).toBeLessThan(10_000);
      await running.database.db.updateTable('identityProvider').set({ clientId: provider.clientId }).execute();
    },
    20_000,
  );
});
