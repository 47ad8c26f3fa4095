import { randomUUID } from 'node:crypto';
import { type KeyScope, keyScopes } from '@kardan/contract/values/api-keys';
import { signAccessToken } from '@kardan/core/accounts/sessions/access-token';
import { seedContent } from '@kardan/core/content/seed/seed-content';
import { inTransaction } from '@kardan/core/db/database';
import { buildRequest } from '@kardan/core/dealerships/admission/testing/build-request';
import { buildFeed } from '@kardan/core/feeds/testing/build-feed';
import { addBuyerMessage } from '@kardan/core/inquiries/inbox/add-buyer-message';
import { buildThread } from '@kardan/core/inquiries/inbox/testing/build-thread';
import { attachmentKey } from '@kardan/core/inquiries/replies/attachments/attachment-key';
import { originalKey } from '@kardan/core/media/object-keys';
import { writeObject } from '@kardan/core/media/objects';
import { photo } from '@kardan/core/media/testing/sample-pictures';
import { type AccountRights, buildAccount, buildSession } from '@kardan/core/testing/build-account';
import { textFile } from '@kardan/core/testing/build-content';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildKey } from '@kardan/core/testing/build-key';
import { buildListing } from '@kardan/core/testing/build-listing';
import { storedRows } from '@kardan/core/testing/stored-rows';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RegisteredRoute } from '../calls/registered-routes.ts';
import { dealershipBodies, nameOfRoute, pictureHash } from '../testing/dealership-bodies.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { operatorRights, signOddToken, staffRights } from '../testing/test-tokens.ts';
import type { Access } from './access.ts';

type Rule = Exclude<Access['rule'], 'everyone'>;
/** How a call ends before its use case: refused so, or let through; of two the first is for reading. */
type Ending = 401 | 403 | 404 | 'let through';
type Endings = Ending | [reading: Ending, changing: Ending];

const through = 'let through';
const nobody = { nobody: 401, expired: 401, revoked: 401, locked: 401 } as const;
const onlyReading: Endings = [through, 403];

const expected: Record<Rule, Record<Caller, Endings>> = {
  'signed-in': {
    ...nobody,
    staff: through,
    owner: through,
    'group owner': through,
    'group analyst': through,
    'other staff': through,
    'other owner': through,
    'other group owner': through,
    'suspended staff': through,
    'suspended owner': through,
    editor: through,
    operator: through,
    'operator acting': through,
    'operator without second factor': through,
  },
  operator: {
    ...nobody,
    staff: 403,
    owner: 403,
    'group owner': 403,
    'group analyst': 403,
    'other staff': 403,
    'other owner': 403,
    'other group owner': 403,
    'suspended staff': 403,
    'suspended owner': 403,
    editor: 403,
    operator: through,
    'operator acting': through,
    'operator without second factor': 403,
  },
  editor: {
    ...nobody,
    staff: 403,
    owner: 403,
    'group owner': 403,
    'group analyst': 403,
    'other staff': 403,
    'other owner': 403,
    'other group owner': 403,
    'suspended staff': 403,
    'suspended owner': 403,
    editor: through,
    operator: through,
    'operator acting': through,
    'operator without second factor': 403,
  },
  dealer: {
    ...nobody,
    staff: through,
    owner: through,
    'group owner': through,
    'group analyst': through,
    'other staff': through,
    'other owner': through,
    'other group owner': through,
    // How else could they ask why?
    'suspended staff': through,
    'suspended owner': through,
    editor: 403,
    operator: 403,
    'operator acting': 403,
    'operator without second factor': 403,
  },
  'dealer-member': {
    ...nobody,
    staff: through,
    owner: through,
    'group owner': through,
    'group analyst': through,
    'other staff': 404,
    'other owner': 404,
    'other group owner': 404,
    'suspended staff': through,
    'suspended owner': through,
    editor: 404,
    operator: through,
    'operator acting': through,
    'operator without second factor': 403,
  },
  'dealer-staff': {
    ...nobody,
    staff: through,
    owner: through,
    'group owner': through,
    'group analyst': 403,
    'other staff': 404,
    'other owner': 404,
    'other group owner': 404,
    'suspended staff': onlyReading,
    'suspended owner': onlyReading,
    editor: 404,
    // Changing something for a dealership is declared first.
    operator: onlyReading,
    'operator acting': through,
    'operator without second factor': 403,
  },
  'dealer-owner': {
    ...nobody,
    staff: 403,
    owner: through,
    'group owner': through,
    'group analyst': 403,
    'other staff': 404,
    'other owner': 404,
    'other group owner': 404,
    'suspended staff': 403,
    'suspended owner': onlyReading,
    editor: 404,
    // Changing something for a dealership is declared first.
    operator: onlyReading,
    'operator acting': through,
    'operator without second factor': 403,
  },
  'group-owner': {
    ...nobody,
    staff: 404,
    owner: 404,
    'group owner': through,
    'group analyst': 403,
    'other staff': 404,
    'other owner': 404,
    'other group owner': 404,
    'suspended staff': 404,
    'suspended owner': 404,
    editor: 404,
    operator: through,
    'operator acting': through,
    'operator without second factor': 403,
  },
};
type Caller =
  | keyof typeof nobody
  | 'staff'
  | 'owner'
  | 'group owner'
  | 'group analyst'
  | 'other staff'
  | 'other owner'
  | 'other group owner'
  | 'suspended staff'
  | 'suspended owner'
  | 'editor'
  | 'operator'
  | 'operator acting'
  | 'operator without second factor';

