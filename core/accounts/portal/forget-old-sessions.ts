import type { Database } from '../../db/database.ts';
import { deleteOldLooks } from '../acting/acting-store.ts';
import { deleteOldTokens } from '../links/account-token-store.ts';
import { deleteOldSessions } from '../sessions/session-store.ts';

/** Removes sessions and links that have long been over, and which hours somebody has looked in. */
export async function forgetOldSessions({ db }: { db: Database }): Promise<number> {
  return (await deleteOldSessions(db)) + (await deleteOldTokens(db)) + (await deleteOldLooks(db));
}
