import { exportActsOf, forgetActsOf } from '../../audit/acts-of-person.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { loadAccountByEmail } from '../account-store.ts';
import { loadAccountTraces } from './account-traces-store.ts';
import { deleteAccount } from './portal-account-store.ts';

/** All that is stored about the person of an account, without what opens it; undefined where there is none. */
export async function exportAccountOf({ db }: { db: Database }, email: string) {
  const account = await loadAccountByEmail(db, email);
  if (!account) return undefined;
  const { passwordHash: _, passkeyHandle: _handle, ...person } = account;
  const [traces, acts] = await Promise.all([loadAccountTraces(db, account.id), exportActsOf({ db }, account.id)]);
  return { ...person, traces, acts };
}

/**
 * Removes an account with its memberships, sessions and keys, and its name from the record of what was done, which stays under a
 * number. False where there is none.
 */
export function eraseAccountOf({ db }: { db: Database }, email: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const account = await loadAccountByEmail(tx, email);
    if (!account) return false;
    await deleteAccount(tx, account.id);
    await forgetActsOf(tx, account.id);
    return true;
  });
}
