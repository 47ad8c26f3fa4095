import { apiPrefix } from '@kardan/contract/calls/call';
import type { ApiError } from '@kardan/contract/client/api-error';
import { createClient } from '@kardan/contract/client/client';
import { buildFeed } from '@kardan/core/feeds/testing/build-feed';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { staffRights } from '../../testing/test-tokens.ts';

let running: TestApp;
let dealershipId: string;
let feedId: string;
let foreign: { dealershipId: string; feedId: string };
let tokens: { staff: string; owner: string };
beforeAll(async () => {
  running = await createTestApp();
  const { db } = running.services;
  const [own, other] = [await buildDealership(db), await buildDealership(db)];
  dealershipId = String(own.id);
  ({ id: feedId } = await buildFeed(db, { dealershipId: own.id }));
  foreign = { dealershipId: String(other.id), feedId: (await buildFeed(db, { dealershipId: other.id })).id };
  tokens = {
    staff: await running.tokenWith(staffRights(own.id)),
    owner: await running.tokenWith(staffRights(own.id, 'dealer-owner')),
  };
});
afterAll(() => running[Symbol.asyncDispose]());

const as = (who: keyof typeof tokens) => createClient({ host: running.host, credentials: () => tokens[who] });
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call must fail'),
    (error: unknown) => error as ApiError,
  );
const form = (text: string | Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('file', new Blob([text]), 'ignored.csv');
  return body;
};
const params = () => ({ dealershipId, feedId });
const finishRuns = () =>
  running.services.db.updateTable('feedRun').set({ state: 'done' }).where('state', '=', 'queued').execute();

test('staff bring a feed’s file, and its run begins; the same file again begins none and is not kept twice', async () => {
  const { run } = await as('staff').uploadFeedFile({
    params: params(),
    body: form('a;b\n1;2\n', { name: 'C:\\Export\\Bestand.csv' }),
  });
  expect(run).toMatchObject({ state: 'queued', dry: false, file: { name: 'Bestand.csv', bytes: 8 } });
  await finishRuns();
  const kept = await running.store.keys('feed-files/');
  expect(await as('staff').uploadFeedFile({ params: params(), body: form('a;b\n1;2\n') })).toEqual({ run: null });
  expect(await running.store.keys('feed-files/')).toEqual(kept);
  const dry = await as('staff').uploadFeedFile({ params: params(), body: form('a;b\n1;2\n', { dry: 'true' }) });
  expect(dry.run).toMatchObject({ dry: true });
  const acts = await running.services.db
    .selectFrom('auditEntry')
    .select('action')
    .where('dealershipId', '=', Number(dealershipId))
    .execute();
  expect(acts.map(({ action }) => action)).toContain('feed.run');
});

test('an empty file, a form without one, and a feed of another dealership are refused; nothing is kept', async () => {
  const kept = await running.store.keys('feed-files/');
  const upload = (body: FormData, at = params()) => failureOf(as('staff').uploadFeedFile({ params: at, body }));
  expect(await upload(form(''))).toMatchObject({ code: 'malformed-body' });
  const textAlone = new FormData();
  textAlone.append('file', 'text');
  expect(await upload(textAlone)).toMatchObject({ code: 'malformed-body' });
  expect(await upload(form('a;b'), foreign)).toMatchObject({ status: 404 });
  expect(await upload(form('a;b'), { dealershipId, feedId: foreign.feedId })).toMatchObject({ status: 404 });
  expect(await running.store.keys('feed-files/')).toEqual(kept);
});

test('staff have pictures tried anew that were given up; those of another dealership stay as they are', async () => {
  const { db } = running.services;
  const picture = (at: { dealershipId: string; feedId: string }, listingId: number) => ({
    listingId,
    position: 0,
    feedId: at.feedId,
    dealershipId: Number(at.dealershipId),
    host: 'a.at',
    named: 'https://a.at/1.jpg',
    source: 'https://a.at/1.jpg',
    state: 'given-up' as const,
    tries: 5,
    checkedAt: new Date(),
  });
  await db
    .insertInto('feedPicture')
    .values([picture(params(), 1), picture(foreign, 2)])
    .execute();
  expect(await as('staff').retryFeedPictures({ params: params() })).toEqual({ pictures: 1 });
  expect(await as('staff').retryFeedPictures({ params: params() })).toEqual({ pictures: 0 });
  const refused = as('staff').retryFeedPictures({ params: { dealershipId, feedId: foreign.feedId } });
  expect(await failureOf(refused)).toMatchObject({ status: 404 });
  const rows = await db
    .selectFrom('feedPicture')
    .select(['listingId', 'state', 'tries'])
    .orderBy('listingId')
    .execute();
  expect(rows).toEqual([
    { listingId: 1, state: 'wanted', tries: 0 },
    { listingId: 2, state: 'given-up', tries: 5 },
  ]);
  expect(await db.selectFrom('feedPictureLane').select(['feedId', 'host']).execute()).toEqual([
    { feedId, host: 'a.at' },
  ]);
  await db.deleteFrom('feedPicture').execute();
  await db.deleteFrom('feedPictureLane').execute();
});

test('a paused feed takes no file', async () => {
  const { db } = running.services;
  const { id } = await buildFeed(db, { dealershipId: Number(dealershipId), state: 'paused' });
  const refused = await failureOf(
    as('staff').uploadFeedFile({ params: { dealershipId, feedId: id }, body: form('a') }),
  );
  expect(refused).toMatchObject({ code: 'feed-not-possible', status: 409 });
});

test('a file of 60 MB is passed on as it comes, and the process does not grow by it', async () => {
  const piece = Buffer.alloc(1024 * 1024, 'a;b;c;d\n');
  const before = process.memoryUsage().rss;
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss - before);
  }, 20);
  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';
  const parts = async function* () {
    yield Buffer.from(head);
    for (let sent = 0; sent < 60; sent++) yield piece;
    yield Buffer.from('\r\n--b--\r\n');
  };
  const answer = await fetch(`${running.host}${apiPrefix}/admin/dealership/${dealershipId}/feeds/${feedId}/file`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens.staff}`, 'content-type': 'multipart/form-data; boundary=b' },
    body: ReadableStream.from(parts()),
    duplex: 'half',
  });
  clearInterval(watch);
  expect(answer.status).toBe(202);
  expect(await answer.json()).toMatchObject({ run: { file: { bytes: 60 * piece.length } } });
  expect(most).toBeLessThan(150 * 1024 * 1024);
}, 60_000);

test('how a source stands is for staff, its key for owners; connections are tried by owners', async () => {
  const { publicKey } = await as('owner').makeFeedKey({ params: params() });
  expect(await as('owner').feedSource({ params: params() })).toEqual({
    publicKey,
    failures: 0,
    failure: null,
    failedAt: null,
    pictures: { waiting: 0, ready: 0, failed: [], failedCount: 0 },
  });
  expect(await as('staff').feedSource({ params: params() })).toMatchObject({ publicKey: null });
  expect(await failureOf(as('staff').makeFeedKey({ params: params() }))).toMatchObject({ status: 403 });
  const body = { source: 'url', location: 'http://127.0.0.1:9/', username: null, hostKey: null } as const;
  expect(await as('owner').tryFeedConnection({ params: { dealershipId }, body })).toEqual({
    outcome: 'no-answer',
    file: null,
    hostKey: null,
  });
  expect(await failureOf(as('staff').tryFeedConnection({ params: { dealershipId }, body }))).toMatchObject({
    status: 403,
  });
});
