import { buildAccount } from '@kardan/core/testing/build-account';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildCompanyAccount, buildGroup } from '@kardan/core/testing/build-group';
import { caughtMails } from '@kardan/services/testing/caught-mails';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownAddress, sendAllMails } from '../../testing/inquiries.ts';
import { accessTokenOf, buildSigner, call, rightPassword, signInWith } from '../../testing/sign-in.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { operatorRights } from '../../testing/test-tokens.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running[Symbol.asyncDispose]());

type Shown = Record<string, string>;

async function ownGroup() {
  const { db } = running.database;
  const group = await buildGroup(db, 'Gruppe Lechner');
  const dealership = await buildDealership(db, { groupId: group.id });
  const owner = await buildSigner(running, { groups: { [group.id]: 'group-owner' } });
  const token = accessTokenOf(await signInWith(running, owner.email));
  const team = `/admin/group/${group.slug}/members`;
  const invite = (email: string, role = 'group-analyst', by = token) =>
    call(running, 'POST', team, { email, displayName: 'Neu Hier', role }, { token: by });
  const members = async () => (await call(running, 'GET', team, undefined, { token })).body.items as Shown[];
  const memberId = async (email: string) => (await members()).find((member) => member.email === email)?.id;
  return { group, dealership, owner, token, team, invite, members, memberId };
}

