import { randomUUID } from 'node:crypto';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import type { TestProvider } from '@kardan/core/testing/identity-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  beginWithCompany,
  buildProvider,
  comeBack,
  signInWithCompany,
  tellSignedOut,
} from '../../testing/company-sign-in.ts';
import { requestedCompany } from '../../testing/dealership-request.ts';
import { accessTokenOf, buildSigner, call, signInWith } from '../../testing/sign-in.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { staffRights } from '../../testing/test-tokens.ts';

/** A group with its own provider. Both call us alike, with the same secret, and name their keys alike: only they differ. */
interface Company {
  groupId: number;
  dealershipId: number;
  domain: string;
  provider: TestProvider;
}

let running: TestApp;
let lechner: Company;
let moser: Company;

beforeAll(async () => {
  running = await createTestApp();
  lechner = await foundCompany('lechner');
  moser = await foundCompany('moser');
});
afterAll(async () => {
  await lechner.provider[Symbol.asyncDispose]();
  await moser.provider[Symbol.asyncDispose]();
  await running[Symbol.asyncDispose]();
});

async function foundCompany(slug: string): Promise<Company> {
  const { db } = running.database;
  const group = { slug: `${slug}-gruppe`, name: slug };
  const { id: groupId } = await db.insertInto('dealerGroup').values(group).returning('id').executeTakeFirstOrThrow();
  const { id: dealershipId } = await buildDealership(db, { slug, groupId });
  const roles = [{ value: 'chef', role: 'dealer-owner' as const, dealershipId: null }];
  const domain = `${slug}.example`;
  return { groupId, dealershipId, domain, provider: await buildProvider(running, { groupId, domain, roles }) };
}

function hire({ provider, domain }: Company, sub: string, email = `${sub}@${domain}`): string {
  provider.people.set(sub, { sub, email, email_verified: true, name: 'Eva Maier', groups: ['chef'] });
  return sub;
}

const signIn = ({ provider, groupId }: Company, sub: string) => signInWithCompany(running, provider, groupId, sub);

/** Whom the session is of, and where they work. */
async function person(token: string) {
  const { body } = await call(running, 'GET', '/admin/account', undefined, { token });
  const dealerships = body.memberships.map((each: { dealership: { id: number } }) => each.dealership.id);
  return { id: body.id as number, email: body.email as string, dealerships };
}

/** What somebody has in hand who has begun at a company and been to its provider. */
async function answered({ provider, domain }: Company, sub: string) {
  provider.signsIn(sub);
  const { address, cookie } = await beginWithCompany(running, `jemand@${domain}`);
  return { cookie, search: (await provider.follow(address)).search };
}

const over = { status: 410, body: { code: 'company-sign-in-over' }, cookie: undefined };
const refused = { status: 403, body: { code: 'company-account-refused' }, cookie: undefined };

test('whom two providers call the same are two people, at the first time and at the next', async () => {
  const sub = hire(lechner, hire(moser, 'eva'));
  for (const _ of ['first', 'next']) {
    const atLechner = await person(accessTokenOf(await signIn(lechner, sub)));
    const atMoser = await person(accessTokenOf(await signIn(moser, sub)));
    expect(atLechner).toMatchObject({ email: 'eva@lechner.example', dealerships: [lechner.dealershipId] });
    expect(atMoser).toMatchObject({ email: 'eva@moser.example', dealerships: [moser.dealershipId] });
    expect(atMoser.id).not.toBe(atLechner.id);
  }
});

test('nobody is invited whose company account is another group’s, into a team or as owner: they could not accept', async () => {
  const { email: owner } = await buildSigner(running, staffRights(lechner.dealershipId, 'dealer-owner'));
  const token = accessTokenOf(await signInWith(running, owner));
  const team = `/admin/dealership/${lechner.dealershipId}/members`;
  const invite = (email: string) =>
    call(running, 'POST', team, { email, displayName: 'Neu Hier', role: 'dealer-staff', language: 'de-AT' }, { token });
  const issue = { in: 'body', code: 'other-company-account' };
  const another = await invite(`neu@${moser.domain}`);
  expect(another).toMatchObject({ status: 400, body: { issues: [{ ...issue, path: ['email'] }] } });
  expect((await invite(`eingeladen@${lechner.domain}`)).status).toBe(201);
  const contact = { name: 'Eva Berger', phone: '+43 3852 12345', language: 'de-AT' as const };
  const body = { company: requestedCompany(), owner: { ...contact, email: `chefin@${moser.domain}` } };
  await expect(running.operator.createDealership({ body })).rejects.toMatchObject({
    issues: [{ ...issue, path: ['owner', 'email'] }],
  });
});

