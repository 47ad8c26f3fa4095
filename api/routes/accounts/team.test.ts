import { requestPasswordReset } from '@kardan/core/accounts/links/reset-password';
import { createPortalAccount } from '@kardan/core/accounts/portal/create-portal-account';
import { signAccessToken } from '@kardan/core/accounts/sessions/access-token';
import { inTransaction } from '@kardan/core/db/database';
import { chunk } from '@kardan/core/kernel/chunk';
import { changeListing } from '@kardan/core/listings/changing/change-listing';
import { ownerOf } from '@kardan/core/testing/actors';
import { buildAccount, buildSession } from '@kardan/core/testing/build-account';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildListing } from '@kardan/core/testing/build-listing';
import { caughtMails } from '@kardan/services/testing/caught-mails';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownAddress, sendAllMails } from '../../testing/inquiries.ts';
import { accessTokenOf, buildSigner, call, rightPassword, setUpTotp, signInWith } from '../../testing/sign-in.ts';
import { SoftwarePasskey } from '../../testing/software-passkey.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { operatorRights, staffRights } from '../../testing/test-tokens.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running[Symbol.asyncDispose]());

async function ownDealership() {
  const dealership = await buildDealership(running.database.db);
  const owner = await buildSigner(running, staffRights(dealership.id, 'dealer-owner'));
  const token = accessTokenOf(await signInWith(running, owner.email));
  const team = `/admin/dealership/${dealership.slug}/members`;
  const invite = (email: string, role = 'dealer-staff', displayName = 'Neu Hier') =>
    call(running, 'POST', team, { email, displayName, role, language: 'de-AT' }, { token });
  const members = async () => (await call(running, 'GET', team, undefined, { token })).body.items;
  return { dealership, owner, token, team, invite, members };
}

async function accountIdOf(email: string): Promise<number> {
  const query = running.database.db.selectFrom('account').select('id').where('email', '=', email);
  return (await query.executeTakeFirstOrThrow()).id;
}

/** What a team calls somebody who is in one. */
async function memberIdOf(accountId: number): Promise<string> {
  const query = running.database.db.selectFrom('membership').select('id').where('accountId', '=', accountId);
  return (await query.executeTakeFirstOrThrow()).id;
}

/** What the newest mail's link ends in. */
async function mailedToken(email: string, page: string): Promise<string> {
  await sendAllMails(running);
  const text = (await caughtMails(email)).map((mail) => mail.text).join('\n');
  const tokens = [...text.matchAll(new RegExp(`/anmelden/${page}#([\\w-]+)`, 'g'))];
  return tokens.at(-1)?.[1] ?? expect.unreachable('no link was mailed');
}

const accept = (token: string, password = rightPassword, displayName = 'Ich Selbst') =>
  call(running, 'POST', '/admin/auth/invitation', { token, displayName, password });

test('who is invited has no right before accepting, chooses name and password, and is in the team; the owner is told', async () => {
  const { dealership, owner, invite, members } = await ownDealership();
  const email = ownAddress('neu');
  const invited = await invite(email);
  expect(invited.status).toBe(201);
  expect(invited.body).toMatchObject({ email, displayName: 'Neu Hier', role: 'dealer-staff', state: 'invited' });
  const token = await mailedToken(email, 'einladung');
  const look = await call(running, 'POST', '/admin/auth/invitation/look', { token });
  expect(look.body).toEqual({
    email,
    displayName: 'Neu Hier',
    invitedBy: owner.displayName,
    dealership: dealership.name,
    group: null,
    asksFor: 'new-password',
  });
  expect((await accept(token, 'passwort2026')).body.issues).toMatchObject([{ code: 'weak-password' }]);
  const accepted = await accept(token);
  expect(accepted.body.outcome).toBe('signed-in');
  expect((await accept(token)).body.code).toBe('invitation-gone');
  const account = await call(running, 'GET', '/admin/account', undefined, { token: accepted.body.accessToken });
  expect(account.body.memberships).toMatchObject([{ role: 'dealer-staff', dealership: { id: dealership.id } }]);
  expect(
    (await members()).map(({ displayName, state }: Record<string, string>) => [displayName, state]),
  ).toContainEqual(['Ich Selbst', 'active']);
  await sendAllMails(running);
  expect((await caughtMails(owner.email)).map(({ subject }) => subject)).toContain('Neu im Team · Kardan');
});

