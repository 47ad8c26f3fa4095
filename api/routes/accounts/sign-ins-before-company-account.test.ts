import { randomInt } from 'node:crypto';
import { requestPasswordReset } from '@kardan/core/accounts/links/reset-password';
import { signAccessToken } from '@kardan/core/accounts/sessions/access-token';
import { hashPassword } from '@kardan/core/accounts/sign-in/password-hash';
import { type AccountRights, buildAccount, buildSession } from '@kardan/core/testing/build-account';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { caughtMails } from '@kardan/services/testing/caught-mails';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownAddress, sendAllMails } from '../../testing/inquiries.ts';
import { accessTokenOf, buildSigner, call, rightPassword, setUpTotp, signInWith } from '../../testing/sign-in.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let running: TestApp;
let passwordHash: string;
beforeAll(async () => {
  running = await createTestApp();
  passwordHash = await hashPassword(rightPassword);
});
afterAll(() => running[Symbol.asyncDispose]());

let count = 0;

/** A group of one dealership, with an owner of another domain, and a domain for its people. */
async function aGroup() {
  const { db } = running.database;
  count += 1;
  const slug = `gruppe-${count}-${randomInt(1_000_000)}`;
  const group = { slug, name: slug };
  const { id: groupId } = await db.insertInto('dealerGroup').values(group).returning('id').executeTakeFirstOrThrow();
  const { id: dealershipId } = await buildDealership(db, { groupId });
  const domain = `${slug}.example`;
  const owner = await tokenOf((await buildAccount(db, { groups: { [groupId]: 'group-owner' } })).id);
  const operator = await tokenOf((await buildAccount(db, { isOperator: true })).id);
  const path = `/admin/group/${groupId}/identity-provider`;
  const releasePath = `/admin/operator/company-accounts/${groupId}/release`;
  const whole = {
    issuer: 'https://id.firma.example',
    clientId: 'kardan',
    clientSecret: 'geheim',
    domains: [domain],
    roleClaim: 'groups',
    roles: [{ value: 'verkauf', role: 'dealer-staff', dealershipId }],
  };
  /** What an operator saves they release. */
  const save = async (token: string, differing: object = {}) => {
    const saved = await call(running, 'PUT', path, { ...whole, ...differing }, { token });
    expect(saved.status).toBe(200);
    if (token !== operator) return saved.body;
    const { issuer, domains } = { ...whole, ...differing };
    const released = await call(running, 'POST', releasePath, { issuer, domains }, { token });
    expect(released.status).toBe(200);
    return released.body;
  };
  const remove = (token: string) => call(running, 'DELETE', path, undefined, { token });
  const staff: AccountRights = { memberships: { [dealershipId]: 'dealer-staff' } };
  return { groupId, dealershipId, domain, owner, operator, save, remove, staff };
}

/** Somebody with a password, a passkey and a session from before. */
async function somebody(domain: string, rights: AccountRights = {}, overrides: object = {}) {
  const { db } = running.database;
  count += 1;
  const email = `person${count}@${domain}`;
  const { id } = await buildAccount(db, rights, { email, passwordHash, ...overrides });
  const key = { credentialId: email, publicKey: Buffer.alloc(8), counter: 0, transports: [], backedUp: false };
  await db
    .insertInto('passkey')
    .values({ ...key, accountId: id, label: 'Laptop' })
    .execute();
  return { id, email, token: await tokenOf(id) };
}

async function tokenOf(accountId: number): Promise<string> {
  const sessionId = await buildSession(running.database.db, accountId);
  return signAccessToken(running.services.env, { accountId, sessionId });
}

/** What the account can still be opened with. */
async function waysInOf(accountId: number): Promise<string[]> {
  const { db } = running.database;
  const account = await db
    .selectFrom('account')
    .select('passwordHash')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const ways = account.passwordHash === null ? [] : ['password'];
  for (const table of ['passkey', 'totp', 'recoveryCode'] as const) {
    const rows = await db.selectFrom(table).select('accountId').where('accountId', '=', accountId).execute();
    if (rows.length > 0) ways.push(table);
  }
  return ways;
}

const kept = ['password', 'passkey'];
const lives = async (token: string) => (await call(running, 'GET', '/admin/ping', undefined, { token })).status === 200;

