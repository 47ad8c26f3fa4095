import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOfflineApp } from '../testing/offline-app.ts';
import { type Priority, priorities } from './priority.ts';

let app: Awaited<ReturnType<typeof createOfflineApp>>;
beforeAll(async () => {
  app = await createOfflineApp();
  await app.ready();
});
afterAll(() => app[Symbol.asyncDispose]());

function callsOf(priority: Priority): string[] {
  const calls = app.registered.filter((route) => route.priority === priority && route.method !== 'HEAD');
  return calls.map(({ method, url }) => `${method} ${url.replace('/api/v1/public', '')}`);
}

test('sign-in, and what signed-in people save, comes before everything else', () => {
  const vital = callsOf('vital');
  expect(vital).toEqual(
    expect.arrayContaining([
      'POST /admin/auth/login',
      'POST /admin/auth/second-factor',
      'POST /admin/auth/passkey/verify',
      'POST /admin/auth/sso/callback',
      'POST /admin/auth/refresh-token',
      'PUT /admin/dealership/:dealershipId/listing/:listingId',
      'POST /admin/dealership/:dealershipId/listing/:listingId/publish',
      'POST /upload-link/image',
    ]),
  );
  const guarded = app.registered.filter(({ access }) => access && access.rule !== 'everyone');
  expect(guarded.filter(({ priority }) => priority !== 'vital' && priority !== 'office')).toEqual([]);
  expect(guarded.filter(({ method, priority }) => !/^(GET|HEAD)$/.test(method) && priority !== 'vital')).toEqual([]);
});

test('what buyers write comes before what they read, searches by POST included', () => {
  expect(callsOf('contact')).toEqual(
    expect.arrayContaining(['POST /mail/listing', 'POST /search-agent', 'POST /notices']),
  );
  expect(callsOf('contact').filter((call) => /^GET| \/search\/| \/admin\//.test(call))).toEqual([]);
  expect(callsOf('visit')).toEqual(
    expect.arrayContaining(['POST /search/query', 'POST /search/count', 'GET /listing/:id', 'GET /data/main']),
  );
});

test('what is only counted comes last', () => {
  expect(callsOf('counting').toSorted()).toEqual([
    'POST /error-reports',
    'POST /statistics',
    'POST /statistics/web-vitals',
  ]);
  const shares = Object.values(priorities);
  expect(shares).toEqual(shares.toSorted((one, other) => other - one));
});

test('every call says how much it matters', () => {
  const calls = app.registered.filter(({ url }) => url.startsWith('/api/'));
  expect(calls.length).toBeGreaterThan(100);
  expect(calls.filter(({ priority }) => priority === undefined)).toEqual([]);
});
