import { exportActsOf, forgetActsOf } from '../../audit/acts-of-person.ts';
import type { Database, Tx } from '../../db/database.ts';
import { loadAccountByEmail, lockAccount } from '../account-store.ts';
import { loadAccountTraces } from './account-traces-store.ts';
import { deleteAccount } from './portal-account-store.ts';

/** What is stored about the person of an account, without what opens it and what is others’; undefined where there is none. */
export async function exportAccountOf({ db }: { db: Database }, email: string) {
  const account = await loadAccountByEmail(db, email);
  if (!account) return undefined;
  const { id, displayName, language, state, isOperator, isEditor, hasTotp, passkeyCount, recoveryCodesLeft } = account;
  const person = { id, email: account.email, displayName, language, state, isOperator, isEditor };
  const settings = { hasTotp, passkeyCount, recoveryCodesLeft, wantsMonthlyReport: account.wantsMonthlyReport };
  const [traces, acts] = await Promise.all([loadAccountTraces(db, id), exportActsOf({ db }, id)]);
  return { ...person, ...settings, traces, acts };
}

/**
 * Removes an account with its memberships, sessions and keys, and its name from the record of what was done, which stays under a
 * number, in the caller's transaction. False where there is none.
 */
export async function eraseAccountOf(tx: Tx, email: string): Promise<boolean> {
  const account = await loadAccountByEmail(tx, email);
  if (!account) return false;
  await deleteAccount(tx, account.id);
  await forgetActsOf(tx, account.id);
  return true;
}

/** Whose account an address is; undefined where there is none. */
export async function findAccountOf(tx: Tx, email: string): Promise<number | undefined> {
  return (await loadAccountByEmail(tx, email))?.id;
}

/** Whether an account has a right of the portal, which nobody gives or takes until the transaction ends. */
export async function holdsPortalRight(tx: Tx, accountId: number): Promise<boolean> {
  const account = await lockAccount(tx, accountId);
  return account !== undefined && (account.isOperator || account.isEditor);
}