describe('when a confirmed domain leaves a company account', () => {
  test('its people lose what they signed in with before, whether a role, the group or a link makes them its people', async () => {
    const { db } = running.database;
    const { groupId, domain, operator, save, staff } = await aGroup();
    const bleibt = `bleibt-${domain}`;
    await save(operator, { domains: [domain, bleibt] });
    const { id: providerId } = await db
      .selectFrom('identityProvider')
      .select('id')
      .where('groupId', '=', groupId)
      .executeTakeFirstOrThrow();
    const seller = await somebody(domain, staff);
    const analyst = await somebody(domain.toUpperCase(), { groups: { [groupId]: 'group-analyst' } });
    const linked = await somebody(domain);
    await db.insertInto('externalIdentity').values({ providerId, subject: 'sub', accountId: linked.id }).execute();
    const staying = await somebody(bleibt, staff);
    await save(operator, { domains: [bleibt] });
    for (const { id } of [seller, analyst, linked]) expect(await waysInOf(id)).toEqual([]);
    expect(await waysInOf(staying.id)).toEqual(kept);
  });

  test('others who have an address of it keep theirs, and their sessions: of another dealership, only invited, of the portal', async () => {
    const { db } = running.database;
    const { dealershipId, operator, save, staff } = await aGroup();
    const { id: elsewhere } = await buildDealership(db);
    const domain = `post-${count}.example`;
    const own = await somebody(domain, staff);
    await save(operator, { domains: [domain] });
    const invited = await somebody(domain);
    const membership = { accountId: invited.id, dealershipId, role: 'dealer-staff', invitedName: 'Neu' } as const;
    await db.insertInto('membership').values(membership).execute();
    const others = [
      await somebody(domain, { memberships: { [elsewhere]: 'dealer-owner' } }),
      await somebody(domain, { ...staff, isOperator: true }),
      await somebody(domain, { ...staff, isEditor: true }),
      invited,
    ];
    await save(operator, { domains: [`sonst-${domain}`] });
    expect(await waysInOf(own.id)).toEqual([]);
    for (const { id, token } of others) expect([await waysInOf(id), await lives(token)]).toEqual([kept, true]);
  });

  test('and one that was never confirmed leaves, nobody loses anything', async () => {
    const { domain, owner, save, remove, staff } = await aGroup();
    const { id, token } = await somebody(domain, staff);
    await save(owner);
    await save(owner, { domains: [`sonst-${domain}`] });
    await save(owner, { issuer: 'https://id2.firma.example' });
    await remove(owner);
    expect([await waysInOf(id), await lives(token)]).toEqual([kept, true]);
  });

  test('sessions of its people end, those of the group’s other owners too; whoever does it stays signed in', async () => {
    const { groupId, domain, operator, save, remove, staff } = await aGroup();
    await save(operator);
    const actor = await somebody(domain, { groups: { [groupId]: 'group-owner' } });
    const otherSession = await tokenOf(actor.id);
    const coOwner = await somebody(domain, { groups: { [groupId]: 'group-owner' } });
    const seller = await somebody(domain, staff);
    expect((await remove(actor.token)).status).toBe(204);
    const tokens = [actor.token, otherSession, coOwner.token, seller.token];
    expect(await Promise.all(tokens.map(lives))).toEqual([true, false, false, false]);
  });

  test('each of them is told by mail how to get in, in their language, and it is on record by whom', async () => {
    const { db } = running.database;
    const { domain, operator, save, remove, staff } = await aGroup();
    await save(operator);
    const german = await somebody(domain, staff);
    const english = await somebody(domain, staff, { language: 'en' });
    const locked = await somebody(domain, staff, { state: 'locked' });
    const { id: without, email: withoutEmail } = await buildAccount(db, staff, { email: `nie@${domain}` });
    await remove(operator);
    await sendAllMails(running);
    const [toGerman, ...more] = await caughtMails(german.email);
    expect(more).toEqual([]);
    expect(toGerman?.subject).toBe('Wähl bitte ein neues Passwort · Kardan');
    expect(toGerman?.text).toContain(`${running.services.env.SITE_ORIGIN}/anmelden/passwort`);
    const [toEnglish] = await caughtMails(english.email);
    expect(toEnglish?.subject).toBe('Please choose a new password · Kardan');
    expect(toEnglish?.text).toContain(`${running.services.env.SITE_ORIGIN}/en/login/password`);
    for (const email of [locked.email, withoutEmail]) expect(await caughtMails(email)).toEqual([]);
    const acts = await db
      .selectFrom('auditEntry')
      .select(['objectId', 'actorAccountId'])
      .where('action', '=', 'account.sign-ins-removed')
      .where('objectId', 'in', [german.id, english.id, locked.id, without].map(String))
      .orderBy('objectId')
      .execute();
    expect(acts.map(({ objectId }) => Number(objectId)).sort()).toEqual([german.id, english.id, locked.id].sort());
    expect(new Set(acts.map(({ actorAccountId }) => actorAccountId)).size).toBe(1);
    expect(acts[0]?.actorAccountId).not.toBeNull();
  });

  test('somebody who had a code app and recovery codes asks for a password by mail and is in', async () => {
    const { domain, operator, save, remove, staff } = await aGroup();
    const email = `mit-app@${domain}`;
    const { id } = await buildAccount(running.database.db, staff, { email, passwordHash });
    const { recoveryCodes } = await setUpTotp(running, accessTokenOf(await signInWith(running, email)));
    expect(recoveryCodes).toHaveLength(10);
    await save(operator);
    await remove(operator);
    expect(await waysInOf(id)).toEqual([]);
    expect((await signInWith(running, email)).body.code).toBe('wrong-credentials');
    await call(running, 'POST', '/admin/auth/password-reset', { email, language: 'de-AT' });
    await sendAllMails(running);
    const text = (await caughtMails(email)).map((mail) => mail.text).join('\n');
    const token = /\/anmelden\/passwort#([\w-]+)/.exec(text)?.[1];
    const body = { token, password: 'neunzehn rote Wolken' };
    const answer = await call(running, 'POST', '/admin/auth/password-reset/confirm', body);
    expect(answer.body.outcome).toBe('signed-in');
    expect(await waysInOf(id)).toEqual(['password']);
  });
});