test('an invitation of somebody whose account is in use tells the inviter nothing, and is accepted with their password only', async () => {
  const { invite, members, dealership } = await ownDealership();
  const known = await buildSigner(running);
  const invited = await invite(known.email);
  expect(invited.body).toMatchObject({ displayName: 'Neu Hier', state: 'invited', lastSeenOn: null });
  const token = await mailedToken(known.email, 'einladung');
  expect((await call(running, 'POST', '/admin/auth/invitation/look', { token })).body.asksFor).toBe('password');
  expect((await accept(token, 'ein anderes Passwort')).body.code).toBe('wrong-credentials');
  const signedIn = accessTokenOf(await signInWith(running, known.email));
  const history = `/admin/dealership/${dealership.id}/history`;
  expect((await call(running, 'GET', history, undefined, { token: signedIn })).status).toBe(404);
  await setUpTotp(running, signedIn);
  expect((await accept(token)).body.outcome).toBe('second-factor');
  expect((await members()).find(({ email }: { email: string }) => email === known.email)).toMatchObject({
    displayName: known.displayName,
    state: 'active',
  });
});

test('an invitation is answered alike for an address that has an account, in its spelling, number and place in the list', async () => {
  const { invite, members, token, dealership } = await ownDealership();
  const known = await buildSigner(running);
  const typed = [known.email.toUpperCase(), ownAddress('Unbekannt').toUpperCase()];
  const answers = [];
  for (const email of typed) answers.push((await invite(email)).body);
  for (const [place, answer] of answers.entries()) {
    expect(answer).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      accountId: null,
      email: typed[place],
      displayName: 'Neu Hier',
      role: 'dealer-staff',
      state: 'invited',
      lastSeenOn: null,
      isSelf: false,
      invitedAt: expect.any(String),
      invitedUntil: expect.any(String),
    });
  }
  const listed = (await members()).filter(({ state }: { state: string }) => state === 'invited');
  expect(listed.map(({ id }: { id: string }) => id)).toEqual(answers.map(({ id }) => id).sort());
  const history = await call(running, 'GET', `/admin/dealership/${dealership.id}/history`, undefined, { token });
  expect(history.body.items.map(({ object }: { object: object }) => object)).toEqual(
    typed.toReversed().map((label) => ({ kind: 'member', id: '', label })),
  );
});

test('an invitation gives no password to an account that signs in with a passkey, which is asked for; one with neither asks for a password by mail first', async () => {
  const { invite, members } = await ownDealership();
  const known = await buildSigner(running);
  const signedIn = accessTokenOf(await signInWith(running, known.email));
  const { db } = running.database;
  await db.updateTable('account').set({ passwordHash: null }).where('id', '=', known.id).execute();
  await invite(known.email);
  const token = await mailedToken(known.email, 'einladung');
  const asksFor = async () =>
    (await call(running, 'POST', '/admin/auth/invitation/look', { token })).body.asksFor as string;
  expect(await asksFor()).toBe('reset');
  expect((await accept(token)).body.code).toBe('wrong-credentials');
  const passkeys = '/admin/account/passkeys';
  const { ticket, options } = (await call(running, 'POST', `${passkeys}/options`, undefined, { token: signedIn })).body;
  const credential = new SoftwarePasskey(running.services.env.SITE_ORIGIN).register(options);
  await call(running, 'POST', passkeys, { ticket, label: 'Handy', credential }, { token: signedIn });
  expect(await asksFor()).toBe('nothing');
  const accepted = await accept(token);
  expect(accepted.body).toMatchObject({ outcome: 'second-factor', methods: ['passkey'] });
  expect(accepted.cookie).toBeUndefined();
  const stored = db.selectFrom('account').select(['passwordHash', 'displayName']).where('id', '=', known.id);
  expect(await stored.executeTakeFirst()).toEqual({ passwordHash: null, displayName: known.displayName });
  expect((await members()).map(({ accountId }: { accountId: number | null }) => accountId)).toContain(known.id);
});