/** How a key's call ends where the call has a scope; one without refuses every key that is one. */
const expectedOfKeys = {
  'key with scope': through,
  'key without scope': 403,
  'key of other': 404,
  'key of group': through,
  'key of suspended': onlyReading,
  'expired key': 401,
  'revoked key': 401,
  'key from elsewhere': 401,
} as const satisfies Record<string, Endings>;
type KeyCaller = keyof typeof expectedOfKeys;

interface Named {
  id: number;
  slug: string;
}
let running: TestApp;
let group: Named;
let own: Named;
let suspended: Named;
let tokens: Record<Caller, string | undefined>;
let keys: Record<KeyCaller, (scope: KeyScope | undefined) => string>;
let guarded: RegisteredRoute[];
let objects: Record<string, string>;

beforeAll(async () => {
  running = await createTestApp();
  const { database, app } = running;
  const { db } = database;
  group = await db
    .insertInto('dealerGroup')
    .values({ slug: 'gruppe', name: 'Gruppe' })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow();
  own = await buildDealership(db, { slug: 'autohaus-eigen', groupId: group.id });
  suspended = await buildDealership(db, { slug: 'autohaus-gesperrt', state: 'suspended' });
  const { id: otherGroupId } = await db
    .insertInto('dealerGroup')
    .values({ slug: 'gruppe-fremd', name: 'Fremd' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const other = await buildDealership(db, { slug: 'autohaus-fremd', groupId: otherGroupId });
  const owner = staffRights(own.id, 'dealer-owner');
  tokens = {
    nobody: undefined,
    expired: await expiredToken(owner),
    revoked: await tokenOf(owner, { session: { endedAt: new Date(), endedBecause: 'ended' } }),
    locked: await tokenOf(owner, { account: { state: 'locked' } }),
    staff: await tokenOf(staffRights(own.id)),
    owner: await tokenOf(owner),
    'group owner': await tokenOf({ groups: { [group.id]: 'group-owner' } }),
    'group analyst': await tokenOf({ groups: { [group.id]: 'group-analyst' } }),
    'other staff': await tokenOf(staffRights(other.id)),
    'other owner': await tokenOf(staffRights(other.id, 'dealer-owner')),
    'other group owner': await tokenOf({ groups: { [otherGroupId]: 'group-owner' } }),
    'suspended staff': await tokenOf(staffRights(suspended.id)),
    'suspended owner': await tokenOf(staffRights(suspended.id, 'dealer-owner')),
    editor: await tokenOf({ isEditor: true }),
    operator: await tokenOf(operatorRights),
    'operator acting': await tokenOf({ ...operatorRights, actingFor: [own.id] }),
    'operator without second factor': await tokenOf(operatorRights, { session: { isStrong: false } }),
  };
  keys = await buildKeys(other.id);
  // Objects that are there, so that "not found" can only mean "not yours".
  const member = await buildAccount(db, staffRights(own.id));
  const { id: memberId } = await db
    .selectFrom('membership')
    .select('id')
    .where('accountId', '=', member.id)
    .executeTakeFirstOrThrow();
  await buildAccount(db, staffRights(suspended.id));
  const uploadId = '5f0c7a52-0000-4000-8000-000000000001';
  const suspendedUploadId = '5f0c7a52-0000-4000-8000-000000000002';
  await db
    .insertInto('imageUpload')
    .values([
      { id: uploadId, dealershipId: own.id, sourceHash: 'a'.repeat(64), sourceBytes: 1 },
      { id: suspendedUploadId, dealershipId: suspended.id, sourceHash: 'b'.repeat(64), sourceBytes: 1 },
    ])
    .execute();
  // Of a car as its dealer numbers it, and of a version of a text.
  const number = '1';
  const { id: listingId } = await buildListing(db, { dealershipId: own.id, externalId: number });
  const { id: suspendedListingId } = await buildListing(db, { dealershipId: suspended.id, externalId: number });
  const { id: keyId } = await buildKey(db, { dealershipId: own.id });
  const { id: suspendedKeyId } = await buildKey(db, { dealershipId: suspended.id });
  const schedule = { at: new Date('2099-01-01'), publish: true };
  const scheduled = await db
    .insertInto('listingSchedule')
    .values([
      { ...schedule, dealershipId: own.id, listingId },
      { ...schedule, dealershipId: suspended.id, listingId: suspendedListingId },
    ])
    .returning('id')
    .execute();
  const bulkIds = ['5f0c7a52-0000-4000-8000-000000000003', '5f0c7a52-0000-4000-8000-000000000004'] as const;
  await db
    .insertInto('bulkRun')
    .values(
      [own, suspended].map(({ id: dealershipId }, place) => ({
        id: bulkIds[place] as string,
        dealershipId,
        actorName: 'Anna',
        act: JSON.stringify({ kind: 'publish' }),
      })),
    )
    .execute();
  const personIds = ['5f0c7a52-0000-4000-8000-000000000005', '5f0c7a52-0000-4000-8000-000000000006'] as const;
  const people = [own, suspended].map(({ id: dealershipId }, place) => ({
    dealershipId,
    key: personIds[place] as string,
  }));
  await db
    .insertInto('person')
    .values(people.map((person) => ({ ...person, givenName: 'Anna', familyName: 'Muster' })))
    .execute();
  const feeds = await Promise.all([own, suspended].map(({ id: dealershipId }) => buildFeed(db, { dealershipId })));
  const [feedId, suspendedFeedId] = feeds.map(({ id }) => id) as [string, string];
  await db
    .insertInto('feedRun')
    .values(feeds.map((feed) => ({ feedId: feed.id, number: 1, dry: false, state: 'done' as const })))
    .execute();
  const { threadId } = await buildThread(db, own.id);
  const { threadId: suspendedThreadId } = await buildThread(db, suspended.id);
  const attachmentId = await buildAttachment(threadId);
  const suspendedAttachmentId = await buildAttachment(suspendedThreadId);
  const webhooks = [own, suspended].map(({ id: dealershipId }, place) => ({
    id: `5f0c7a52-0000-4000-8000-00000000001${place}`,
    dealershipId,
    name: 'Lagersystem',
    url: 'http://127.0.0.1:9/',
    events: ['listing.sold'],
    secretEncrypted: 'x',
  }));
  await db.insertInto('webhook').values(webhooks).execute();
  const events = webhooks.map(({ id, dealershipId }) => ({ id, dealershipId, type: 'listing.sold', body: '{}' }));
  await db.insertInto('webhookEvent').values(events).execute();
  const deliveries = webhooks.map(({ id }) => ({ id, webhookId: id, eventId: id }));
  await db.insertInto('webhookDelivery').values(deliveries).execute();
  const links = webhooks.map(({ id, dealershipId }, place) => ({
    ...{ id, dealershipId, name: 'Website', format: 'json', language: 'de-AT' as const, withVin: false },
    tokenHash: Buffer.alloc(32, place),
  }));
  await db.insertInto('exportLink').values(links).execute();
  const statements = [own, suspended].map(({ id: dealershipId }, place) => ({
    id: `5f0c7a52-0000-4000-8000-00000000002${place}`,
    dealershipId,
    ...{ object: 'dealership' as const, measure: 'restrict-dealership' as const, label: 'Autohaus', facts: 'Test' },
    ...{ ground: 'terms' as const, clause: 'Test', foundBy: 'own' as const },
  }));
  await db.insertInto('statementOfReasons').values(statements).execute();
  const notices = [own, suspended].map(({ id: dealershipId }, place) => ({
    id: `5f0c7a52-0000-4000-8000-00000000003${place}`,
    ...{ dealershipId, reason: 'fraud' as const, explanation: 'Test', question: 'Test', askedDealerAt: new Date() },
  }));
  await db.insertInto('contentNotice').values(notices).execute();
  const complaintId = '5f0c7a52-0000-4000-8000-000000000040';
  const complaint = { complainant: 'dealer' as const, dealershipId: own.id, text: 'Test' };
  await db
    .insertInto('complaint')
    .values({ ...complaint, id: complaintId, statementId: statements[0]?.id as string })
    .execute();
  const restrictions = [own, suspended].map(({ id: dealershipId }, place) => ({
    id: `5f0c7a52-0000-4000-8000-00000000005${place}`,
    ...{ dealershipId, kind: 'no-new-listings' as const, facts: 'Test', ground: 'terms' as const, clause: 'Test' },
    ...{ foundBy: 'own-check' as const, announcedAt: new Date(), effectiveAt: new Date('2099-01-01') },
    complaintUntil: '2099-01-01',
  }));
  await db.insertInto('dealershipRestriction').values(restrictions).execute();
  const unused = '5f0c7a52-0000-4000-8000-000000000005';
  const { id: imageId } = await db
    .insertInto('image')
    .values({ contentHash: pictureHash, mediaType: 'image/jpeg', widthPx: 9, heightPx: 6, sizeBytes: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const bytes = await photo(9, 6).jpeg().toBuffer();
  await writeObject(running.services.media, originalKey(pictureHash), bytes, 'image/jpeg');
  const shown = [listingId, suspendedListingId].map((id) => ({ listingId: id, position: 0, imageId }));
  await db.insertInto('listingImage').values(shown).execute();
  const text = textFile({ kind: 'portal', key: 'contact' });
  await seedContent(running.services, [text]);
  const { id: contentId } = await db.selectFrom('content').select('id').executeTakeFirstOrThrow();
  objects = {
    id: '1010',
    contentId: String(contentId),
    groupId: String(group.id),
    name: 'ein-bild',
    redirectId: '1',
    conditionId: '1',
    uploadId,
    suspendedUploadId,
    memberId,
    listingId: String(listingId),
    suspendedListingId: String(suspendedListingId),
    scheduleId: String(scheduled[0]?.id),
    suspendedScheduleId: String(scheduled[1]?.id),
    revision: '1',
    number,
    keyId,
    suspendedKeyId,
    bulkId: bulkIds[0],
    suspendedBulkId: bulkIds[1],
    dealershipId: String(own.id),
    personId: personIds[0],
    suspendedPersonId: personIds[1],
    viewId: '1',
    threadId,
    suspendedThreadId,
    attachmentId,
    suspendedAttachmentId,
    noteId: unused,
    templateId: unused,
    runId: unused,
    contentHash: pictureHash,
    feedId,
    suspendedFeedId,
    runNumber: '1',
    mappingId: '1',
    webhookId: webhooks[0]?.id as string,
    suspendedWebhookId: webhooks[1]?.id as string,
    deliveryId: webhooks[0]?.id as string,
    suspendedDeliveryId: webhooks[1]?.id as string,
    linkId: webhooks[0]?.id as string,
    suspendedLinkId: webhooks[1]?.id as string,
    statementId: statements[0]?.id as string,
    suspendedStatementId: statements[1]?.id as string,
    noticeId: notices[0]?.id as string,
    suspendedNoticeId: notices[1]?.id as string,
    complaintId,
    makeId: '1',
    modelId: '1',
    generationId: '1',
    nameId: '1',
    code: '123456',
    restrictionId: restrictions[0]?.id as string,
    suspendedRestrictionId: restrictions[1]?.id as string,
    findingId: unused,
    accountId: String(member.id),
    right: 'editor',
    requestId: await buildRequest(db),
    versionId: (await db.selectFrom('agreementVersion').select('id').executeTakeFirstOrThrow()).id,
  };
  guarded = app.registered.filter(({ access }) => access !== undefined && access.rule !== 'everyone');
});
afterAll(() => running[Symbol.asyncDispose]());

/** Keys by which scope a call asks for: what matters is whether they have it. */
async function buildKeys(otherId: number): Promise<typeof keys> {
  const { db } = running.database;
  const make = async (fields: Parameters<typeof buildKey>[1]) => (await buildKey(db, fields)).token;
  const ofOwn = { dealershipId: own.id };
  const without = new Map<KeyScope, string>();
  for (const scope of keyScopes)
    without.set(scope, await make({ ...ofOwn, scopes: keyScopes.filter((each) => each !== scope) }));
  const all = {
    'key with scope': await make(ofOwn),
    'key of other': await make({ dealershipId: otherId }),
    'key of group': await make({ groupId: group.id }),
    'key of suspended': await make({ dealershipId: suspended.id }),
    'expired key': await make({ ...ofOwn, expiresAt: new Date(Date.now() - 1_000) }),
    'revoked key': await make({ ...ofOwn, revokedAt: new Date() }),
    'key from elsewhere': await make({ ...ofOwn, networks: ['192.0.2.0/24'] }),
  };
  return {
    ...(Object.fromEntries(Object.entries(all).map(([name, token]) => [name, () => token])) as Record<
      keyof typeof all,
      () => string
    >),
    'key without scope': (scope) => (scope && without.get(scope)) ?? all['key with scope'],
  };
}

/** A file that came with a buyer's mail. */
async function buildAttachment(recipientId: string): Promise<string> {
  const id = randomUUID();
  const file = { id, name: 'a.pdf', mediaType: 'application/pdf', sizeBytes: 4, isKept: true };
  const mail = { recipientId, from: 'anna@test.example', text: 'Anbei', attachments: [file] };
  await inTransaction(running.database.db, (tx) => addBuyerMessage(tx, mail));
  await writeObject(running.services.media, attachmentKey(id), Buffer.from('%PDF'), 'application/pdf');
  return id;
}

interface Overrides {
  account?: Parameters<typeof buildAccount>[2];
  session?: Parameters<typeof buildSession>[2];
}

async function tokenOf(rights: AccountRights, { account, session }: Overrides = {}): Promise<string> {
  const { db } = running.database;
  const { id: accountId } = await buildAccount(db, rights, account);
  return signAccessToken(running.services.env, { accountId, sessionId: await buildSession(db, accountId, session) });
}

/** Of a session that lives. */
async function expiredToken(rights: AccountRights): Promise<string> {
  const { db } = running.database;
  const { id: accountId } = await buildAccount(db, rights);
  const sessionId = await buildSession(db, accountId);
  return signOddToken(running.services.env, { accountId, sessionId }, { expiresIn: '-1 second' });
}

function pathOf({ url, access }: RegisteredRoute, dealership: Named, by: 'id' | 'slug'): string {
  const param = access && 'param' in access ? access.param : undefined;
  if (access && 'in' in access) return `${url}?${param}=${dealership[by]}`;
  return url.replaceAll(/:(\w+)/g, (_, name: string) => {
    const ofSuspended =
      dealership === suspended ? objects[`suspended${name[0]?.toUpperCase()}${name.slice(1)}`] : undefined;
    const named = access?.rule === 'group-owner' ? group : dealership;
    const object = name === param ? String(named[by]) : (ofSuspended ?? objects[name]);
    if (object === undefined) throw new Error(`name an object for :${name} of ${url}`);
    return object;
  });
}

let visits = 0;

/** How the call ends with a body that no use case takes; each from an address of its own, since they are counted too. */
async function ending(route: RegisteredRoute, path: string, token: string | undefined): Promise<Ending> {
  const body = isReading(route) ? {} : { payload: 'x' };
  visits += 1;
  const { statusCode } = await running.app.inject({
    method: route.method as 'GET',
    url: path,
    remoteAddress: `10.9.${visits >> 8}.${visits & 255}`,
    headers: { 'content-type': 'application/x-nobody-takes-this', ...(token && { authorization: `Bearer ${token}` }) },
    ...body,
  });
  return statusCode === 401 || statusCode === 403 || statusCode === 404 ? statusCode : through;
}

function isReading({ method }: RegisteredRoute): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** What operators look at is on record: that is the one thing that their reading writes. */
async function changedRows(caller: Caller): Promise<Map<string, string[]>> {
  const rows = await storedRows(running.database.db);
  if (caller.startsWith('operator')) {
    rows.delete('public.audit_entry');
    rows.delete('public.acting_look');
  }
  return rows;
}

const rules = Object.keys(expected) as Rule[];
const callers = Object.keys(expected.operator) as Caller[];

describe.each(rules)('a route for %s', (rule) => {
  test.each(callers)('called by %s ends as the matrix says, and what is refused changes no row', async (caller) => {
    const before = await changedRows(caller);
    for (const route of guarded.filter(({ access }) => access?.rule === rule)) {
      const row = expected[rule][caller];
      const end = Array.isArray(row) ? row[isReading(route) ? 0 : 1] : row;
      const target = caller.startsWith('suspended') ? suspended : own;
      for (const by of ['id', 'slug'] as const) {
        const path = pathOf(route, target, by);
        const name = `${route.method} ${path}`;
        expect([name, await ending(route, path, tokens[caller])]).toEqual([name, end]);
      }
    }
    expect(await changedRows(caller)).toEqual(before);
  });
});

test('an editor is let into the texts of the site and what is their own, and nowhere else', async () => {
  const rulesOfUrls = (rule: Rule) => guarded.filter(({ access }) => access?.rule === rule).map(({ url }) => url);
  for (const url of rulesOfUrls('editor')) {
    expect(url).toMatch(/^\/api\/v1\/public\/admin\/operator\/(content(-pictures|-references|-cars)?|redirects)(\/|$)/);
  }
  for (const url of rulesOfUrls('signed-in')) {
    expect(url).not.toMatch(/\/admin\/(operator|dealership|group)\//);
  }
  const others = guarded.filter(({ access }) => access?.rule !== 'editor' && access?.rule !== 'signed-in');
  expect(others.length).toBeGreaterThan(100);
  for (const route of others) {
    const path = pathOf(route, own, 'id');
    expect([403, 404], `${route.method} ${path}`).toContain(await ending(route, path, tokens.editor));
  }
});

describe('a key', () => {
  const keyCallers = Object.keys(expectedOfKeys) as KeyCaller[];
  test.each(keyCallers)(
    '%s: every guarded call ends as the matrix says, and what is refused changes no row',
    async (caller) => {
      const before = await storedRows(running.database.db);
      const row: Endings = expectedOfKeys[caller];
      for (const route of guarded) {
        const ofScope = Array.isArray(row) ? row[isReading(route) ? 0 : 1] : row;
        const end = route.scope || ofScope === 401 ? ofScope : 403;
        const path = pathOf(route, caller === 'key of suspended' ? suspended : own, 'id');
        const name = `${route.method} ${path}`;
        expect([name, await ending(route, path, keys[caller](route.scope))]).toEqual([name, end]);
      }
      expect(await storedRows(running.database.db)).toEqual(before);
    },
  );

  test('what is the owners’ is for no key, and each scope has calls', () => {
    const ofOwners = guarded.filter(
      ({ scope, access }) => scope && !/^dealer-(staff|member)$/.test(access?.rule ?? ''),
    );
    expect(ofOwners.map(({ url }) => url)).toEqual([]);
    expect(new Set(guarded.flatMap(({ scope }) => scope ?? []))).toEqual(new Set(keyScopes));
  });
});

test('every guarded route is in the matrix', () => {
  const walked = new Set<string | undefined>(rules);
  expect(guarded.filter(({ access }) => !walked.has(access?.rule)).map(({ url }) => url)).toEqual([]);
  expect(guarded.length).toBeGreaterThan(20);
});

test('a city that nobody but operators may delete is still there', async () => {
  const { db } = running.database;
  expect(await db.selectFrom('city').select('id').where('id', '=', Number(objects.id)).execute()).toHaveLength(1);
});

test.each<Caller>(['other staff', 'other owner', 'other group owner', 'editor'])(
  'what another dealership has does not exist for %s, with bodies that would do something, and nothing changes',
  async (caller) => {
    const before = await storedRows(running.database.db);
    const changing = guarded.filter((route) => route.access && 'param' in route.access && !isReading(route));
    for (const route of changing) {
      const name = nameOfRoute(route);
      expect(Object.keys(dealershipBodies), 'a body for each').toContain(name);
      const payload = dealershipBodies[name];
      const { statusCode } = await running.app.inject({
        method: route.method as 'POST',
        url: pathOf(route, own, 'id'),
        headers: { authorization: `Bearer ${tokens[caller]}`, 'if-match': '"1"' },
        ...(payload && { payload }),
      });
      expect([name, statusCode]).toEqual([name, 404]);
    }
    expect(await storedRows(running.database.db)).toEqual(before);
  },
);
