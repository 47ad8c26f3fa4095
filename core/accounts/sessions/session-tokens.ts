import type { RenewedSession } from '@kardan/contract/calls/admin/account-fields';
import type { SignInClient } from '@kardan/contract/values/accounts';
import type { Env } from '../../env.ts';
import { accessTokenSeconds, type SessionClaims, signAccessToken } from './access-token.ts';

/** What goes out for a session: a browser is not told what renews it, so that no script can. */
export async function sessionTokens(
  env: Env,
  { client, refreshToken, ...claims }: SessionClaims & { client: SignInClient; refreshToken: string },
): Promise<RenewedSession> {
  const accessToken = await signAccessToken(env, claims);
  return { accessToken, expiresInSeconds: accessTokenSeconds, ...(client === 'other' && { refreshToken }) };
}
