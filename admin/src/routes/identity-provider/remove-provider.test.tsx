// @vitest-environment jsdom
import type { IdentityProvider } from '@kardan/contract/calls/admin/sso';
import { expect, test } from 'vitest';
import { settleIdentity } from '#lib/session/confirm-identity.ts';
import { showWithStaleSignIn } from '#lib/testing/with-stale-sign-in.tsx';
import { RemoveProvider } from './remove-provider.tsx';

const provider = { domains: [{ domain: 'lechner.example', isConfirmed: true }] } as IdentityProvider;

test('a company account is removed once that is confirmed and the person has signed in again, and said so only then', async () => {
  const { press, dialog, removals, isAskedToSignIn, toasts } = await showWithStaleSignIn(
    <RemoveProvider provider={provider} groupId="7" />,
  );
  await press('Entfernen');
  expect(await dialog()).toContain('lechner.example');
  expect(await dialog()).toContain('lässt sich nicht rückgängig machen');
  expect(removals()).toBe(0);
  await press('Firmenkonto entfernen');
  await expect.poll(isAskedToSignIn).toBe(true);
  expect(removals()).toBe(1);
  expect(toasts()).not.toContain('Das Firmenkonto ist entfernt');
  settleIdentity(true);
  await expect.poll(toasts).toContain('Das Firmenkonto ist entfernt');
  expect(removals()).toBe(2);
});

test('whoever would rather not keeps it', async () => {
  const { press, removals } = await showWithStaleSignIn(<RemoveProvider provider={provider} groupId="7" />);
  await press('Entfernen');
  await press('Abbrechen');
  expect(removals()).toBe(0);
});
