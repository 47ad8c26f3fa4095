import { randomUUID } from 'node:crypto';
import { signAccessToken } from '@kardan/core/accounts/sessions/access-token';
import { attachmentKey } from '@kardan/core/inquiries/replies/attachments/attachment-key';
import { originalKey } from '@kardan/core/media/object-keys';
import { writeObject } from '@kardan/core/media/objects';
import { photo } from '@kardan/core/media/testing/sample-pictures';
import { buildAccount, buildSession } from '@kardan/core/testing/build-account';
import { buildListing } from '@kardan/core/testing/build-listing';
import { type FurnishedObjects, furnishDealership } from '@kardan/core/testing/furnish-dealership';
import { storedRows } from '@kardan/core/testing/stored-rows';
import type { OpenAPIV3_1 } from 'openapi-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RegisteredRoute } from '../calls/registered-routes.ts';
import { describeApi } from '../description/describe-api.ts';
import { dealersStates } from '../testing/changes/dealers-states.ts';
import { dealershipBodies, nameOfRoute } from '../testing/dealership-bodies.ts';
import { idFieldsOf } from '../testing/id-fields.ts';
import { noObjects, refusedOwn, swappedFields } from '../testing/swapped-fields.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const word = 'Fremdwort';
/** Hundreds of calls, most of them with objects that are made for it. */
const walkMs = 240_000;

let running: TestApp;
let own: FurnishedObjects;
let foreign: FurnishedObjects;
/** Every row that came with the other dealership. */
let foreignRows: Map<string, string[]>;
let token: string;
let ofDealerships: RegisteredRoute[];
/** These, and those of dealers whose address names no dealership: what they are about stands in query or body alone. */
let ofDealers: RegisteredRoute[];
let description: OpenAPIV3_1.Document;

beforeAll(async () => {
  running = await createTestApp();
  const { db } = running.database;
  description = JSON.parse(await describeApi(running.services.env)) as OpenAPIV3_1.Document;
  own = await furnish('Eigen');
  const before = await storedRows(db);
  foreign = await furnish(word);
  foreignRows = minus(await storedRows(db), before);
  token = await ownerToken(own);
  ofDealerships = running.app.registered.filter(
    ({ access, method }) => access && 'param' in access && method !== 'HEAD',
  );
  const withoutParam = running.app.registered.filter(
    ({ access, method }) => (access?.rule === 'dealer' || access?.rule === 'signed-in') && method !== 'HEAD',
  );
  ofDealers = [...ofDealerships, ...withoutParam];
});
afterAll(() => running[Symbol.asyncDispose]());

async function furnish(name: string, { withFiles = true } = {}): Promise<FurnishedObjects> {
  const furnished = await furnishDealership(running.database.db, name);
  if (!withFiles) return furnished;
  const { media } = running.services;
  const bytes = await photo(9, 6).jpeg().toBuffer();
  await writeObject(media, originalKey(furnished.contentHash), bytes, 'image/jpeg');
  await writeObject(media, attachmentKey(furnished.attachmentId), Buffer.from('%PDF'), 'application/pdf');
  return furnished;
}

/** Whoever owns the dealership and its group. */
async function ownerToken({ groupId, ownerId }: FurnishedObjects): Promise<string> {
  const { db } = running.database;
  await db.insertInto('groupMembership').values({ accountId: ownerId, groupId, role: 'group-owner' }).execute();
  return signAccessToken(running.services.env, {
    accountId: ownerId,
    sessionId: await buildSession(db, ownerId),
  });
}

function minus(rows: Map<string, string[]>, known: Map<string, string[]>): Map<string, string[]> {
  const left = [...rows].map(([table, all]) => {
    const before = new Set(known.get(table));
    return [table, all.filter((row) => !before.has(row))] as const;
  });
  return new Map(left.filter(([, all]) => all.length > 0));
}

