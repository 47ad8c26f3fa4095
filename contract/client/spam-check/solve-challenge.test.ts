import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { maxBytes, sha256Word } from './sha256-word.ts';
import { solveChallenge } from './solve-challenge.ts';

const wordOf = (text: string) => createHash('sha256').update(text).digest().readInt32BE(0);

test('our hash is SHA-256 for every length that fits', () => {
  for (let length = 0; length <= maxBytes; length++) {
    const text = Array.from({ length }, (_, i) => String.fromCharCode(33 + ((i * 7 + length) % 90))).join('');
    expect(sha256Word(text)).toBe(wordOf(text));
  }
  expect(() => sha256Word('x'.repeat(maxBytes + 1))).toThrow(RangeError);
});

test('each part gets a number whose hash starts with enough zeros, and each is told', async () => {
  const told: number[] = [];
  const seed = 'AbCdEfGhIjKlMnOpQrStUv';
  const nonces = await solveChallenge({ seed, parts: 6, bits: 9 }, (done) => told.push(done));
  expect(told).toEqual([1, 2, 3, 4, 5, 6]);
  nonces.forEach((nonce, part) => {
    expect(Math.clz32(wordOf(`${seed}.${part}.${nonce}`))).toBeGreaterThanOrEqual(9);
  });
});

test('others get their turn while it works, and it stops when nobody wants it any more', async () => {
  const stop = new AbortController();
  const work = solveChallenge({ seed: 'x', parts: 1, bits: 32 }, undefined, stop.signal);
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
    if (turns === 3) stop.abort(new Error('enough'));
  }, 5);
  await expect(work).rejects.toThrow('enough');
  clearInterval(timer);
  expect(turns).toBe(3);
});