test('an invitation waits until an account that nothing opens has got a password by mail', async () => {
  const { invite, members } = await ownDealership();
  const known = await buildAccount(running.database.db, {}, { email: ownAddress('ohne') });
  await invite(known.email);
  const token = await mailedToken(known.email, 'einladung');
  expect((await accept(token)).body.code).toBe('wrong-credentials');
  await call(running, 'POST', '/admin/auth/password-reset', { email: known.email, language: 'de-AT' });
  const reset = { token: await mailedToken(known.email, 'passwort'), password: 'neunzehn rote Wolken' };
  expect((await call(running, 'POST', '/admin/auth/password-reset/confirm', reset)).status).toBe(200);
  expect((await accept(token, reset.password)).body.outcome).toBe('signed-in');
  expect((await members()).map(({ accountId }: { accountId: number | null }) => accountId)).toContain(known.id);
});

test('nobody is invited under a name that a mail program makes a link of', async () => {
  const { invite } = await ownDealership();
  const as = async (name: string) => (await invite(ownAddress('name'), 'dealer-staff', name)).status;
  for (const name of ['gewinn.example/jetzt', 'https://x.at', 'www.auto-gewinn.at', 'chef@bank.at', 't.co', 'Auto.COM'])
    expect([name, await as(name)]).toEqual([name, 400]);
  for (const name of [
    'Dr. Eva Huber-Müller',
    'A.B. Berger',
    'M.Huber',
    "Seán O'Neill jun.",
    'Ing. Karl Öllinger, MSc.',
  ])
    expect([name, await as(name)]).toEqual([name, 201]);
});

test('a link that was replaced, taken back, too old, of another purpose or made up accepts nothing', async () => {
  const { invite, team, token: owner } = await ownDealership();
  const email = ownAddress('ein');
  await invite(email);
  const replaced = await mailedToken(email, 'einladung');
  const { id } = (await invite(email, 'dealer-owner')).body;
  expect((await accept(replaced)).status).toBe(410);
  const newest = await mailedToken(email, 'einladung');
  await running.database.db
    .updateTable('accountToken')
    .set({ expiresAt: new Date() })
    .where('accountId', '=', await accountIdOf(email))
    .execute();
  expect((await accept(newest)).status).toBe(410);
  await invite(email);
  const withdrawn = await mailedToken(email, 'einladung');
  expect((await call(running, 'DELETE', `${team}/${id}`, undefined, { token: owner })).status).toBe(204);
  expect((await accept(withdrawn)).status).toBe(410);
  const reset = await call(running, 'POST', '/admin/auth/password-reset/confirm', {
    token: withdrawn,
    password: rightPassword,
  });
  expect(reset.body.code).toBe('reset-gone');
  for (const odd of ['x', 'A'.repeat(64), `${withdrawn.slice(0, -1)}_`]) expect((await accept(odd)).status).toBe(410);
});

test('an invitation that has ended is shown as such to the owner, who sends it again', async () => {
  const { invite, members } = await ownDealership();
  const email = ownAddress('spaeter');
  await invite(email);
  await running.database.db
    .updateTable('accountToken')
    .set({ expiresAt: new Date() })
    .where('accountId', '=', await accountIdOf(email))
    .execute();
  const shown = async () => (await members()).find((member: { email: string }) => member.email === email);
  expect(await shown()).toMatchObject({ state: 'invited', invitedUntil: null });
  await invite(email);
  expect(Date.parse((await shown()).invitedUntil)).toBeGreaterThan(Date.now());
});

