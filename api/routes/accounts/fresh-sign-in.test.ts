import { signAccessToken } from '@kardan/core/accounts/sessions/access-token';
import { buildRequest } from '@kardan/core/dealerships/admission/testing/build-request';
import { buildFeed } from '@kardan/core/feeds/testing/build-feed';
import { buildThread } from '@kardan/core/inquiries/inbox/testing/build-thread';
import { type AccountRights, buildAccount, buildSession } from '@kardan/core/testing/build-account';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { storedRows } from '@kardan/core/testing/stored-rows';
import { buildWebhook } from '@kardan/core/webhooks/testing/build-webhook';
import { caughtMails } from '@kardan/services/testing/caught-mails';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestedCompany } from '../../testing/dealership-request.ts';
import { ownAddress, sendAllMails } from '../../testing/inquiries.ts';
import { call } from '../../testing/sign-in.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { operatorRights, staffRights } from '../../testing/test-tokens.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running[Symbol.asyncDispose]());

const minutes = 60_000;

/** Somebody with a session of this moment, and one whose sign-in was twenty minutes ago. */
async function person(rights: AccountRights) {
  const { db } = running.database;
  const { id: accountId, email } = await buildAccount(db, rights, { email: ownAddress('konto') });
  const tokenSince = async (signedInAt: Date) =>
    signAccessToken(running.services.env, { accountId, sessionId: await buildSession(db, accountId, { signedInAt }) });
  return {
    accountId,
    email,
    fresh: await tokenSince(new Date()),
    stale: await tokenSince(new Date(Date.now() - 20 * minutes)),
  };
}

async function memberIdOf(accountId: number): Promise<string> {
  const query = running.database.db.selectFrom('membership').select('id').where('accountId', '=', accountId);
  return (await query.executeTakeFirstOrThrow()).id;
}

async function groupMemberIdOf(accountId: number): Promise<string> {
  const query = running.database.db.selectFrom('groupMembership').select('id').where('accountId', '=', accountId);
  return (await query.executeTakeFirstOrThrow()).id;
}

