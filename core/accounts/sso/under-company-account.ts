import type { Database, Tx } from '../../db/database.ts';
import { Failure, InvalidRequest } from '../../kernel/errors.ts';
import type { InvitedTo } from '../links/account-token-store.ts';
import { isProviderOf, loadProviderOfDomain } from './provider-store.ts';

export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

/** Whether addresses of this domain sign in with their company account; says nothing of whether the address has one. */
export async function isUnderCompanyAccount(db: Database | Tx, email: string): Promise<boolean> {
  return (await loadProviderOfDomain(db, domainOf(email))) !== undefined;
}

/**
 * Refuses every way of signing in, or of changing one, that is the company's to offer. Operators and editors are not any
 * company's: they sign in as ever.
 */
export async function refuseCompanyAccount(
  db: Database | Tx,
  account: { email: string; isOperator: boolean; isEditor: boolean },
): Promise<void> {
  if (account.isOperator || account.isEditor) return;
  if (await isUnderCompanyAccount(db, account.email)) throw new Failure('company-account');
}

/**
 * Refuses to invite into a dealership or a group who signs in with another group's company account: they could never accept. Alike for every
 * address of the domain, so that nobody learns who has an account.
 */
export async function refuseOtherCompanyAccount(tx: Tx, to: InvitedTo, email: string, path: string[]): Promise<void> {
  const provider = await loadProviderOfDomain(tx, domainOf(email));
  if (!provider || (await isProviderOf(tx, provider, to))) return;
  const message = 'signs in with the company account of another group';
  throw new InvalidRequest([{ path, code: 'other-company-account', message }]);
}