test('what somebody has invited others with is worth nothing once their own rights are taken or lowered', async () => {
  const { dealership, team, token: owner } = await ownDealership();
  for (const lose of ['remove', 'demote'] as const) {
    const other = await buildSigner(running, staffRights(dealership.id, 'dealer-owner'));
    const token = accessTokenOf(await signInWith(running, other.email));
    const email = ownAddress(lose);
    const body = { email, displayName: 'Zweite Adresse', role: 'dealer-owner', language: 'de-AT' };
    expect((await call(running, 'POST', team, body, { token })).status).toBe(201);
    const link = await mailedToken(email, 'einladung');
    const member = `${team}/${await memberIdOf(other.id)}`;
    const lost =
      lose === 'remove'
        ? await call(running, 'DELETE', member, undefined, { token: owner })
        : await call(running, 'PUT', member, { role: 'dealer-staff' }, { token: owner });
    expect(lost.status).toBe(204);
    expect((await accept(link)).body.code).toBe('invitation-gone');
  }
});

test('the link to a dealership does not open the account of somebody who is to be operator meanwhile', async () => {
  const { invite } = await ownDealership();
  const email = ownAddress('betrieb');
  await invite(email);
  const link = await mailedToken(email, 'einladung');
  const person = { email, displayName: 'Berta Betrieb', right: 'operator' } as const;
  const { invitation } = await createPortalAccount(running.services, person);
  expect((await accept(link)).body.code).toBe('invitation-gone');
  expect((await accept(invitation?.split('#')[1] ?? '')).body.outcome).toBe('set-up-second-factor');
});

