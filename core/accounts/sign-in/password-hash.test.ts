import { stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './password-hash.ts';

test('the right password is known, and none fits where there is none', async () => {
  const stored = await hashPassword('vier Wörter im Kofferraum');
  expect(await isPassword(stored, 'vier Wörter im Kofferraum')).toBe(true);
  expect(await isPassword(stored, 'vier Wörter im Handschuhfach')).toBe(false);
  expect(await isPassword(undefined, 'vier Wörter im Kofferraum')).toBe(false);
});

test('while hundreds of passwords are tried, other work of the process does not wait for them, and who would wait too long is refused', async () => {
  const stored = await hashPassword('vier Wörter im Kofferraum');
  const asked = performance.now();
  const tries = Array.from({ length: 500 }, (_, guess) => isPassword(stored, `geraten ${guess}`));
  await stat(import.meta.filename);
  const waitedMs = performance.now() - asked;
  const outcomes = await Promise.allSettled(tries);
  expect(waitedMs).toBeLessThan((performance.now() - asked) / 4);
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
  expect(new Set(refused)).toEqual(new Set(['overloaded']));
});
