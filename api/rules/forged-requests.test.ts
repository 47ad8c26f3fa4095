import { request as httpRequest } from 'node:http';
import { signAccessToken } from '@kardan/core/accounts/sessions/access-token';
import { buildSession } from '@kardan/core/testing/build-account';
import { furnishDealership } from '@kardan/core/testing/furnish-dealership';
import { storedRows } from '@kardan/core/testing/stored-rows';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RegisteredRoute } from '../calls/registered-routes.ts';
import { buildProvider } from '../testing/company-sign-in.ts';
import { accessTokenOf, buildSigner, call, signInWith } from '../testing/sign-in.ts';
import { type Company, goOn, noSignInWays, signInWays } from '../testing/sign-in-ways.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running[Symbol.asyncDispose]());

const cookieName = '__Host-kardan-session';
const ofOurPage = (cookie: string) => ({ cookie: `${cookieName}=${cookie}`, 'sec-fetch-site': 'same-origin' });

async function signedIn(headers: Record<string, string> = {}) {
  const account = await buildSigner(running);
  const answer = await signInWith(running, account.email, undefined, { headers });
  return { account, token: accessTokenOf(answer), cookie: answer.cookie as string };
}

function renew(cookie: string) {
  return call(running, 'POST', '/admin/auth/refresh-token', {}, { headers: ofOurPage(cookie) });
}

function pathOf({ url }: RegisteredRoute): string {
  return url.replaceAll(/:\w+/g, '1');
}

/** What a form of another site can send without asking first, and what a browser tells of it. */
const forms = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'];

test('the cookie of a session alone makes no guarded call, whichever site asks and however', async () => {
  const { cookie } = await signedIn();
  const guarded = running.app.registered.filter(({ access }) => access && access.rule !== 'everyone');
  expect(guarded.length).toBeGreaterThan(200);
  const before = await storedRows(running.database.db);
  const endings: [string, number][] = [];
  let visits = 0;
  for (const route of guarded) {
    for (const site of ['same-origin', 'cross-site']) {
      visits += 1;
      const { statusCode } = await running.app.inject({
        method: route.method as 'POST',
        url: pathOf(route),
        remoteAddress: `10.8.${visits >> 8}.${visits & 255}`,
        headers: {
          cookie: `${cookieName}=${cookie}`,
          'sec-fetch-site': site,
          'content-type': forms[visits % forms.length] as string,
        },
        ...(route.method !== 'GET' && route.method !== 'HEAD' && { payload: 'a=b' }),
      });
      endings.push([`${route.method} ${route.url}`, statusCode]);
    }
  }
  expect(endings.filter(([, status]) => status !== 401)).toEqual([]);
  expect(await storedRows(running.database.db)).toEqual(before);
});

