// @vitest-environment jsdom
import type { OwnAccount } from '@kardan/contract/calls/admin/account';
import { expect, test } from 'vitest';
import { AccountContext } from '#domain/account/own-account.ts';
import { settleIdentity } from '#lib/session/confirm-identity.ts';
import { showWithStaleSignIn } from '#lib/testing/with-stale-sign-in.tsx';
import { PasskeysPanel } from './passkeys-panel.tsx';

const day = '2026-07-01T10:00:00Z';
const passkey = { id: 'a', label: 'Büro', createdAt: day, lastUsedAt: null, backedUp: false };

function panelOf(account: Partial<OwnAccount>) {
  return (
    <AccountContext value={account as OwnAccount}>
      <PasskeysPanel />
    </AccountContext>
  );
}

test('the last passkey is removed once that is confirmed and the person has signed in again, and said so only then', async () => {
  const { press, dialog, removals, isAskedToSignIn, toasts } = await showWithStaleSignIn(
    panelOf({ passkeys: [passkey], totp: false, recoveryCodesLeft: 3 }),
  );
  await press('„Büro“ entfernen');
  expect(await dialog()).toContain('deine Wiederherstellungscodes gelten dann nicht mehr');
  expect(removals()).toBe(0);
  await press('Passkey entfernen');
  await expect.poll(isAskedToSignIn).toBe(true);
  expect(toasts()).not.toContain('Passkey „Büro“ ist entfernt');
  settleIdentity(true);
  await expect.poll(toasts).toContain('Passkey „Büro“ ist entfernt');
  expect(removals()).toBe(2);
});

test.each([
  ['one of two factors', { totp: true, recoveryCodesLeft: 3 }],
  ['the last factor of whoever has used up theirs', { totp: false, recoveryCodesLeft: 0 }],
])('%s takes no recovery codes along', async (_, rest) => {
  const { press, dialog } = await showWithStaleSignIn(panelOf({ passkeys: [passkey], ...rest }));
  await press('„Büro“ entfernen');
  expect(await dialog()).not.toContain('Wiederherstellungscodes');
});