/** A dealership of a group, with two owners, one of the group and its analyst, somebody of its staff and an operator. */
async function house() {
  const { db } = running.database;
  const { id: groupId } = await db
    .insertInto('dealerGroup')
    .values({ slug: `gruppe-${crypto.randomUUID()}`, name: 'Gruppe Lechner' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id, slug, name, email, revision } = await buildDealership(db, { groupId });
  const owner = await person(staffRights(id, 'dealer-owner'));
  const second = await person(staffRights(id, 'dealer-owner'));
  const ofGroup = await person({ groups: { [groupId]: 'group-owner' } });
  const analyst = await person({ groups: { [groupId]: 'group-analyst' } });
  const staff = await person(staffRights(id));
  await buildThread(db, id);
  return {
    id,
    name,
    email,
    revision,
    owner,
    second,
    ofGroup,
    analyst,
    staff,
    operator: await person(operatorRights),
    path: `/admin/dealership/${slug}`,
    groupId,
    groupPath: `/admin/group/${groupId}`,
    analystMember: await groupMemberIdOf(analyst.accountId),
    owners: [owner, second, ofGroup].map(({ email }) => email),
    secondMember: await memberIdOf(second.accountId),
    staffMember: await memberIdOf(staff.accountId),
    webhook: await buildWebhook(db, { dealershipId: id }, 'http://127.0.0.1:9/'),
    feed: await buildFeed(db, { dealershipId: id }),
  };
}
type House = Awaited<ReturnType<typeof house>>;

interface Act {
  method: 'POST' | 'PUT' | 'DELETE';
  path: (house: House) => string;
  body?: (house: House) => object | Promise<object>;
  headers?: (house: House) => Record<string, string>;
  by?: (house: House) => House['owner'];
  /** Whom the mail goes to, where not to every owner. */
  mailed?: (house: House) => string[];
  /** What the mail's subject says; none where nobody owns it yet or gets to know it later. */
  subject?: string;
  /** And what else stands in it. */
  tells?: (house: House) => (string | RegExp)[];
}

const invited = (role: string) => ({ email: ownAddress('neu'), displayName: 'Neu Hier', role, language: 'de-AT' });
const fetched = {
  name: 'CarDesk',
  source: 'url',
  location: 'https://cardesk.example/stock.csv',
  username: null,
  hostKey: null,
  intervalMinutes: null,
  dailyAt: '05:40',
  sites: {},
  answers: {},
  vanishLimitPercent: 5,
};

const profile = {
  name: 'Autohaus Lechner',
  street: 'Annenstraße 12',
  postcode: '8020',
  cityId: null,
  pin: null,
  phone: null,
  email: 'office@lechner.example',
  website: null,
  description: '',
  languages: ['de'],
  services: [],
  accentColour: null,
};

const guarded: Record<string, Act> = {
  'inviting staff': { method: 'POST', path: ({ path }) => `${path}/members`, body: () => invited('dealer-staff') },
  'inviting an owner': {
    method: 'POST',
    path: ({ path }) => `${path}/members`,
    body: () => invited('dealer-owner'),
    subject: 'Jemand soll mit allen Rechten ins Team kommen · Kardan',
    tells: ({ name }) => [name, /neu.*@/],
  },
  'making somebody an owner': {
    method: 'PUT',
    path: ({ path, staffMember }) => `${path}/members/${staffMember}`,
    body: () => ({ role: 'dealer-owner' }),
    subject: 'Eine Rolle im Team ist neu · Kardan',
    tells: ({ staff }) => [staff.email, /Rolle bisher:\s+Mitarbeiter:in/, /Rolle:\s+Inhaber:in/],
  },
  'taking an owner’s role': {
    method: 'PUT',
    path: ({ path, secondMember }) => `${path}/members/${secondMember}`,
    body: () => ({ role: 'dealer-staff' }),
    subject: 'Eine Rolle im Team ist neu · Kardan',
    tells: ({ second }) => [second.email],
  },
  'removing an owner': {
    method: 'DELETE',
    path: ({ path, secondMember }) => `${path}/members/${secondMember}`,
    subject: 'Jemand ist nicht mehr im Team · Kardan',
    tells: ({ second }) => [second.email],
  },
  'removing staff': {
    method: 'DELETE',
    path: ({ path, staffMember }) => `${path}/members/${staffMember}`,
    subject: 'Jemand ist nicht mehr im Team · Kardan',
    tells: ({ staff }) => [staff.email],
  },
  'inviting a manager of a group': {
    method: 'POST',
    path: ({ groupPath }) => `${groupPath}/members`,
    body: () => invited('group-owner'),
    by: ({ ofGroup }) => ofGroup,
    mailed: ({ ofGroup }) => [ofGroup.email],
    subject: 'Jemand soll die Gruppe mit allen Rechten leiten · Kardan',
    tells: () => ['Gruppe Lechner', /neu.*@/],
  },
  'making somebody a manager of a group': {
    method: 'PUT',
    path: ({ groupPath, analystMember }) => `${groupPath}/members/${analystMember}`,
    body: () => ({ role: 'group-owner' }),
    by: ({ ofGroup }) => ofGroup,
    mailed: ({ ofGroup }) => [ofGroup.email],
    subject: 'Eine Rolle in der Gruppe ist neu · Kardan',
    tells: ({ analyst }) => [analyst.email, /Rolle bisher:\s+Gruppenauswertung/, /Rolle:\s+Gruppenleitung/],
  },
  'taking somebody out of the team of a group': {
    method: 'DELETE',
    path: ({ groupPath, analystMember }) => `${groupPath}/members/${analystMember}`,
    by: ({ ofGroup }) => ofGroup,
    mailed: ({ ofGroup }) => [ofGroup.email],
    subject: 'Jemand ist nicht mehr im Team der Gruppe · Kardan',
    tells: ({ analyst }) => ['Gruppe Lechner', analyst.email],
  },
  'taking a dealership out of its group': {
    method: 'DELETE',
    path: ({ id, groupId }) => `/admin/operator/groups/${groupId}/dealerships/${id}`,
    by: ({ operator }) => operator,
    subject: 'Ein Betrieb gehört nicht mehr zu seiner Gruppe · Kardan',
    tells: ({ name }) => [name, /Gruppe:\s+Gruppe Lechner/, 'Portalbetrieb'],
  },
  'taking the inbox as a file': {
    method: 'POST',
    path: ({ path }) => `${path}/inbox/export`,
    body: () => ({}),
    subject: 'Anfragen als Datei geholt · Kardan',
    tells: ({ name }) => [name, /Anfragen:\s+1/],
  },
  'a new secret of a webhook': {
    method: 'POST',
    path: ({ path, webhook }) => `${path}/webhooks/${webhook.id}/secret`,
    subject: 'Webhook hat ein neues Geheimnis: Lagersystem · Kardan',
    tells: ({ name }) => [name, '127.0.0.1:9'],
  },
  'a feed that fetches': {
    method: 'POST',
    path: ({ path }) => `${path}/feeds`,
    body: () => ({ ...fetched, format: 'kardan-csv', forGroup: false }),
    subject: 'Neue Quelle für Autos · Kardan',
    tells: ({ name }) => [name, 'CarDesk'],
  },
  'another place that a feed fetches from': {
    method: 'PUT',
    path: ({ path, feed }) => `${path}/feeds/${feed.id}`,
    body: () => fetched,
    subject: 'Ein Import holt Autos von woanders · Kardan',
    tells: ({ name }) => [name],
  },
  'another address that inquiries go to': {
    method: 'PUT',
    path: ({ path }) => `${path}/profile`,
    body: () => profile,
    headers: ({ revision }) => ({ 'if-match': `"${revision}"` }),
    subject: 'Anfragen gehen an eine neue Adresse · Kardan',
    tells: ({ email }) => [/Adresse bisher:\s+/, email, /Neue Adresse:\s+office@lechner\.example/],
  },
  'acting for a dealership': {
    method: 'POST',
    path: ({ id }) => `/admin/operator/dealerships/${id}/acting`,
    body: () => ({ reason: 'Telefonat mit der Chefin' }),
    by: ({ operator }) => operator,
    subject: 'Der Portalbetrieb ändert etwas für euch · Kardan',
    tells: ({ name }) => [name, 'Telefonat mit der Chefin', 'Portalbetrieb'],
  },
  'making a dealership': {
    method: 'POST',
    path: () => '/admin/operator/dealerships',
    body: () => ({
      company: requestedCompany({ name: 'Autowelt Direkt' }),
      owner: { name: 'Eva', email: ownAddress('eva'), phone: '+43 1 9876543', language: 'de-AT' },
      despiteMatches: true,
    }),
    by: ({ operator }) => operator,
  },
};

test.each(Object.keys(guarded))(
  '%s needs a fresh sign-in: an older one changes no row, and every owner is mailed what was done',
  async (name) => {
    const { db } = running.database;
    const act = guarded[name] as Act;
    const at = await house();
    const by = act.by?.(at) ?? at.owner;
    const path = act.path(at);
    const body = await act.body?.(at);
    const headers = act.headers?.(at) ?? {};
    const send = (token: string) => call(running, act.method, path, body, { token, headers });
    // That a session is used, and that an operator looks, is noted with its first call.
    await send(by.stale);
    const before = await storedRows(db);
    const refused = await send(by.stale);
    expect([refused.status, refused.body.code]).toEqual([403, 'sign-in-again']);
    expect(await storedRows(db)).toEqual(before);

    const done = await send(by.fresh);
    expect([200, 201, 204], String(done.body.code)).toContain(done.status);
    await sendAllMails(running);
    const mailed = act.mailed?.(at) ?? at.owners;
    for (const email of at.owners) {
      const mails = await caughtMails(email);
      const isTold = act.subject !== undefined && mailed.includes(email);
      expect(mails.map(({ subject }) => subject)).toEqual(isTold ? [act.subject] : []);
      if (!isTold) continue;
      for (const told of act.tells?.(at) ?? []) expect(mails[0]?.text).toMatch(told);
    }
    expect(await caughtMails(at.staff.email)).toEqual([]);
  },
);

test('letting in who asks for it needs a fresh sign-in: with an older one the request stays open', async () => {
  const { db } = running.database;
  const operator = await person(operatorRights);
  const id = await buildRequest(db);
  const approve = (token: string) => call(running, 'POST', `/admin/operator/requests/${id}/approval`, {}, { token });
  await approve(operator.stale);
  const before = await storedRows(db);
  expect((await approve(operator.stale)).body.code).toBe('sign-in-again');
  expect(await storedRows(db)).toEqual(before);
  expect((await approve(operator.fresh)).status).toBe(201);
});

test('what changes nothing of where a feed fetches from needs no fresh sign-in, and mails nobody', async () => {
  const { db } = running.database;
  const at = await house();
  const { source, location, dailyAt } = fetched;
  await db.updateTable('feed').set({ source, location, dailyAt }).where('id', '=', at.feed.id).execute();
  const change = (rest: object) =>
    call(running, 'PUT', `${at.path}/feeds/${at.feed.id}`, { ...fetched, ...rest }, { token: at.owner.stale });
  expect((await change({ name: 'Neuer Name', dailyAt: '06:10' })).status).toBe(200);
  for (const rest of [{ location: 'https://cardesk.example/other.csv' }, { username: 'x' }, { secret: 'geheim' }]) {
    expect((await change(rest)).body.code).toBe('sign-in-again');
  }
  await sendAllMails(running);
  expect(await caughtMails(at.owner.email)).toEqual([]);
});

test('a profile that keeps its mail address needs no fresh sign-in, and mails nobody', async () => {
  const at = await house();
  const headers = { 'if-match': `"${at.revision}"` };
  const kept = { ...profile, email: at.email };
  const saved = await call(running, 'PUT', `${at.path}/profile`, kept, { token: at.owner.stale, headers });
  expect(saved.status).toBe(200);
  await sendAllMails(running);
  expect(await caughtMails(at.owner.email)).toEqual([]);
});

test('owners get one mail a day of an operator who acts for them, and another of another operator', async () => {
  const { db } = running.database;
  const at = await house();
  const other = await person(operatorRights);
  const path = `/admin/operator/dealerships/${at.id}/acting`;
  const begin = async (token: string) => {
    const begun = await call(running, 'POST', path, { reason: 'Telefonat' }, { token });
    expect(begun.status).toBe(201);
  };
  const mails = async () =>
    (await db.selectFrom('mail').select('id').where('recipient', '=', at.second.email).execute()).length;
  await begin(at.operator.fresh);
  await begin(at.operator.fresh);
  expect(await mails()).toBe(1);
  await begin(other.fresh);
  expect(await mails()).toBe(2);
  const dayAgo = new Date(Date.now() - 25 * 60 * minutes);
  await db.updateTable('actingGrant').set({ createdAt: dayAgo }).where('dealershipId', '=', at.id).execute();
  await begin(at.operator.fresh);
  expect(await mails()).toBe(3);
});

test('a file of a group’s inquiries is one mail for each owner, of the sites that are theirs', async () => {
  const { db } = running.database;
  const at = await house();
  const { groupId } = await db
    .selectFrom('dealership')
    .select('groupId')
    .where('id', '=', at.id)
    .executeTakeFirstOrThrow();
  const { id: other, name } = await buildDealership(db, { groupId, name: `Filiale ${at.id}` });
  const otherOwner = await person(staffRights(other, 'dealer-owner'));
  await buildThread(db, other);
  await buildThread(db, other);
  const file = await call(running, 'POST', `${at.path}/inbox/export`, { sites: 'group' }, { token: at.ofGroup.fresh });
  expect(file.status).toBe(200);
  await sendAllMails(running);
  const textOf = async (email: string) => (await caughtMails(email)).map(({ text }) => text);
  const [both, ...more] = await textOf(at.ofGroup.email);
  expect(more).toEqual([]);
  expect(both).toMatch(new RegExp(`Anfragen, ${name}:\\s+2`));
  expect(both).toMatch(new RegExp(`Anfragen, ${at.name}:\\s+1`));
  const [theirs] = await textOf(otherOwner.email);
  expect(theirs).toMatch(/Anfragen:\s+2/);
  expect(theirs).not.toContain(at.name);
});
