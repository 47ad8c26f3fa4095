import { expect, test } from 'vitest';
import { guessCodes, guessPasswords, guessRefreshTokens } from '../../testing/guess-sign-in.ts';
import { buildSigner, signInWith } from '../../testing/sign-in.ts';
import { createTestApp } from '../../testing/test-app.ts';

test('10,000 guesses of passwords, second factors and refresh tokens from changing addresses give nothing', async () => {
  await using running = await createTestApp();
  expect(await guessPasswords(running, 10_000)).toEqual({ 'wrong-credentials': 50, 'sign-in-throttled': 9_950 });
  expect(await guessCodes(running, 10_000)).toEqual({ 'wrong-credentials': 20, 'sign-in-throttled': 9_980 });
  expect(await guessRefreshTokens(running, 10_000)).toEqual({ 'session-ended': 10_000, owner: 200 });
});

test('an unknown address, a locked account and a wrong password are answered as fast', async () => {
  await using running = await createTestApp();
  const { db } = running.database;
  const times: Record<string, number[]> = { unknown: [], locked: [], wrong: [] };
  for (let turn = 0; turn < 40; turn++) {
    const [locked, wrong] = [await buildSigner(running), await buildSigner(running)];
    await db.updateTable('account').set({ state: 'locked' }).where('id', '=', locked.id).execute();
    for (const [kind, email] of Object.entries({
      unknown: `u${turn}@example.at`,
      locked: locked.email,
      wrong: wrong.email,
    })) {
      const start = performance.now();
      await signInWith(running, email, 'falsches Passwort');
      times[kind]?.push(performance.now() - start);
    }
  }
  const lowerQuartile = (values: number[] = []) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)] as number;
  for (const kind of ['locked', 'wrong']) {
    const ratio = lowerQuartile(times[kind]) / lowerQuartile(times.unknown);
    expect(ratio, kind).toBeGreaterThan(0.7);
    expect(ratio, kind).toBeLessThan(1.4);
  }
});
