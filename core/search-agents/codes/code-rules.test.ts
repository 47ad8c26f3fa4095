import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { codeOf, isCode, isOpenCode } from './code-rules.ts';

const secret = 'a secret of this test';

test('a code is six digits that follow from its id and the key, and spread over the whole million', () => {
  const codes = Array.from({ length: 20_000 }, () => codeOf(randomUUID(), secret));
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  // 20,000 of a million: about 200 repeats by chance; a code that depends on less would repeat far more often.
  expect(new Set(codes).size).toBeGreaterThan(19_700);
  const tenths = Map.groupBy(codes, (code) => code[0]);
  expect(tenths.size).toBe(10);
  for (const tenth of tenths.values()) expect(Math.abs(tenth.length - 2_000)).toBeLessThan(250);
});

test('the same id has another code with another key', () => {
  const ids = Array.from({ length: 20 }, () => randomUUID());
  const same = ids.filter((id) => codeOf(id, secret) === codeOf(id, 'another key'));
  expect(same.length).toBeLessThanOrEqual(1);
});

test('only the code itself is right', () => {
  const id = randomUUID();
  const code = codeOf(id, secret);
  expect(isCode(code, id, secret)).toBe(true);
  const next = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  for (const wrong of [next, '', code.slice(1), `${code}0`, ` ${code}`]) expect(isCode(wrong, id, secret)).toBe(false);
});

test.each([
  [true, { tries: 4, isExpired: false, usedAt: null }],
  [false, { tries: 5, isExpired: false, usedAt: null }],
  [false, { tries: 0, isExpired: true, usedAt: null }],
  [false, { tries: 0, isExpired: false, usedAt: new Date() }],
])('it is %s that a code can still be right when it is %j', (open, code) => {
  expect(isOpenCode(code)).toBe(open);
});
