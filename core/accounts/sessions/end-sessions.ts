import type { Database } from '../../db/database.ts';
import { NotFound } from '../../kernel/errors.ts';
import type { Actor } from '../actor.ts';
import { sessionOf } from '../policies.ts';
import { endStoredSessions } from './session-store.ts';

/** Ends the session that asks. */
export async function signOut({ db }: { db: Database }, actor: Actor): Promise<void> {
  await endStoredSessions(db, { accountId: actor.accountId, only: sessionOf(actor).id, because: 'signed-out' });
}

/** Ends one session of the actor's account; another's does not exist. */
export async function endSession({ db }: { db: Database }, actor: Actor, sessionId: string): Promise<void> {
  const ended = await endStoredSessions(db, { accountId: actor.accountId, only: sessionId, because: 'ended' });
  if (ended === 0) throw new NotFound('session');
}

/** Ends every session of the actor's account but the one that asks. */
export async function endOtherSessions({ db }: { db: Database }, actor: Actor): Promise<void> {
  await endStoredSessions(db, { accountId: actor.accountId, except: sessionOf(actor).id, because: 'ended' });
}
