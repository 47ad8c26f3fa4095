import type { Tx } from '../../db/database.ts';
import type { StoredAccount } from '../account-store.ts';
import type { ActorSession } from '../actor.ts';
import { endStoredSessions, markStrong } from '../sessions/session-store.ts';

/** After a second factor was set up: this session has shown it, and with the first one every other has to. */
export async function factorAdded(tx: Tx, account: StoredAccount, session: ActorSession): Promise<void> {
  await markStrong(tx, session.id);
  if (account.hasTotp || account.passkeyCount > 0) return;
  await endStoredSessions(tx, { accountId: account.id, except: session.id, because: 'second-factor' });
}