test('an answer is good at the address of the provider that gave it, and brought to another’s is not used up', async () => {
  const { cookie, search } = await answered(lechner, hire(lechner, 'anna'));
  expect(await comeBack(running, moser.groupId, search, cookie)).toMatchObject(over);
  expect((await comeBack(running, lechner.groupId, search, cookie)).status).toBe(200);
});

test('a browser that began at one provider and was sent to the other signs nobody in, wherever it comes back', async () => {
  const sub = hire(lechner, hire(moser, 'ida'));
  lechner.provider.signsIn(sub);
  const sentTo = async () => {
    const begun = await beginWithCompany(running, `jemand@${moser.domain}`);
    // As a provider does that wants what the other gives out: with the state of the sign-in that was begun with itself.
    const address = new URL((await beginWithCompany(running, `jemand@${lechner.domain}`)).address);
    const { searchParams } = new URL(begun.address);
    for (const name of ['state', 'nonce', 'code_challenge'])
      address.searchParams.set(name, searchParams.get(name) as string);
    return { cookie: begun.cookie, search: (await lechner.provider.follow(address.href)).search };
  };
  const one = await sentTo();
  expect(await comeBack(running, lechner.groupId, one.search, one.cookie)).toMatchObject(over);
  const two = await sentTo();
  expect(await comeBack(running, moser.groupId, two.search, two.cookie)).toMatchObject(refused);
});

test('a provider vouches for no address of another’s domain, whether somebody has it or not', async () => {
  const { db } = running.database;
  await signIn(lechner, hire(lechner, 'chefin'));
  const stored = () => db.selectFrom('account').select(['id', 'email']).orderBy('id').execute();
  const before = await stored();
  for (const email of [`chefin@${lechner.domain}`, `neu@${lechner.domain}`]) {
    const { cookie, search } = await answered(moser, hire(moser, `als-${email}`, email));
    expect(await comeBack(running, moser.groupId, search, cookie)).toMatchObject(refused);
  }
  expect(await stored()).toEqual(before);
  // Nor for somebody of its own who has the other's address by now: they stay who they were.
  const own = await person(accessTokenOf(await signIn(moser, hire(moser, 'max'))));
  hire(moser, 'max', `chefin@${lechner.domain}`);
  const { cookie, search } = await answered(moser, 'max');
  expect(await person(accessTokenOf(await comeBack(running, moser.groupId, search, cookie)))).toEqual(own);
});

test('what one provider says of signing out ends nothing that was begun with another', async () => {
  const sub = hire(lechner, hire(moser, 'otto'));
  const token = accessTokenOf(await signIn(lechner, sub));
  const other = accessTokenOf(await signIn(moser, sub));
  const lives = async (each: string) =>
    (await call(running, 'GET', '/admin/ping', undefined, { token: each })).status === 200;
  const { sessionId } = (await call(running, 'GET', '/admin/ping', undefined, { token })).body;
  const { identityProviderSession: sid } = await running.database.db
    .selectFrom('session')
    .select('identityProviderSession')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  const claimsOf = ({ provider: { issuer, clientId } }: Company, named: object) => {
    const iat = Math.floor(Date.now() / 1_000);
    const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
    return { iss: issuer, aud: clientId, iat, exp: iat + 60, jti: randomUUID(), events, ...named };
  };
  const { sign } = moser.provider;
  // To its own address, of the other's person and session: its own people alone are meant.
  expect(await tell(moser, await sign(claimsOf(moser, { sid })))).toBe(204);
  expect([await lives(token), await lives(other)]).toEqual([true, true]);
  // To the other's, in its own name and in the other's.
  for (const issuer of [moser, lechner]) {
    for (const named of [{ sub }, { sid }, { sub, sid }])
      expect(await tell(lechner, await sign(claimsOf(issuer, named)))).toBe(400);
  }
  expect([await lives(token), await lives(other)]).toEqual([true, true]);
  expect(await tell(moser, await sign(claimsOf(moser, { sub })))).toBe(204);
  expect([await lives(token), await lives(other)]).toEqual([true, false]);
  expect(await tell(lechner, await lechner.provider.sign(claimsOf(lechner, { sub })))).toBe(204);
  expect(await lives(token)).toBe(false);
});

const tell = ({ groupId }: Company, token: string) => tellSignedOut(running, groupId, token);
