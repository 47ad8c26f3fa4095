import { request as httpRequest } from 'node:http';
import { storedRows } from '@kardan/core/testing/stored-rows';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RegisteredRoute } from '../calls/registered-routes.ts';
import { accessTokenOf, buildSigner, call, signInWith } from '../testing/sign-in.ts';
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

test.each(['cross-site', 'same-site'])('a page that is %s begins no session, by whichever way', async (site) => {
  const account = await buildSigner(running);
  const ways: [path: string, body: object][] = [
    ['/admin/auth/login', { email: account.email, password: 'vierzehn blaue Kolibris' }],
    ['/admin/auth/second-factor', { ticket: 'x', method: 'totp', code: '000000' }],
    ['/admin/auth/passkey/verify', { ticket: 'x', credential: {} }],
    ['/admin/auth/sso/callback', { groupId: '1', answer: '?code=a' }],
    ['/admin/auth/refresh-token', {}],
  ];
  for (const [path, body] of ways) {
    const answer = await call(running, 'POST', path, body, { headers: { 'sec-fetch-site': site } });
    expect([path, answer.status >= 400, answer.cookie]).toEqual([path, true, undefined]);
  }
  const sessions = await running.database.db
    .selectFrom('session')
    .select('id')
    .where('accountId', '=', account.id)
    .execute();
  expect(sessions).toEqual([]);
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

test('no answer can be framed or taken for something else, whatever it is: done, refused, unknown', async () => {
  const reading = running.app.registered.filter(({ method }) => method === 'GET');
  const paths = [...reading.map(pathOf), '/api/v1/public/nirgends', '/', '/api/v1/public/data/main?language=xx'];
  const open: unknown[] = [];
  let visits = 0;
  for (const url of paths) {
    visits += 1;
    const { headers } = await running.app.inject({ url, remoteAddress: `10.7.${visits >> 8}.${visits & 255}` });
    const { 'content-security-policy': policy, 'x-frame-options': framing } = headers;
    const isClosed = String(policy).includes("frame-ancestors 'none'") && framing === 'DENY';
    const isPlain = headers['x-content-type-options'] === 'nosniff' && headers['referrer-policy'] === 'no-referrer';
    if (!isClosed || !isPlain) open.push([url, headers]);
  }
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