/** What calls name that is not one of a dealership's objects alone: as the group's routes call its keys and people. */
function idOf(objects: FurnishedObjects, { access }: RegisteredRoute, name: string): string {
  if (access?.rule === 'group-owner' && name === 'keyId') return objects.groupKeyId;
  if (access?.rule === 'group-owner' && name === 'memberId') return objects.groupMemberId;
  const id = objects[name as keyof FurnishedObjects];
  if (id === undefined) throw new Error(`furnishDealership makes no ${name}`);
  return String(id);
}

function namesIn({ url }: RegisteredRoute): string[] {
  return [...url.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
}

interface Call {
  path: string;
  query?: string | undefined;
  body?: object | undefined;
  headers?: Record<string, string> | undefined;
  as?: string;
}

function call({ method }: RegisteredRoute, { path, query, body, headers, as = token }: Call) {
  return running.app.inject({
    method: method as 'POST',
    url: query ? `${path}?${query}` : path,
    headers: { authorization: `Bearer ${as}`, 'if-match': '"1"', ...headers },
    ...(body && { payload: body }),
  });
}

function pathWith(route: RegisteredRoute, idFor: (name: string) => string): string {
  return route.url.replaceAll(/:(\w+)/g, (_, name: string) => idFor(name));
}

/** A form with one file, for the calls that take one. */
function fileBody(): { payload: string; headers: Record<string, string> } {
  const head = 'content-disposition: form-data; name="file"; filename="a.csv"\r\ncontent-type: text/csv';
  return {
    payload: `--x\r\n${head}\r\n\r\nid;price\r\n--x--\r\n`,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  };
}

function pictureForm(fields: Record<string, string>): Pick<Call, 'body' | 'headers'> {
  const named = Object.entries(fields).map(
    ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = 'content-disposition: form-data; name="image"; filename="a.jpg"\r\ncontent-type: image/jpeg';
  const body = `${named.join('')}--x\r\n${file}\r\n\r\nkein Bild\r\n--x--\r\n`;
  return { body: body as unknown as object, headers: { 'content-type': 'multipart/form-data; boundary=x' } };
}

function bodyFor(route: RegisteredRoute): Pick<Call, 'body' | 'headers'> {
  if (!route.url.endsWith('/file')) return { body: dealershipBodies[nameOfRoute(route)] };
  const { payload, headers } = fileBody();
  return { body: payload as unknown as object, headers };
}

/** Names that a dealership gives its things itself: at another one the same names something else. */
const ownNames = new Set([
  'PUT /admin/dealership/:dealershipId/stock/:number',
  'PUT /admin/dealership/:dealershipId/inbox/templates/:templateId',
]);

test('whose path names an own dealership and another’s object finds nothing', async () => {
  const before = await storedRows(running.database.db);
  const endings: [call: string, swapped: string, status: number][] = [];
  for (const route of ofDealerships) {
    const name = nameOfRoute(route);
    const param = route.access && 'param' in route.access ? route.access.param : '';
    const others = namesIn(route).filter((each) => each !== param);
    if (others.length === 0 || ownNames.has(name)) continue;
    // Each alone, and all of them.
    for (const swapped of [...others.map((each) => [each]), others]) {
      const path = pathWith(route, (each) => idOf(swapped.includes(each) ? foreign : own, route, each));
      const { statusCode } = await call(route, { path, ...bodyFor(route) });
      endings.push([name, swapped.join(), statusCode]);
    }
  }
  expect(endings.length).toBeGreaterThan(60);
  expect.soft(endings.filter(([, , status]) => status !== 404)).toEqual([]);
  expect(minus(await storedRows(running.database.db), before)).toEqual(new Map());
});

test(
  'the same calls find something with ids of one dealership',
  async () => {
    const notFound: string[] = [];
    for (const route of ofDealerships) {
      const name = nameOfRoute(route);
      if (namesIn(route).length < 2 || ownNames.has(name)) continue;
      // One of its own for each call: some of them delete.
      const withFiles = /:contentHash|:attachmentId/.test(route.url);
      const fresh = await furnish(`Probe-${randomUUID().slice(0, 8)}`, { withFiles });
      const path = pathWith(route, (each) => idOf(fresh, route, each));
      const { statusCode } = await call(route, { path, ...bodyFor(route), as: await ownerToken(fresh) });
      if (statusCode === 404) notFound.push(name);
    }
    expect(notFound).toEqual([]);
  },
  walkMs,
);

test('every place of a call that can name an object has its swap, or is told why it names none', () => {
  const places = new Set<string>();
  for (const route of ofDealers) {
    const name = nameOfRoute(route);
    const path = route.url.replaceAll(/:(\w+)/g, '{$1}');
    for (const place of idFieldsOf(description, path, route.method.toLowerCase())) places.add(`${name} ${place}`);
  }
  const told = [swappedFields, noObjects].flatMap((list) => namesOf(list));
  expect(told.toSorted()).toEqual([...places].toSorted());
});

/** By call and place. */
function namesOf(list: Record<string, Record<string, unknown>>): string[] {
  return Object.entries(list).flatMap(([name, places]) => Object.keys(places).map((place) => `${name} ${place}`));
}

/** How a call of somebody new ends that has an id of such a dealership in one place: of the caller's own unless told. */
async function endingWith(
  name: string,
  place: string,
  named?: FurnishedObjects,
): Promise<[status: number, body: string]> {
  const route = ofDealers.find((each) => nameOfRoute(each) === name) as RegisteredRoute;
  // Each finds the dealership as it was furnished.
  const caller = await furnish(`Ruf-${randomUUID().slice(0, 8)}`, { withFiles: false });
  const as = await ownerToken(caller);
  await dealersStates[name]?.(running.database.db, caller);
  const make = swappedFields[name]?.[place] ?? expect.unreachable(place);
  const { query, body, headers, form, path: other } = make(named ?? caller, caller);
  const path = pathWith(route, (each) => String(other?.[each] ?? idOf(caller, route, each)));
  const answer = await call(route, { path, query, body, headers, ...(form && pictureForm(form)), as });
  return [answer.statusCode, withoutIds(answer.body, { caller, ...(named && { named }) })];
}

/** What is left to compare of answers that were given to two callers about two things: whose is whatever stands in them. */
function withoutIds(answer: string, whose: Record<string, FurnishedObjects>): string {
  const all = Object.entries(whose).flatMap(([owner, objects]) =>
    Object.entries(objects).map(([name, id]) => ({ id, mark: `<${name}, ${owner}>`, name })),
  );
  // Numbers are ids where they are called so: others may happen to be as large.
  const markOf = (name: string, id: number) => all.find((each) => each.name === name && each.id === id)?.mark;
  const named = all.reduce((text, { id, mark }) => (typeof id === 'string' ? text.replaceAll(id, mark) : text), answer);
  return named
    .replaceAll(/"(\w*id|number|runNumber|revision)":(\d+)/gi, (_, name: string, id: string) => {
      return `"${name}":${markOf(name, Number(id)) ?? '<number>'}`;
    })
    .replaceAll(/"slug":"([a-z-]+)-(\d+)"/g, (_, car: string, id: string) => {
      return `"slug":"${car}-${markOf('listingId', Number(id)) ?? markOf('numberedId', Number(id)) ?? '<number>'}"`;
    })
    .replaceAll(/"reference":"[0-9A-F]{10}"/g, '"reference":<reference>')
    .replaceAll(/msg_[0-9a-f]{32}/g, '<message>')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<uuid>')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
    .replaceAll(/ruf-[0-9a-f]{8}/gi, '<caller>');
}

test(
  'a call with an object of the caller’s own in body, filter, list or header does something',
  async () => {
    const refused: string[] = [];
    for (const [name, places] of Object.entries(swappedFields))
      for (const place of Object.keys(places)) {
        const [status] = await endingWith(name, place);
        if (status >= 400) refused.push(`${name} ${place}`);
      }
    expect(refused.toSorted()).toEqual(namesOf(refusedOwn).toSorted());
  },
  walkMs,
);

test(
  'another dealership’s object in body, filter, list or header is nobody’s: nothing of it is told or changed',
  async () => {
    const unknown = await nobodys(foreign);
    const told: string[] = [];
    const differ: unknown[] = [];
    for (const [name, places] of Object.entries(swappedFields))
      for (const place of Object.keys(places)) {
        const [withUnknown, withForeign] = [
          await endingWith(name, place, unknown),
          await endingWith(name, place, foreign),
        ];
        for (const [, body] of [withUnknown, withForeign])
          if (body.includes(word)) told.push(`${name} ${place}: ${body.slice(0, 500)}`);
        if (JSON.stringify(withUnknown) !== JSON.stringify(withForeign))
          differ.push([`${name} ${place}`, withUnknown, withForeign]);
      }
    expect.soft(told).toEqual([]);
    expect.soft(differ).toEqual([]);
    expect(minus(foreignRows, await storedRows(running.database.db))).toEqual(new Map());
  },
  walkMs,
);

test('a bulk act names what it would do to the caller’s cars alone', async () => {
  const [name, place] = ['POST /admin/dealership/:dealershipId/listings/bulk', 'body.listingIds[]'];
  expect(await endingWith(name, place)).toEqual([expect.any(Number), expect.stringContaining('"total":1')]);
  expect(await endingWith(name, place, foreign)).toEqual([expect.any(Number), expect.stringContaining('"total":0')]);
});

/** Ids that nobody has, of the same kinds, and beside the given ones: lists that are ordered by them go on at the same place. */
async function nobodys(objects: FurnishedObjects): Promise<FurnishedObjects> {
  const { db } = running.database;
  const { id: listingId } = await buildListing(db);
  await db.deleteFrom('listing').where('id', '=', listingId).execute();
  const beside = (id: string) => id.slice(0, -1) + (Number.parseInt(id.at(-1) as string, 16) ^ 1).toString(16);
  const nobodysId = (id: string | number) => {
    if (typeof id === 'number') return 2_000_000_000;
    return /^[0-9a-f]{8}-|^[0-9a-f]{64}$/.test(id) ? beside(id) : `niemand-${id.length}`;
  };
  const ids = Object.fromEntries(Object.entries(objects).map(([name, id]) => [name, nobodysId(id)]));
  return { ...objects, ...ids, listingId };
}

test('sessions and passkeys of another account are not found, and are by its own', async () => {
  const { db } = running.database;
  const { id: accountId } = await buildAccount(db, {});
  const ids: Record<string, string> = {
    sessions: await buildSession(db, accountId),
    passkeys: await insertPasskey(accountId),
  };
  const itself = await signAccessToken(running.services.env, {
    accountId,
    sessionId: await buildSession(db, accountId),
  });
  const ofOneself = running.app.registered.filter(
    (route) => route.access?.rule === 'signed-in' && namesIn(route).length > 0,
  );
  const ask = async (route: RegisteredRoute, as: string) => {
    const [, kind = ''] = /(\w+)\/:id$/.exec(route.url) ?? [];
    const path = pathWith(route, () => ids[kind] ?? `no ${kind}`);
    const { statusCode } = await call(route, { path, as, ...(route.method === 'PUT' && { body: { label: 'Fremd' } }) });
    return [nameOfRoute(route), statusCode];
  };
  const before = await storedRows(db);
  expect(ofOneself.length).toBeGreaterThan(2);
  for (const route of ofOneself) expect(await ask(route, token)).toEqual([nameOfRoute(route), 404]);
  expect(minus(before, await storedRows(db))).toEqual(new Map());
  // Ids that name nothing would not be found either: these are found by whose they are.
  for (const route of ofOneself) expect(await ask(route, itself)).toEqual([nameOfRoute(route), 204]);
});

async function insertPasskey(accountId: number): Promise<string> {
  const credential = { credentialId: randomUUID(), publicKey: Buffer.alloc(8), counter: 0, transports: [] };
  const { id } = await running.database.db
    .insertInto('passkey')
    .values({ ...credential, accountId, backedUp: false, label: 'Eigen' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
