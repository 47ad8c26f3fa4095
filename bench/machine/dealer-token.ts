import { signAccessToken } from '@kardan/core/accounts/sessions/access-token';
import type { Services } from '@kardan/core/services';
import { buildAccount, buildSession } from '@kardan/core/testing/build-account';

/** What somebody of this dealership's staff signs calls with: a new account each time. */
export async function dealerToken({ db, env }: Services, dealershipId: number): Promise<string> {
  const { id: accountId } = await buildAccount(db, { memberships: { [dealershipId]: 'dealer-staff' } });
  return signAccessToken(env, { accountId, sessionId: await buildSession(db, accountId) });
}
