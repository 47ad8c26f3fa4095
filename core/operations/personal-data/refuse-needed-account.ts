import { findAccountOf, holdsPortalRight } from '../../accounts/portal/personal-account.ts';
import type { Tx } from '../../db/database.ts';
import { Failure } from '../../kernel/errors.ts';
import { findOnlyOwned } from '../../team/find-only-owned.ts';

/**
 * Refuses to erase an account that others need, and says what comes first: one with a right of the portal, so that there always is
 * an operator, and the only owner of a dealership, whose cars and inquiries would be nobody's. Who asks to be erased is helped within
 * a month all the same: rights are taken and a dealership handed over at once, and it is closed with thirty days' notice.
 */
export async function refuseNeededAccount(tx: Tx, email: string): Promise<void> {
  const accountId = await findAccountOf(tx, email);
  if (accountId === undefined) return;
  const names = await findOnlyOwned(tx, accountId);
  if (await holdsPortalRight(tx, accountId)) throw new Failure('portal-right-held');
  if (names.length === 0) return;
  throw new Failure('only-owner', {
    issues: names.map((name) => ({ path: ['account', name], code: 'only-owner', message: `nobody else owns ${name}` })),
  });
}
