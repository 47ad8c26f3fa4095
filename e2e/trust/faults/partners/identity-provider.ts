import { randomBytes } from 'node:crypto';
import { companyReturnPath } from '@kardan/contract/site-paths';
import { secretOwner } from '@kardan/core/accounts/sso/open-provider';
import { loadEnv } from '@kardan/core/env';
import { encryptSecret } from '@kardan/core/kernel/encrypt-secret';
import { createTestProvider } from '@kardan/core/testing/identity-provider';
import { someAddress } from '../../../scale/visitor.ts';
import { startFaultyProxy, through } from '../faulty-proxy.ts';
import type { FaultyStack } from '../faulty-stack.ts';
import { type Partner, until } from './partner.ts';

/** Somebody who is sent to the company's provider waits for that: a cold one may need seconds for what it tells of itself. */
const patienceSeconds = 5;

/** A group's provider, which somebody begins to sign in with. */
export async function identityProvider(stack: FaultyStack): Promise<Partner> {
  const { db, web, api } = stack;
  await using starting = new AsyncDisposableStack();
  const { id: groupId } = await db
    .insertInto('dealerGroup')
    .values({ slug: `gruppe-${randomBytes(4).toString('hex')}`, name: 'Gruppe' })
    .returning('id')
    .executeTakeFirstOrThrow();
  let way: Awaited<ReturnType<typeof startFaultyProxy>> | undefined;
  const provider = starting.use(
    await createTestProvider({
      redirectUri: web + companyReturnPath(groupId),
      reachedAt: async (origin) => {
        way = starting.use(await startFaultyProxy(origin));
        return through(way, origin);
      },
    }),
  );
  /** Each try is of a provider that nobody has asked before: what it tells of itself is kept for an hour. */
  const signIn = async () => {
    const { ACCOUNT_ENCRYPTION_KEYS } = loadEnv();
    const domain = `firma-${randomBytes(4).toString('hex')}.example`;
    await db.deleteFrom('identityProvider').where('groupId', '=', groupId).execute();
    const { id: providerId } = await db
      .insertInto('identityProvider')
      .values({
        groupId,
        issuer: provider.issuer,
        clientId: provider.clientId,
        secretEncrypted: encryptSecret(ACCOUNT_ENCRYPTION_KEYS, secretOwner(groupId), provider.clientSecret),
        roleClaim: 'groups',
        roleClaims: '[]',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('identityProviderDomain').values({ providerId, domain, confirmedAt: new Date() }).execute();
    const started = performance.now();
    const answer = await fetch(`${api}/api/v1/public/admin/auth/sso/start`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': someAddress(),
      },
      body: JSON.stringify({ email: `anna@${domain}` }),
    });
    const { code } = (await answer.json()) as { code?: string };
    return { status: answer.status, code, seconds: (performance.now() - started) / 1_000 };
  };
  const started = starting.move();
  return {
    name: 'identity provider',
    async tryFault(fault) {
      const flaws: string[] = [];
      await way?.set(fault);
      const during = await signIn();
      await way?.set(undefined);
      if (during.status !== 200 && during.code !== 'company-account-unavailable')
        flaws.push(`${during.status} ${during.code}`);
      if (during.seconds > patienceSeconds) flaws.push(`answered after ${during.seconds.toFixed(1)} s`);
      let status = 0;
      const backSeconds = await until(async () => {
        ({ status } = await signIn());
        return status === 200;
      });
      if (status !== 200) flaws.push(`afterwards ${status}`);
      return {
        ...{ partner: 'identity provider', fault, flaws, backSeconds },
        during: `sign-in: ${during.status === 200 ? 'goes on' : `503 ${during.code}`}, ${during.seconds.toFixed(1)} s`,
        afterwards: 'sign-in goes on',
      };
    },
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  };
}
