import { createPrivateKey } from 'node:crypto';
import type { DealershipRole } from '@kardan/contract/values/accounts';
import { type SessionClaims, signAccessToken, tokenParties } from '@kardan/core/accounts/sessions/access-token';
import type { Database } from '@kardan/core/db/database';
import type { Env } from '@kardan/core/env';
import { type AccountRights, buildAccount, buildSession } from '@kardan/core/testing/build-account';
import { SignJWT } from 'jose';

export const operatorRights: AccountRights = { isOperator: true };

export function staffRights(dealershipId: number, role: DealershipRole = 'dealer-staff'): AccountRights {
  return { memberships: { [dealershipId]: role } };
}

/** An access token of a new account with these rights, signed in a moment ago. */
export async function buildToken({ db, env }: { db: Database; env: Env }, rights: AccountRights): Promise<string> {
  const { id: accountId } = await buildAccount(db, rights);
  return signAccessToken(env, { accountId, sessionId: await buildSession(db, accountId) });
}

interface OddToken {
  issuer?: string;
  audience?: string;
  expiresIn?: string;
  issuedAt?: Date;
  key?: Env['TOKEN_PRIVATE_KEY'];
  claims?: Record<string, unknown>;
}

/** A token for a session that differs from ours in what the test says. */
export function signOddToken(env: Env, { accountId, sessionId }: SessionClaims, odd: OddToken): Promise<string> {
  const { issuer, audience } = tokenParties(env);
  const key = Buffer.from(odd.key ?? env.TOKEN_PRIVATE_KEY, 'base64');
  return new SignJWT({ sub: String(accountId), sid: sessionId, ...odd.claims })
    .setProtectedHeader({ alg: 'EdDSA' })
    .setIssuer(odd.issuer ?? issuer)
    .setAudience(odd.audience ?? audience)
    .setIssuedAt(odd.issuedAt)
    .setExpirationTime(odd.expiresIn ?? '15 minutes')
    .sign(createPrivateKey({ key, format: 'der', type: 'pkcs8' }));
}
