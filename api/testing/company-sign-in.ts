import { companyReturnPath } from '@kardan/contract/site-paths';
import { secretOwner } from '@kardan/core/accounts/sso/open-provider';
import { encryptSecret } from '@kardan/core/kernel/encrypt-secret';
import { createTestProvider, type TestProvider } from '@kardan/core/testing/identity-provider';
import { call } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

interface Role {
  value: string;
  role: 'group-owner' | 'group-analyst' | 'dealer-owner' | 'dealer-staff';
  dealershipId: number | null;
}

/** A group's provider that runs, and that the group has set up and an operator has confirmed the domain of. */
export async function buildProvider(
  { database: { db }, services: { env }, host }: TestApp,
  { groupId, domain, roles }: { groupId: number; domain: string; roles: Role[] },
): Promise<TestProvider> {
  const provider = await createTestProvider({
    redirectUri: env.SITE_ORIGIN + companyReturnPath(groupId),
    logoutUri: `${host}/api/v1/public/admin/auth/sso/logout/${groupId}`,
  });
  const { id: providerId } = await db
    .insertInto('identityProvider')
    .values({
      groupId,
      issuer: provider.issuer,
      clientId: provider.clientId,
      secretEncrypted: encryptSecret(env.ACCOUNT_ENCRYPTION_KEYS, secretOwner(groupId), provider.clientSecret),
      roleClaim: 'groups',
      roleClaims: JSON.stringify(roles),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('identityProviderDomain').values({ providerId, domain, confirmedAt: new Date() }).execute();
  return provider;
}

/** What is answered to a logout token at a group's address. */
export async function tellSignedOut({ app }: TestApp, groupId: number, token: string): Promise<number> {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/v1/public/admin/auth/sso/logout/${groupId}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ logout_token: token }).toString(),
  });
  return answer.statusCode;
}

const sameOrigin = { 'sec-fetch-site': 'same-origin' };

/** Begins in a browser: where it is sent, and the cookie that it keeps. */
export async function beginWithCompany(running: TestApp, email: string, body: object = {}) {
  const answer = await call(running, 'POST', '/admin/auth/sso/start', { email, ...body }, { headers: sameOrigin });
  const cookie = /__Host-kardan-company-sign-in=[^;]+/.exec(String(answer.headers['set-cookie'] ?? ''))?.[0] ?? '';
  return { answer, address: answer.body.address as string, cookie };
}

/** Comes back to the browser that has this cookie. */
export function comeBack(running: TestApp, groupId: number, query: string, cookie: string) {
  return call(
    running,
    'POST',
    '/admin/auth/sso/callback',
    { groupId, answer: query },
    { headers: { ...sameOrigin, ...(cookie && { cookie }) } },
  );
}

/** The whole way of somebody whom the provider knows. */
export async function signInWithCompany(running: TestApp, provider: TestProvider, groupId: number, sub: string) {
  provider.signsIn(sub);
  const { address, cookie } = await beginWithCompany(running, `irgendwer@${domainOfPerson(provider, sub)}`);
  const back = await provider.follow(address);
  return comeBack(running, groupId, back.search, cookie);
}

function domainOfPerson(provider: TestProvider, sub: string): string {
  return provider.people.get(sub)?.email?.split('@')[1] ?? 'firma.example';
}