async function mailedToken(email: string): Promise<string> {
  await sendAllMails(running);
  const text = (await caughtMails(email)).map((mail) => mail.text).join('\n');
  const tokens = [...text.matchAll(/\/(?:anmelden\/einladung|en\/login\/invitation)#([\w-]+)/g)];
  return tokens.at(-1)?.[1] ?? expect.unreachable('no link was mailed');
}

const accept = (token: string, password = rightPassword) =>
  call(running, 'POST', '/admin/auth/invitation', { token, displayName: 'Ich Selbst', password });

const subjectsTo = async (email: string) => {
  await sendAllMails(running);
  return (await caughtMails(email)).map(({ subject }) => subject);
};

test('who is invited into a group has no right before accepting, and then in each of its dealerships; its owners are told', async () => {
  const { group, dealership, owner, invite, members } = await ownGroup();
  const email = ownAddress('gruppe');
  const invited = await invite(email, 'group-owner');
  expect(invited.status).toBe(201);
  expect(invited.body).toMatchObject({ email, accountId: null, role: 'group-owner', state: 'invited' });
  const token = await mailedToken(email);
  const look = await call(running, 'POST', '/admin/auth/invitation/look', { token });
  expect(look.body).toEqual({
    email,
    displayName: 'Neu Hier',
    invitedBy: owner.displayName,
    dealership: null,
    group: group.name,
    asksFor: 'new-password',
  });
  const { accessToken } = (await accept(token)).body;
  const account = await call(running, 'GET', '/admin/account', undefined, { token: accessToken });
  expect(account.body.groups).toMatchObject([
    { role: 'group-owner', group: { id: group.id }, dealerships: [{ id: dealership.id }] },
  ]);
  expect(account.body.memberships).toEqual([]);
  const stock = `/admin/dealership/${dealership.slug}/members`;
  expect((await call(running, 'GET', stock, undefined, { token: accessToken })).status).toBe(200);
  expect((await members()).map(({ id, state }) => [id, state])).toContainEqual([invited.body.id, 'active']);
  expect(await subjectsTo(owner.email)).toEqual(
    expect.arrayContaining(['Jemand soll die Gruppe mit allen Rechten leiten · Kardan', 'Neu im Team · Kardan']),
  );
  expect((await accept(token)).body.code).toBe('invitation-gone');
});

test('somebody whose account is in use accepts with their password; until then no right follows from the invitation', async () => {
  const { dealership, invite } = await ownGroup();
  const known = await buildSigner(running);
  expect((await invite(known.email)).body).toMatchObject({ displayName: 'Neu Hier', state: 'invited' });
  const own = accessTokenOf(await signInWith(running, known.email));
  const page = `/admin/dealership/${dealership.slug}`;
  const look = () => call(running, 'GET', page, undefined, { token: own });
  expect((await look()).status).toBe(404);
  const token = await mailedToken(known.email);
  expect((await accept(token, 'ein anderes Passwort')).body.code).toBe('wrong-credentials');
  expect((await accept(token)).body.outcome).toBe('signed-in');
  expect((await look()).status).toBe(200);
  expect((await invite(known.email)).body.code).toBe('already-member');
});

test('roles in a group are changed and taken from the next call on, what somebody has invited with ends with them, and owners get a mail', async () => {
  const { dealership, owner, token, team, invite, memberId } = await ownGroup();
  const email = ownAddress('zweite');
  await invite(email, 'group-owner');
  const other = (await accept(await mailedToken(email))).body.accessToken;
  const intoGroup = ownAddress('in-gruppe');
  const intoHouse = ownAddress('in-betrieb');
  await invite(intoGroup, 'group-analyst', other);
  const house = `/admin/dealership/${dealership.slug}/members`;
  const person = { email: intoHouse, displayName: 'Neu', role: 'dealer-staff' };
  expect((await call(running, 'POST', house, person, { token: other })).status).toBe(201);
  const links = [await mailedToken(intoGroup), await mailedToken(intoHouse)];
  const id = await memberId(email);
  const change = await call(running, 'PUT', `${team}/${id}`, { role: 'group-analyst' }, { token });
  expect(change.status).toBe(204);
  for (const link of links) expect((await accept(link)).body.code).toBe('invitation-gone');
  const look = (path: string) => call(running, 'GET', path, undefined, { token: other });
  expect((await look(team)).status).toBe(403);
  expect((await look(`/admin/dealership/${dealership.slug}`)).status).toBe(200);
  expect((await call(running, 'DELETE', `${team}/${id}`, undefined, { token })).status).toBe(204);
  expect((await look(team)).status).toBe(404);
  expect((await look(`/admin/dealership/${dealership.slug}`)).status).toBe(404);
  const told = ['Eine Rolle in der Gruppe ist neu · Kardan', 'Jemand ist nicht mehr im Team der Gruppe · Kardan'];
  expect(await subjectsTo(owner.email)).toEqual(expect.arrayContaining(told));
  expect(await subjectsTo(email)).toContain(told[0]);
});

test('the last owner of a group who can act stays, also when two go at once', async () => {
  const { owner, group, token, team, invite, memberId } = await ownGroup();
  const path = `${team}/${await memberId(owner.email)}`;
  const demote = () => call(running, 'PUT', path, { role: 'group-analyst' }, { token });
  await invite(ownAddress('kommt'), 'group-owner');
  expect((await demote()).body.code).toBe('last-group-owner');
  expect((await call(running, 'DELETE', path, undefined, { token })).body.code).toBe('last-group-owner');
  const second = await buildSigner(running, { groups: { [group.id]: 'group-owner' } });
  const other = accessTokenOf(await signInWith(running, second.email));
  const outcomes = await Promise.all([
    demote(),
    call(running, 'PUT', `${team}/${await memberId(second.email)}`, { role: 'group-analyst' }, { token: other }),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual([204, 409]);
});

test('an invitation that is taken back accepts nothing, one that is sent again ends the one before', async () => {
  const { team, token, invite } = await ownGroup();
  const email = ownAddress('zurueck');
  await invite(email);
  const replaced = await mailedToken(email);
  const { id } = (await invite(email, 'group-owner')).body;
  expect((await accept(replaced)).body.code).toBe('invitation-gone');
  const newest = await mailedToken(email);
  expect((await call(running, 'DELETE', `${team}/${id}`, undefined, { token })).status).toBe(204);
  expect((await accept(newest)).body.code).toBe('invitation-gone');
});

test('another group does not exist for its neighbour’s owners, and its analysts change nothing', async () => {
  const { team } = await ownGroup();
  const neighbour = await ownGroup();
  expect((await call(running, 'GET', team, undefined, { token: neighbour.token })).status).toBe(404);
  const analyst = await buildSigner(running, { groups: { [neighbour.group.id]: 'group-analyst' } });
  const token = accessTokenOf(await signInWith(running, analyst.email));
  expect((await neighbour.invite(ownAddress('nie'), 'group-owner', token)).status).toBe(403);
});

test('an operator brings a group its first owner after a fresh sign-in, and neither themselves nor somebody of the portal', async () => {
  const { invite } = await ownGroup();
  const { operator, database } = running;
  const { slug } = await operator.createGroup({ body: { name: 'Neue Gruppe' } });
  const email = ownAddress('erste');
  const body = { displayName: 'Erste Leitung', role: 'group-owner' } as const;
  const params = { groupId: slug };
  await operator.inviteGroupMember({ params, body: { ...body, email } });
  expect((await accept(await mailedToken(email))).body.outcome).toBe('signed-in');
  const { items } = await operator.groupMembers({ params });
  expect(items).toMatchObject([{ email, role: 'group-owner', state: 'active' }]);
  const colleague = await buildAccount(database.db, operatorRights);
  await expect(operator.inviteGroupMember({ params, body: { ...body, email: colleague.email } })).rejects.toMatchObject(
    {
      code: 'forbidden',
    },
  );
  // An owner may.
  expect((await invite(colleague.email)).status).toBe(201);
});

test('nobody is invited who signs in with another group’s company account; a mailbox gets only so many invitations', async () => {
  const { invite, group } = await ownGroup();
  const { db } = running.database;
  const other = await buildGroup(db);
  await buildCompanyAccount(db, { groupId: other.id, domain: 'fremde-firma.example' });
  expect((await invite('eva@fremde-firma.example')).body.issues).toMatchObject([
    { path: ['email'], code: 'other-company-account' },
  ]);
  await buildCompanyAccount(db, { groupId: group.id, domain: 'eigene-firma.example' });
  expect((await invite('eva@eigene-firma.example')).status).toBe(201);
  const email = ownAddress('voll');
  for (let sent = 0; sent < 5; sent++) expect((await invite(email)).status).toBe(201);
  expect((await invite(email)).status).toBe(429);
});
