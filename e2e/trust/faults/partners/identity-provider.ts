import { randomBytes } from 'node:crypto';
import { companyReturnPath } from '@kardan/contract/site-paths';
import { secretOwner } from '@kardan/core/accounts/sso/open-provider';
import { loadEnv } from '@kardan/core/env';
import { encryptSecret } from '@kardan/core/kernel/encrypt-secret';
import { createTestProvider } from '@kardan/core/testing/identity-provider';
import { someAddress } from '../../../people/visitor.ts';
import { type Fault, startFaultyProxy, through } from '../../means/faulty-proxy.ts';
import type { FaultyStack } from '../faulty-stack.ts';
import { livenessFlaws, type Partner, type PartnerCell, until } from './partner.ts';

/** Somebody who is sent to the company's provider waits for that: a cold one may need seconds for what it tells of itself. */
const timeoutSeconds = 5;

/** A group's provider, which somebody begins to sign in with, and comes back from. */
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
  const setUp = async (): Promise<string> => {
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
        roleClaims: JSON.stringify([{ value: 'leitung', role: 'group-owner', dealershipId: null }]),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('identityProviderDomain').values({ providerId, domain, confirmedAt: new Date() }).execute();
    const email = `anna@${domain}`;
    provider.people.set(domain, { sub: domain, email, email_verified: true, name: 'Anna', groups: ['leitung'] });
    provider.signsIn(domain);
    return email;
  };
  const start = async () => post(api, 'start', { email: await setUp() });
  /** As far as the provider has somebody who began; what is left is to come back with its answer. */
  const leave = async () => {
    const { body, cookie } = await start();
    const { search } = await provider.follow(body.address as string);
    return () => post(api, 'callback', { groupId, answer: search }, cookie);
  };
  const signInWholly = async () => (await leave())();

  /** What becomes of a step during a fault, and that the whole way is open afterwards. */
  const tryStep = async (fault: Fault, name: string, step: () => Promise<Posted>): Promise<PartnerCell> => {
    await way?.set(fault);
    const during = await step();
    const flaws = await livenessFlaws(stack);
    await way?.set(undefined);
    if (during.status !== 200 && during.body.code !== 'company-account-unavailable')
      flaws.push(`${name}: ${during.status} ${during.body.code}`);
    if (during.seconds > timeoutSeconds) flaws.push(`${name} answered after ${during.seconds.toFixed(1)} s`);
    let status = 0;
    const backSeconds = await until(async () => {
      ({ status } = await signInWholly());
      return status === 200;
    });
    if (status !== 200) flaws.push(`afterwards ${status}`);
    const told = during.status === 200 ? 'goes on' : `${during.status} ${during.body.code}`;
    return {
      ...{ partner: 'identity provider', fault, flaws, backSeconds },
      during: `${name}: ${told}, ${during.seconds.toFixed(1)} s`,
      afterwards: 'sign-in works',
    };
  };
  const started = starting.move();
  return {
    name: 'identity provider',
    tryFault: async (fault) => [
      await tryStep(fault, 'sign-in', start),
      await tryStep(fault, 'return with its answer', await leave()),
    ],
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  };
}

interface Posted {
  status: number;
  body: Record<string, unknown>;
  cookie: string;
  seconds: number;
}

async function post(api: string, step: 'start' | 'callback', body: object, cookie = ''): Promise<Posted> {
  const started = performance.now();
  const answer = await fetch(`${api}/api/v1/public/admin/auth/sso/${step}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': someAddress(),
      cookie,
    },
    body: JSON.stringify(body),
  });
  return {
    status: answer.status,
    body: (await answer.json()) as Record<string, unknown>,
    cookie: answer.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; '),
    seconds: (performance.now() - started) / 1_000,
  };
}
