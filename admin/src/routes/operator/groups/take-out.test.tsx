// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { settleIdentity } from '#lib/session/confirm-identity.ts';
import { showWithStaleSignIn } from '#lib/testing/with-stale-sign-in.tsx';
import { TakeOut } from './take-out.tsx';

const part = <TakeOut group={{ id: 7, name: 'Lechner Gruppe' }} dealership={{ id: 3, name: 'Lechner Graz' }} />;

test('a dealership is taken out once that is confirmed and the person has signed in again, and said so only then', async () => {
  const { press, dialog, removals, isAskedToSignIn, toasts } = await showWithStaleSignIn(part);
  await press('Lechner Graz herausnehmen');
  expect(await dialog()).toContain('Wer Lechner Gruppe leitet, verliert dort sofort alle Rechte');
  expect(removals()).toBe(0);
  await press('Aus der Gruppe nehmen');
  await expect.poll(isAskedToSignIn).toBe(true);
  expect(toasts()).not.toContain('Lechner Graz gehört nicht mehr zu Lechner Gruppe');
  settleIdentity(true);
  await expect.poll(toasts).toContain('Lechner Graz gehört nicht mehr zu Lechner Gruppe');
  expect(removals()).toBe(2);
});