test('the last owner who can act stays, also when two go at once', async () => {
  const { dealership, owner, token, team, invite } = await ownDealership();
  const path = `${team}/${await memberIdOf(owner.id)}`;
  const demote = (by = token) => call(running, 'PUT', path, { role: 'dealer-staff' }, { token: by });
  expect((await demote()).body.code).toBe('last-owner');
  expect((await call(running, 'DELETE', path, undefined, { token })).body.code).toBe('last-owner');
  // Invited is not yet there, and a locked one cannot act.
  await invite(ownAddress('kommt'), 'dealer-owner');
  const { db } = running.database;
  const locked = await buildAccount(db, staffRights(dealership.id, 'dealer-owner'), { state: 'locked' });
  expect(locked.state).toBe('locked');
  expect((await demote()).body.code).toBe('last-owner');
  const second = await buildSigner(running, staffRights(dealership.id, 'dealer-owner'));
  const other = accessTokenOf(await signInWith(running, second.email));
  const outcomes = await Promise.all([
    demote(),
    call(running, 'PUT', `${team}/${await memberIdOf(second.id)}`, { role: 'dealer-staff' }, { token: other }),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual([204, 409]);
});

test('who belongs to the team is not invited again, and a mailbox gets only so many invitations', async () => {
  const { invite, owner } = await ownDealership();
  expect((await invite(owner.email)).body.code).toBe('already-member');
  const email = ownAddress('voll');
  for (let sent = 0; sent < 5; sent++) expect((await invite(email)).status).toBe(201);
  expect((await invite(email)).status).toBe(429);
});

test('a reset is mailed to those who have an account, answered alike to all, good once, and ends every session', async () => {
  const known = await buildSigner(running);
  const token = accessTokenOf(await signInWith(running, known.email));
  const request = (email: string) => call(running, 'POST', '/admin/auth/password-reset', { email, language: 'de-AT' });
  const unknown = ownAddress('niemand');
  const [first, second] = [await request(known.email), await request(unknown)];
  expect([first.status, first.body]).toEqual([204, '']);
  expect([second.status, second.body]).toEqual([204, '']);
  await sendAllMails(running);
  expect(await caughtMails(unknown)).toEqual([]);
  const link = await mailedToken(known.email, 'passwort');
  const set = (password: string) =>
    call(running, 'POST', '/admin/auth/password-reset/confirm', { token: link, password });
  const next = 'neunzehn rote Wolken';
  const outcomes = await Promise.all([set(next), set(next), set(next)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  expect((await call(running, 'GET', '/admin/ping', undefined, { token })).status).toBe(401);
  expect((await signInWith(running, known.email, next)).status).toBe(200);
  // Four an hour are one too many; nobody learns it but the mailbox.
  for (let asked = 0; asked < 4; asked++) expect((await request(known.email)).status).toBe(204);
  await sendAllMails(running);
  const resets = (await caughtMails(known.email)).filter(({ subject }) => subject.startsWith('Neues Passwort'));
  expect(resets.length).toBeLessThanOrEqual(3);
});

test('a reset goes round no second factor: it still asks for it', async () => {
  const { email } = await buildSigner(running);
  await setUpTotp(running, accessTokenOf(await signInWith(running, email)));
  await call(running, 'POST', '/admin/auth/password-reset', { email, language: 'de-AT' });
  await sendAllMails(running);
  const token = await mailedToken(email, 'passwort');
  const password = 'neunzehn rote Wolken';
  const answer = await call(running, 'POST', '/admin/auth/password-reset/confirm', { token, password });
  expect([answer.status, answer.body.outcome, answer.cookie]).toEqual([200, 'second-factor', undefined]);
  expect(answer.body).not.toHaveProperty('accessToken');
});

test('a network of IPv6 that has 65,536 others in it gets resets mailed like sixteen visitors', async () => {
  const { id, email } = await buildSigner(running);
  const ask = (address: string, network: number) =>
    requestPasswordReset(
      running.services,
      { email: address, language: 'de-AT' },
      `2001:db8:7:${network.toString(16)}::1`,
    );
  const networks = Array.from({ length: 320 }, (_, network) => network);
  for (const some of chunk(networks, 40)) await Promise.all(some.map((n) => ask(`niemand-${n}@test.example`, n)));
  await ask(email, 400);
  const resets = running.database.db.selectFrom('accountToken').select('id').where('accountId', '=', id);
  expect(await resets.execute()).toEqual([]);
});

test('the history tells an owner who did what, page by page, and by day, person and act; secrets are not in it', async () => {
  const { dealership, owner, token, invite } = await ownDealership();
  const { db } = running.database;
  const listing = await buildListing(db, { dealershipId: dealership.id, title: '=HYPERLINK("http://x")' });
  for (let price = 1; price <= 55; price++) {
    const actor = { ...ownerOf(dealership.id), accountId: owner.id, requestId: `r-${price}` };
    await inTransaction(db, (tx) => changeListing(tx, actor, listing.id, { priceEur: 10_000 + price }));
  }
  await invite(ownAddress('vermerkt'));
  const ask = async (query: string) =>
    (await call(running, 'GET', `/admin/dealership/${dealership.id}/history${query}`, undefined, { token })).body;
  const first = await ask('');
  expect(first.items).toHaveLength(50);
  expect(first.items[0]).toMatchObject({
    action: 'member.invited',
    actor: { accountId: owner.id, name: owner.displayName },
    onBehalf: false,
    changes: [{ field: 'role', before: null, after: 'dealer-staff' }],
    requestId: expect.any(String),
  });
  expect(first.items[1]).toMatchObject({
    action: 'listing.changed',
    object: { kind: 'listing', id: String(listing.id) },
    changes: [{ field: 'priceEur', before: 10_054, after: 10_055 }],
    requestId: 'r-55',
  });
  const second = await ask(`?cursor=${encodeURIComponent(first.cursor)}`);
  expect([second.items.length, second.cursor]).toEqual([6, null]);
  expect((await ask('?action=member.invited')).items).toHaveLength(1);
  expect((await ask('?to=2020-01-01')).items).toEqual([]);
  expect((await ask('?from=0000-01-01')).issues).toMatchObject([{ path: ['from'], code: 'day-beyond' }]);
  expect((await ask(`?accountId=${owner.id + 1}`)).items).toEqual([]);
  for (const cursor of [
    'nonsense',
    `2026-99-99 99:99:99+00/${'-'.repeat(36)}`,
    `2026-99-99 10:00:00+00/${crypto.randomUUID()}`,
  ])
    expect((await ask(`?cursor=${encodeURIComponent(cursor)}`)).issues).toMatchObject([{ code: 'invalid-cursor' }]);

  const csv = await call(running, 'GET', `/admin/dealership/${dealership.id}/history/export`, undefined, { token });
  expect(csv.headers).toMatchObject({
    'content-type': expect.stringMatching(/^text\/csv/),
    'content-disposition': 'attachment',
  });
  const lines = String(csv.body).trim().split('\r\n');
  expect(lines).toHaveLength(57);
  expect(lines[2]).toContain(`"'=HYPERLINK(""http://x"")"`);
});

test('what an operator does for a dealership is marked so in its history', async () => {
  const { dealership, team, token, owner } = await ownDealership();
  const second = await buildAccount(running.database.db, staffRights(dealership.id, 'dealer-owner'));
  const operator = await running.tokenWith({ ...operatorRights, actingFor: [dealership.id] });
  await call(running, 'PUT', `${team}/${await memberIdOf(second.id)}`, { role: 'dealer-staff' }, { token: operator });
  const path = `/admin/dealership/${dealership.id}/history`;
  const { items } = (await call(running, 'GET', path, undefined, { token })).body;
  expect(items).toMatchObject([{ action: 'member.changed', onBehalf: true }]);
  expect(items[0].actor.accountId).not.toBe(owner.id);
});

test('an operator who acts for a dealership gives nobody of the portal a right in it that lasts', async () => {
  const { db } = running.database;
  const { dealership, team, invite } = await ownDealership();
  const rights = { ...operatorRights, actingFor: [dealership.id] };
  const operator = await buildAccount(db, rights);
  const token = await signAccessToken(running.services.env, {
    accountId: operator.id,
    sessionId: await buildSession(db, operator.id),
  });
  const other = await buildAccount(db, { ...operatorRights, ...staffRights(dealership.id) });
  const person = { displayName: 'Neu Hier', role: 'dealer-owner', language: 'de-AT' };
  const inviteAs = (email: string) => call(running, 'POST', team, { ...person, email }, { token });
  for (const { email } of [operator, other]) expect((await inviteAs(email.toUpperCase())).body.code).toBe('forbidden');
  const raised = await call(
    running,
    'PUT',
    `${team}/${await memberIdOf(other.id)}`,
    { role: 'dealer-owner' },
    { token },
  );
  expect(raised.body.code).toBe('forbidden');
  expect((await inviteAs(ownAddress('neue-leitung'))).status).toBe(201);
  expect((await invite(operator.email)).status).toBe(201);
});

test('the history tells the portal’s own acts from those of somebody whose account is erased', async () => {
  const { dealership, token } = await ownDealership();
  const act = { dealershipId: dealership.id, objectKind: 'listing', objectId: '1', objectLabel: 'Auto' };
  const nothing = { before: '{}', after: '{}' };
  await running.database.db
    .insertInto('auditEntry')
    .values([
      { ...act, ...nothing, action: 'listing.changed', actorAccountId: null },
      { ...act, ...nothing, action: 'listing.changed', actorAccountId: 2_000_000_000 },
    ])
    .execute();
  const path = `/admin/dealership/${dealership.id}/history`;
  const { items } = (await call(running, 'GET', path, undefined, { token })).body;
  expect(items.map(({ actor }: { actor: unknown }) => actor)).toEqual([{ accountId: 2_000_000_000, name: null }, null]);
});

test('a dealership’s name, place and state are told to its people and to operators, by id and slug', async () => {
  const { db } = running.database;
  const { id, slug, name } = await buildDealership(db, { state: 'suspended' });
  const told = { id, slug, name, place: expect.any(String), state: 'suspended', actingUntil: null };
  for (const rights of [staffRights(id), operatorRights]) {
    const token = await running.tokenWith(rights);
    for (const reference of [id, slug]) {
      const { status, body } = await call(running, 'GET', `/admin/dealership/${reference}`, undefined, { token });
      expect([status, body]).toEqual([200, told]);
    }
    const missing = await call(running, 'GET', '/admin/dealership/gibt-es-nicht', undefined, { token });
    expect(missing.status).toBe(404);
  }
});
