import { expect, test } from 'vitest';
import { todosFor } from './todos.ts';

const passkey = { id: 'x', label: 'Handy', createdAt: '', lastUsedAt: null, backedUp: true };
const names = (account: Parameters<typeof todosFor>[0]) =>
  todosFor(account, { slug: 'lechner' }).map(({ name }) => name);

test('who has no passkey is asked for one; codes count where there is something that they stand in for', () => {
  expect(names({ passkeys: [], totp: false, hasCompanyAccount: false, recoveryCodesLeft: 0 })).toEqual(['passkey']);
  expect(names({ passkeys: [], totp: true, hasCompanyAccount: false, recoveryCodesLeft: 2 })).toEqual([
    'passkey',
    'codes',
  ]);
  expect(names({ passkeys: [passkey], totp: false, hasCompanyAccount: false, recoveryCodesLeft: 0 })).toEqual([
    'noCodes',
  ]);
  expect(names({ passkeys: [passkey], totp: true, hasCompanyAccount: false, recoveryCodesLeft: 3 })).toEqual([]);
});

test('who signs in with a company account has nothing to set up here', () => {
  expect(names({ passkeys: [], totp: true, hasCompanyAccount: true, recoveryCodesLeft: 0 })).toEqual([]);
});
