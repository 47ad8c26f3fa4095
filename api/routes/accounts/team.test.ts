import { createPortalAccount } from '@kardan/core/accounts/portal/create-portal-account';
import { inTransaction } from '@kardan/core/db/database';
import { changeListing } from '@kardan/core/listings/changing/change-listing';
import { ownerOf } from '@kardan/core/testing/actors';
import { buildAccount } from '@kardan/core/testing/build-account';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildListing } from '@kardan/core/testing/build-listing';
import { caughtMails } from '@kardan/services/testing/caught-mails';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownAddress, sendAllMails } from '../../testing/inquiries.ts';
import { accessTokenOf, buildSigner, call, rightPassword, setUpTotp, signInWith } from '../../testing/sign-in.ts';
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
    hasPassword: false,
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
  expect((await call(running, 'POST', '/admin/auth/invitation/look', { token })).body.hasPassword).toBe(true);
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

test('a link that was replaced, taken back, too old, of another purpose or made up accepts nothing', async () => {
  const { invite, team, token: owner } = await ownDealership();
  const email = ownAddress('ein');
  await invite(email);
  const replaced = await mailedToken(email, 'einladung');
  const { accountId } = (await invite(email, 'dealer-owner')).body;
  expect((await accept(replaced)).status).toBe(410);
  const newest = await mailedToken(email, 'einladung');
  await running.database.db
    .updateTable('accountToken')
    .set({ expiresAt: new Date() })
    .where('accountId', '=', accountId)
    .execute();
  expect((await accept(newest)).status).toBe(410);
  await invite(email);
  const withdrawn = await mailedToken(email, 'einladung');
  expect((await call(running, 'DELETE', `${team}/${accountId}`, undefined, { token: owner })).status).toBe(204);
  expect((await accept(withdrawn)).status).toBe(410);
  const reset = await call(running, 'POST', '/admin/auth/password-reset/confirm', {
    token: withdrawn,
    password: rightPassword,
  });
  expect(reset.body.code).toBe('reset-gone');
  for (const odd of ['x', 'A'.repeat(64), `${withdrawn.slice(0, -1)}_`]) expect((await accept(odd)).status).toBe(410);
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
    const member = `${team}/${other.id}`;
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
  const path = `${team}/${owner.id}`;
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
    call(running, 'PUT', `${team}/${second.id}`, { role: 'dealer-staff' }, { token: other }),
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
  const operator = await running.tokenWith(operatorRights);
  await call(running, 'PUT', `${team}/${second.id}`, { role: 'dealer-staff' }, { token: operator });
  const path = `/admin/dealership/${dealership.id}/history`;
  const { items } = (await call(running, 'GET', path, undefined, { token })).body;
  expect(items).toMatchObject([{ action: 'member.changed', onBehalf: true }]);
  expect(items[0].actor.accountId).not.toBe(owner.id);
});
