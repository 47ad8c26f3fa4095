import type { Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { Failure } from '../../kernel/errors.ts';
import type { Logger } from '../../kernel/log.ts';
import { openRefreshToken, sealRefreshToken } from './refresh-token.ts';
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
    if (await endReplayed(db, given)) log.warn({ sessionId: given.sessionId }, 'a refresh token was used twice');
    throw new Failure('session-ended');
  }
  const refreshToken = sealRefreshToken(renewed, env.ACCOUNT_SECRET);
  const { accountId, sessionId, kind: client } = renewed;
  const tokens = await sessionTokens(env, { accountId, sessionId, client, refreshToken });
  return { tokens, refreshToken, maxAgeSeconds: sessionHours.dealer * 3600 };
}
