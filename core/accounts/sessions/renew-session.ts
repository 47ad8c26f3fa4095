import { type Database, inTransaction } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { Failure } from '../../kernel/errors.ts';
import type { Logger } from '../../kernel/log.ts';
import { loadAccount } from '../account-store.ts';
import { recordSecurity } from '../record-security.ts';
import { openRefreshToken, type SessionGeneration, sealRefreshToken } from './refresh-token.ts';
import { sessionHours } from './session-rules.ts';
import { endReplayed, loadSuccessor, rotateSession } from './session-store.ts';
import { sessionTokens } from './session-tokens.ts';
import type { StartedSession } from './start-session.ts';

/**
 * Renews a session with its refresh token, which is worth nothing afterwards but for the seconds in which tabs of one
 * browser ask at once: they all get the same successor. A token from before that ends the session, since two hold it.
 */
export async function renewSession(
  { db, env, log }: { db: Database; env: Env; log: Logger },
  token: string,
): Promise<StartedSession> {
  const given = openRefreshToken(token, env.ACCOUNT_SECRET);
  if (!given) throw new Failure('session-ended', { message: 'not a refresh token of ours' });
  const renewed = (await rotateSession(db, given)) ?? (await loadSuccessor(db, given));
  if (!renewed) {
    if (await refuseReplay(db, given)) log.warn({ sessionId: given.sessionId }, 'a refresh token was used twice');
    throw new Failure('session-ended');
  }
  const refreshToken = sealRefreshToken(renewed, env.ACCOUNT_SECRET);
  const { accountId, sessionId, kind: client } = renewed;
  const tokens = await sessionTokens(env, { accountId, sessionId, client, refreshToken });
  return { tokens, refreshToken, maxAgeSeconds: sessionHours.dealer * 3600 };
}

/** Ends the session of a token that was used before; false when there was none to end. */
function refuseReplay(db: Database, given: SessionGeneration): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const accountId = await endReplayed(tx, given);
    const account = accountId === undefined ? undefined : await loadAccount(tx, accountId);
    // By nobody: which of the two who hold it is the owner cannot be told.
    if (account) await recordSecurity(tx, account, 'session-replayed', { by: null });
    return account !== undefined;
  });
}
