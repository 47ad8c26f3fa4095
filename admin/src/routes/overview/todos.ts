import type { OwnAccount } from '@kardan/contract/calls/admin/account';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import { hasSecondFactor } from '#domain/account/rights.ts';
import { accountPath } from '#domain/addresses.ts';
import type { CurrentDealership } from '#domain/dealership/current-dealership.ts';

export interface Todo {
  name: 'passkey' | 'codes' | 'noCodes';
  icon: IconName;
  href: string;
  count?: number;
}

/** So few recovery codes are easily used up in a bad week. */
const fewCodes = 3;

/** What this person should do next for the dealership, most useful first. */
export function todosFor(
  account: Pick<OwnAccount, 'passkeys' | 'totp' | 'recoveryCodesLeft' | 'hasCompanyAccount'>,
  { slug }: Pick<CurrentDealership, 'slug'>,
): Todo[] {
  const { passkeys, recoveryCodesLeft, hasCompanyAccount } = account;
  // How they sign in is for the company to look after.
  if (hasCompanyAccount) return [];
  const todos: (Todo | false)[] = [
    passkeys.length === 0 && { name: 'passkey', icon: 'fingerprint-pattern', href: accountPath(slug) },
    hasSecondFactor(account) &&
      recoveryCodesLeft < fewCodes && {
        name: recoveryCodesLeft === 0 ? 'noCodes' : 'codes',
        icon: 'key-round',
        href: accountPath(slug),
        count: recoveryCodesLeft,
      },
  ];
  return todos.filter((todo) => todo !== false);
}
