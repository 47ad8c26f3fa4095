import { afterAll, beforeAll, expect, test } from 'vitest';
import { guessCodes, guessPasswords, guessRefreshTokens } from '../../testing/guess-sign-in.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running[Symbol.asyncDispose]());

test('of three hundred passwords from changing addresses fifty are tried, and none succeeds, the right one among them', async () => {
  expect(await guessPasswords(running, 300)).toEqual({ 'wrong-credentials': 50, 'sign-in-throttled': 250 });
});

test('of two hundred second factors ten of each kind are tried', async () => {
  expect(await guessCodes(running, 200)).toEqual({ 'wrong-credentials': 20, 'sign-in-throttled': 180 });
});

test('two hundred made-up refresh tokens renew nothing and end nothing', async () => {
  expect(await guessRefreshTokens(running, 200)).toEqual({ 'session-ended': 200, owner: 200 });
});