/** The same fields as a form has them sent. */
function formOf(body: object, type: string): string {
  const fields = Object.entries(body).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  if (type.startsWith('application')) return new URLSearchParams(fields).toString();
  if (type.startsWith('text')) return JSON.stringify(body);
  const parts = fields.map(
    ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--x--\r\n`;
}

/** What a browser tells of a page that is not ours. A frame without an origin is another site's, wherever it came from. */
const foreignPages: Record<string, Record<string, string>> = {
  'of another site': { 'sec-fetch-site': 'cross-site', origin: 'https://boese.example' },
  'of another host of our domain': { 'sec-fetch-site': 'same-site', origin: 'https://blog.kardan.example' },
  'without an origin': { 'sec-fetch-site': 'cross-site', origin: 'null' },
};
const ourPage = { 'sec-fetch-site': 'same-origin' };

describe('a page that is not ours begins no session with secrets that are good, and ours does with the same', () => {
  let company: Company;
  beforeAll(async () => {
    const domain = 'firma.example';
    const group = { slug: 'firma', name: 'Firma' };
    const { db } = running.database;
    const { id: groupId } = await db.insertInto('dealerGroup').values(group).returning('id').executeTakeFirstOrThrow();
    const roles = [{ value: 'leitung', role: 'group-owner' as const, dealershipId: null }];
    const provider = await buildProvider(running, { groupId, domain, roles });
    provider.people.set('eva', { sub: 'eva', email: `eva@${domain}`, email_verified: true, groups: ['leitung'] });
    company = { provider, groupId, domain, sub: 'eva' };
  });
  afterAll(() => company.provider[Symbol.asyncDispose]());

  test.each(Object.keys(signInWays))('%s', async (path) => {
    const begun = await (signInWays[path] as (typeof signInWays)[string])(running, company);
    const sessions = () => running.database.db.selectFrom('session').select(['id', 'generation']).execute();
    const before = await sessions();
    // What renews is not read from the cookie of such a page; all other calls say that they are refused.
    const refusal = path === '/admin/auth/refresh-token' ? 401 : 403;
    for (const [page, headers] of Object.entries(foreignPages)) {
      const refused = await goOn(running, path, begun, headers);
      expect([page, refused.status, refused.headers['set-cookie']]).toEqual([page, refusal, undefined]);
    }
    // Of an old browser, which tells nothing of the page: a form is sent without asking first.
    for (const type of forms) {
      const refused = await goOn(
        running,
        path,
        { ...begun, body: formOf(begun.body, type) },
        {
          origin: 'null',
          'content-type': type,
        },
      );
      expect([type, refused.status >= 400, refused.headers['set-cookie']]).toEqual([type, true, undefined]);
    }
    expect(await sessions()).toEqual(before);
    const done = await goOn(running, path, begun, ourPage);
    expect([done.status, done.headers['set-cookie']]).toEqual([200, expect.anything()]);
    expect(openingsOf(done.headers)).toEqual([]);
  });

  test('these are all the calls that lead to one', () => {
    const folder = '/api/v1/public/admin/auth/';
    const open = running.app.registered.filter(
      ({ url, access }) => url.startsWith(folder) && access?.rule === 'everyone',
    );
    const told = [...Object.keys(signInWays), ...Object.keys(noSignInWays)];
    expect(open.map(({ url }) => url.replace('/api/v1/public', '')).toSorted()).toEqual(told.toSorted());
  });
});

test('who signs in gets a new session, and the one that lay in the browser is over: nobody plants one', async () => {
  const attacker = await signedIn();
  // The victim's browser has the attacker's cookie when they sign in.
  const victim = await signedIn(ofOurPage(attacker.cookie));
  expect(victim.cookie).not.toBe(attacker.cookie);
  expect(victim.cookie.split('.')[0]).not.toBe(attacker.cookie.split('.')[0]);
  const renewed = await renew(attacker.cookie);
  expect([renewed.status, renewed.cookie]).toEqual([401, undefined]);
  const own = await call(running, 'GET', '/admin/account', undefined, { token: victim.token });
  expect(own.body.email).toBe(victim.account.email);
  expect((await call(running, 'GET', '/admin/ping', undefined, { token: attacker.token })).status).toBe(401);
});

test('a cookie that somebody made up is not taken over', async () => {
  const made = '5f0c7a52-0000-4000-8000-00000000000a.1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
  const { cookie } = await signedIn(ofOurPage(made));
  expect(cookie).not.toContain('5f0c7a52-0000-4000-8000-00000000000a');
  expect((await renew(made)).status).toBe(401);
});

/** What of an answer lets it be framed, or taken for something else. */
function openingsOf(headers: Record<string, unknown>): string[] {
  const openings: string[] = [];
  if (!String(headers['content-security-policy']).includes("frame-ancestors 'none'")) openings.push('policy');
  if (headers['x-frame-options'] !== 'DENY') openings.push('framing');
  if (headers['x-content-type-options'] !== 'nosniff') openings.push('sniffing');
  if (headers['referrer-policy'] !== 'no-referrer') openings.push('referrer');
  return openings;
}

test('no answer can be framed or taken for something else, whatever it is: done, refused, unknown', async () => {
  const reading = running.app.registered.filter(({ method }) => method === 'GET');
  const paths = [...reading.map(pathOf), '/api/v1/public/nirgends', '/', '/api/v1/public/data/main?language=xx'];
  const open: unknown[] = [];
  let visits = 0;
  for (const url of paths) {
    visits += 1;
    const { headers } = await running.app.inject({ url, remoteAddress: `10.7.${visits >> 8}.${visits & 255}` });
    if (openingsOf(headers).length > 0) open.push([url, openingsOf(headers)]);
  }
  expect(open).toEqual([]);
});

test('nor can what is only told to somebody signed in, to an owner, an operator or about oneself', async () => {
  const objects = await furnishDealership(running.database.db, 'Rahmen');
  const { ownerId, dealershipId, groupId } = objects;
  await running.database.db
    .insertInto('groupMembership')
    .values({ accountId: ownerId, groupId, role: 'group-owner' })
    .execute();
  const sessionId = await buildSession(running.database.db, ownerId);
  const owner = await signAccessToken(running.services.env, { accountId: ownerId, sessionId });
  const operator = await running.tokenWith({ isOperator: true, actingFor: [dealershipId] });
  const ids = objects as Record<string, string | number>;
  const guarded = running.app.registered.filter(
    ({ method, access }) => method === 'GET' && access && access.rule !== 'everyone',
  );
  const open: unknown[] = [];
  let told = 0;
  for (const route of guarded) {
    const url = route.url.replaceAll(/:(\w+)/g, (_, name: string) => String(ids[name] ?? 1));
    for (const token of [owner, operator]) {
      const { statusCode, headers } = await running.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
      if (statusCode < 300) told += 1;
      if (openingsOf(headers).length > 0) open.push([url, statusCode, openingsOf(headers)]);
    }
  }
  expect(told).toBeGreaterThan(80);
  expect(open).toEqual([]);
});

test.each(['TRACE', 'TRACK', 'CONNECT'])('%s gives nothing back', async (method) => {
  const { hostname, port } = new URL(running.host);
  const status = await new Promise<number>((resolve) => {
    const asked = httpRequest({ host: hostname, port, method, path: '/api/v1/public/admin/ping' });
    asked.setHeader('x-canary', 'secret');
    asked.on('response', (response) => {
      response.setEncoding('utf8').on('data', (text: string) => expect(text).not.toContain('secret'));
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    asked.on('connect', (response, socket) => {
      socket.destroy();
      resolve(response.statusCode ?? 0);
    });
    // Hung up on.
    asked.on('error', () => resolve(0));
    asked.end();
  });
  expect([0, 400, 404, 405, 501]).toContain(status);
});
