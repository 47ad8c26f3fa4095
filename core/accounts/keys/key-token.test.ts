import { expect, test } from 'vitest';
import { newKeyId, newKeyToken, readKeyToken } from './key-token.ts';

test('a new key is read back as what is stored of it, and looks like none other', () => {
  const { id, secretHash, token } = newKeyToken(newKeyId());
  expect(token).toMatch(/^kdn_[0-9A-Za-z]{12}_[0-9A-Za-z]{43}_[0-9A-Za-z]{6}$/);
  expect(readKeyToken(token)).toEqual({ id, secretHash });
  expect(secretHash).toMatch(/^[0-9a-f]{64}$/);
  expect(token).not.toContain(secretHash);
});

test('a thousand keys are a thousand secrets, also under one name', () => {
  const tokens = Array.from({ length: 1_000 }, () => newKeyToken('Abcdefgh1234').secretHash);
  expect(new Set(tokens).size).toBe(1_000);
});

test('whatever is changed, left out or added, a mistyped key is told from a real one by itself', () => {
  const { token } = newKeyToken(newKeyId());
  for (let place = 0; place < token.length; place++) {
    const other = token[place] === 'a' ? 'b' : 'a';
    expect(readKeyToken(token.slice(0, place) + other + token.slice(place + 1))).toBeUndefined();
    expect(readKeyToken(token.slice(0, place) + token.slice(place + 1))).toBeUndefined();
  }
  for (const odd of ['', 'kdn_', `${token} `, `${token}\n`, ` ${token}`, token.toUpperCase(), `${token}_000000`]) {
    expect(readKeyToken(odd)).toBeUndefined();
  }
});