describe('of an issuer', () => {
  test('a corrected client or secret costs nobody anything, and what was confirmed stays so', async () => {
    const { domain, owner, operator, save, staff } = await aGroup();
    await save(operator);
    const { id, email } = await somebody(domain, staff);
    for (const corrected of [{ clientId: 'ein-anderer' }, { clientId: 'ein-anderer', clientSecret: 'neu' }]) {
      const { domains } = await save(owner, corrected);
      expect(domains).toEqual([{ domain, isConfirmed: true }]);
      expect(await waysInOf(id)).toEqual(kept);
      expect((await signInWith(running, email)).body.code).toBe('company-account');
    }
  });

  test('another one that an owner names ends what was confirmed, and with it what opened accounts before', async () => {
    const { domain, owner, operator, save, staff } = await aGroup();
    await save(operator);
    const { id, email, token } = await somebody(domain, staff);
    const { domains } = await save(owner, { issuer: 'https://id2.firma.example' });
    expect(domains).toEqual([{ domain, isConfirmed: false }]);
    expect([await waysInOf(id), await lives(token)]).toEqual([[], false]);
    expect((await signInWith(running, email)).body.code).toBe('wrong-credentials');
  });

  test('another one that an operator saves goes on saying who works there: nothing is taken before that ends', async () => {
    const { domain, operator, save, remove, staff } = await aGroup();
    await save(operator);
    const { id, email } = await somebody(domain, staff);
    await save(operator, { issuer: 'https://id2.firma.example' });
    expect(await waysInOf(id)).toEqual(kept);
    expect((await signInWith(running, email)).body.code).toBe('company-account');
    await remove(operator);
    expect(await waysInOf(id)).toEqual([]);
  });
});

test('two owners who change it at once both get an answer', async () => {
  const { groupId, domain, operator, save, remove } = await aGroup();
  const rights: AccountRights = { groups: { [groupId]: 'group-owner' } };
  for (let round = 0; round < 5; round++) {
    await save(operator);
    const both = [await somebody(domain, rights), await somebody(domain, rights), await somebody(domain, rights)];
    const answers = await Promise.all(both.map(({ token }) => remove(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
  }
});

describe('who asks for a password by mail', () => {
  const from = '10.7.7.7';
  const ask = (email: string) => requestPasswordReset(running.services, { email, language: 'de-AT' }, from);
  async function linksOf(accountId: number): Promise<number> {
    const rows = await running.database.db
      .selectFrom('accountToken')
      .select('id')
      .where('accountId', '=', accountId)
      .where('purpose', '=', 'reset')
      .execute();
    return rows.length;
  }

  test('gets it beyond the limit of the network too where nothing else opens the account, at most three an hour', async () => {
    const withPassword = await buildSigner(running);
    const withPasskey = await somebody('nur-passkey.example', {}, { passwordHash: null });
    const without = await Promise.all(Array.from({ length: 25 }, () => buildAccount(running.database.db)));
    // They count as everybody does: what is left for others tells nobody which accounts there are.
    for (const { email } of without) await ask(email);
    expect(await Promise.all(without.map(({ id }) => linksOf(id)))).toEqual(without.map(() => 1));
    for (const email of [withPassword.email, withPasskey.email, ownAddress('gibt-es-nicht')]) await ask(email);
    expect([await linksOf(withPassword.id), await linksOf(withPasskey.id)]).toEqual([0, 0]);
    const [first] = without;
    for (let again = 0; again < 4; again++) await ask(first?.email ?? '');
    expect(await linksOf(first?.id ?? 0)).toBe(3);
  });
});
