import { generateKeyPairSync } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { accessTokenSeconds, signAccessToken, verifyAccessToken } from './access-token.ts';

const newKey = () =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
const envOf = (...keys: string[]) => ({ SITE_ORIGIN: 'https://autos.test', TOKEN_PRIVATE_KEY: keys.join() });
const session = { accountId: 7, sessionId: 'b4d3c1f0-7a3f-4a51-9b7c-0d5d3c2a1e9f' };

test('a key is replaced without anybody noticing: known everywhere first, then signing, then gone', async () => {
  const [old, fresh] = [newKey(), newKey()];
  const steps = [envOf(old), envOf(old, fresh), envOf(fresh, old), envOf(fresh)];
  for (const [index, env] of steps.entries()) {
    const token = await signAccessToken(env, session);
    // While a change is brought out, processes before and after it answer side by side.
    for (const neighbour of steps.slice(Math.max(0, index - 1), index + 2)) {
      expect(await verifyAccessToken(neighbour, token)).toEqual(session);
    }
  }
  expect(await verifyAccessToken(envOf(fresh), await signAccessToken(envOf(old), session))).toBeUndefined();
});

test('a token holds where the clock is up to a minute slow, and for a quarter of an hour', async () => {
  onTestFinished(() => void vi.useRealTimers());
  const env = envOf(newKey());
  const now = Date.now();
  const signedAt = (moment: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: moment });
    const token = signAccessToken(env, session);
    vi.useRealTimers();
    return token;
  };
  const known = async (moment: number) => (await verifyAccessToken(env, await signedAt(moment))) !== undefined;
  expect(await known(now + 1_000)).toBe(true);
  expect(await known(now + 58_000)).toBe(true);
  expect(await known(now + 90_000)).toBe(false);
  expect(await known(now - accessTokenSeconds * 1_000 + 10_000)).toBe(true);
  expect(await known(now - accessTokenSeconds * 1_000 - 1_000)).toBe(false);
});
