import { type Database, inTransaction, type Tx } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { Failure, NotFound } from '../../kernel/errors.ts';
import { loadAccount } from '../account-store.ts';
import type { Actor } from '../actor.ts';
import { accountOf, sessionOf } from '../policies.ts';
import { recordSecurity } from '../record-security.ts';
import { openRefreshToken } from './refresh-token.ts';
import { endStoredSession, endStoredSessions } from './session-store.ts';

/** Ends the session that asks. */
export async function signOut({ db }: { db: Database }, actor: Actor): Promise<void> {
  await endOwn(db, actor, 'signed-out', { only: sessionOf(actor).id });
}

/** Ends one session of the actor's account; another's does not exist. */
export async function endSession({ db }: { db: Database }, actor: Actor, sessionId: string): Promise<void> {
  const ended = await endOwn(db, actor, 'session-ended', { only: sessionId });
  if (ended === 0) throw new NotFound('session');
}

/** Ends every session of the actor's account but the one that asks. */
export async function endOtherSessions({ db }: { db: Database }, actor: Actor): Promise<void> {
  await endOwn(db, actor, 'session-ended', { except: sessionOf(actor).id });
}

function endOwn(
  db: Database,
  actor: Actor,
  act: 'signed-out' | 'session-ended',
  which: { only: string } | { except: string },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const account = await loadAccount(tx, accountOf(actor));
    if (!account) throw new Failure('unauthenticated');
    const because = act === 'signed-out' ? act : 'ended';
    const sessions = await endStoredSessions(tx, { accountId: account.id, because, ...which });
    if (sessions > 0) await recordSecurity(tx, account, act, { requestId: actor.requestId, after: { sessions } });
    return sessions;
  });
}

/** Ends the session of a browser that has just begun another one: nobody holds what would renew it any more. */
export async function endReplaced(tx: Tx, { ACCOUNT_SECRET }: Env, refreshToken: string): Promise<void> {
  const replaced = openRefreshToken(refreshToken, ACCOUNT_SECRET);
  if (replaced) await endStoredSession(tx, replaced.sessionId, 'signed-out');
}
