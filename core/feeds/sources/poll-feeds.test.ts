import { access, rm, utimes } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadEnv } from '../../env.ts';
import { createLog } from '../../kernel/log.ts';
import { openMedia } from '../../media/media.ts';
import { ownerOf } from '../../testing/actors.ts';
import { openBreakingDatabase } from '../../testing/breaking-database.ts';
import { buildAccount } from '../../testing/build-account.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createTestMedia, type TestMedia } from '../../testing/test-media.ts';
import { failRun } from '../runs/finish-run.ts';
import { goLive, runNow } from '../runs/start-run.ts';
import { buildFeed } from '../testing/build-feed.ts';
import { type FileHost, openFileHost } from '../testing/file-host.ts';
import { openSftpServer, type SftpServer } from '../testing/sftp-server.ts';
import { sealFeedSecret } from './feed-secret.ts';
import { openFile } from './open-file.ts';
import { pollFeeds } from './poll-feeds.ts';
import { makeCopyFolder } from './sftp/copy-folders.ts';

let database: TestDatabase;
let store: TestMedia;
let host: FileHost;
let sftp: SftpServer;
let dealershipId: number;
beforeAll(async () => {
  [database, host, sftp] = await Promise.all([createTestDatabase(), openFileHost(), openSftpServer()]);
  store = createTestMedia();
  ({ id: dealershipId } = await buildDealership(database.db));
  await buildAccount(database.db, { memberships: { [dealershipId]: 'dealer-owner' } });
});
beforeEach(async () => {
  await database.db.deleteFrom('feed').execute();
  await database.db.deleteFrom('mail').execute();
});
afterAll(async () => {
  await Promise.all([host, sftp, store, database].map((each) => each[Symbol.asyncDispose]()));
});

const env = loadEnv();
const services = () => ({ db: database.db, media: store.media, env, log: createLog('test', 'silent') });
const poll = () => pollFeeds(services(), { untilMs: Date.now() + 20_000 });
const due = { nextRunAt: new Date(0), intervalMinutes: 60 };
const runs = (feedId: string) =>
  database.db
    .selectFrom('feedRun')
    .select(['fileKey', 'fileName', 'state', 'reason', 'dry'])
    .where('feedId', '=', feedId)
    .orderBy('number')
    .execute();
const feedOf = (id: string) =>
  database.db.selectFrom('feed').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const mails = async () =>
  (await database.db.selectFrom('mail').select('template').execute()).map((mail) => mail.template);
const dueAgain = (id: string) =>
  database.db
    .updateTable('feed')
    .set({ nextRunAt: new Date(0) })
    .where('id', '=', id)
    .execute();
const finishRuns = () =>
  database.db.updateTable('feedRun').set({ state: 'done' }).where('state', '=', 'queued').execute();
const overSftp = async () => {
  const feed = await buildFeed(database.db, {
    dealershipId,
    source: 'sftp',
    location: `${sftp.origin}/out/*.csv`,
    username: 'haendler',
    hostKey: sftp.hostKey,
    ...due,
  });
  const secretEncrypted = sealFeedSecret(env, feed.id, 'geheim');
  await database.db.updateTable('feed').set({ secretEncrypted }).where('id', '=', feed.id).execute();
  return feed;
};
const minutesUntil = (date: Date | null) => ((date?.getTime() ?? 0) - Date.now()) / 60_000;

test('a due feed’s file is kept and its run begun; it is due again at its time, give or take a minute', async () => {
  host.files.set('/stock.csv', Buffer.from('a;b\n1;2\n'));
  const { id } = await buildFeed(database.db, {
    dealershipId,
    source: 'url',
    location: `${host.origin}/stock.csv`,
    ...due,
  });
  expect(await poll()).toBe(1);
  const [run] = await runs(id);
  expect(run).toMatchObject({ fileName: 'stock.csv', state: 'queued', dry: false });
  expect(String(await buffer(openFile(services(), run?.fileKey as string)))).toBe('a;b\n1;2\n');
  const next = minutesUntil((await feedOf(id)).nextRunAt);
  expect(next).toBeGreaterThan(59);
  expect(next).toBeLessThan(61.5);
  expect(await poll()).toBe(0);
});

test.each(['dealership-not-public', 'feed-paused', 'unexpected'] as const)(
  'a file that was not applied since the run ended as %s is asked for again, the same one too',
  async (reason) => {
    let sent = 0;
    host.files.set('/again.csv', ({ headers }, answer) => {
      if (headers['if-none-match'] === '"1"') return answer.writeHead(304).end();
      sent += 1;
      return answer.writeHead(200, { etag: '"1"' }).end('a;b');
    });
    const location = `${host.origin}/again.csv`;
    const { id } = await buildFeed(database.db, { dealershipId, source: 'url', location, ...due });
    await poll();
    const { id: runId } = await database.db
      .selectFrom('feedRun')
      .select('id')
      .where('feedId', '=', id)
      .executeTakeFirstOrThrow();
    await failRun(services(), runId, reason);
    await dueAgain(id);
    await poll();
    expect(sent).toBe(2);
    expect((await runs(id)).map(({ state }) => state)).toEqual(['failed', 'queued']);
    await dueAgain(id);
    await poll();
    expect(sent).toBe(2);
  },
);

test('a file that is the same is not sent again, and one that is sent all the same begins no run and is not kept', async () => {
  let sent = 0;
  host.files.set('/same.csv', ({ headers }, answer) => {
    if (headers['if-none-match'] === '"1"') return answer.writeHead(304).end();
    sent += 1;
    return answer.writeHead(200, { etag: '"1"' }).end('a;b');
  });
  const { id } = await buildFeed(database.db, {
    dealershipId,
    source: 'url',
    location: `${host.origin}/same.csv`,
    ...due,
  });
  await poll();
  await finishRuns();
  await dueAgain(id);
  await poll();
  expect([sent, (await runs(id)).length]).toEqual([1, 1]);
  await database.db.deleteFrom('feedSource').execute();
  await dueAgain(id);
  const kept = await store.keys('feed-files/');
  await poll();
  expect([sent, (await runs(id)).length]).toEqual([2, 1]);
  expect(await store.keys('feed-files/')).toEqual(kept);
  expect((await feedOf(id)).lookedAt).not.toBeNull();
});

test('a feed that is not live is looked at when somebody wants it, and only then; a paused one never', async () => {
  host.files.set('/stock.csv', Buffer.from('a;b\n1;2\n'));
  const location = `${host.origin}/stock.csv`;
  const fresh = await buildFeed(database.db, { dealershipId, source: 'url', location, ...due, state: 'new' });
  const paused = await buildFeed(database.db, { dealershipId, source: 'url', location, ...due, state: 'paused' });
  expect(await poll()).toBe(1);
  expect(await runs(fresh.id)).toMatchObject([{ dry: true }]);
  expect((await feedOf(fresh.id)).nextRunAt).toBeNull();
  expect(await runs(paused.id)).toEqual([]);
});

test('a source that is away is asked again soon, then less soon; owners are told the third time, once', async () => {
  const { id } = await buildFeed(database.db, {
    dealershipId,
    source: 'url',
    location: `${host.origin}/gone.csv`,
    ...due,
  });
  const waits: number[] = [];
  for (let failure = 1; failure <= 5; failure++) {
    await dueAgain(id);
    await poll();
    waits.push(Math.round(minutesUntil((await feedOf(id)).nextRunAt)));
    expect(await mails()).toHaveLength(failure < 3 ? 0 : 1);
  }
  expect(waits).toEqual([5, 10, 20, 40, 60]);
  expect(await runs(id)).toMatchObject([{ state: 'failed', reason: 'source-unreachable' }]);
  host.files.set('/gone.csv', Buffer.from('a;b'));
  await dueAgain(id);
  await poll();
  const source = await database.db.selectFrom('feedSource').selectAll().where('feedId', '=', id).executeTakeFirst();
  expect(source).toMatchObject({ failures: 0, failure: null });
  host.files.delete('/gone.csv');
});

test('a file that breaks off, or is too large to be true, begins no run', async () => {
  host.files.set('/broken.csv', (_, answer) => {
    answer.writeHead(200, { 'content-length': 1_000 });
    answer.write('a;b');
    setTimeout(() => answer.destroy(), 50);
  });
  const { id } = await buildFeed(database.db, {
    dealershipId,
    source: 'url',
    location: `${host.origin}/broken.csv`,
    ...due,
  });
  const kept = await store.keys('feed-files/');
  await poll();
  expect(await runs(id)).toEqual([]);
  expect(await store.keys('feed-files/')).toEqual(kept);
});

test('over SFTP the newest file is taken once; the same one again is not even sent', async () => {
  const bytes = Buffer.alloc(300_000, 'a;b\n');
  sftp.files.set('/out/stock.csv', { bytes, modifiedSeconds: 1_000 });
  const { id } = await overSftp();
  await poll();
  const [run] = await runs(id);
  expect(run?.fileName).toBe('stock.csv');
  expect((await buffer(openFile(services(), run?.fileKey as string))).equals(bytes)).toBe(true);
  await finishRuns();
  await dueAgain(id);
  await poll();
  expect(await runs(id)).toHaveLength(1);
  sftp.files.set('/out/stock.csv', { bytes: Buffer.from('a;c'), modifiedSeconds: 2_000 });
  await dueAgain(id);
  await poll();
  expect(await runs(id)).toHaveLength(2);
});

test('of a server that lists a small file and sends without end, no more is taken than was listed', async () => {
  sftp.files.clear();
  sftp.files.set('/out/stock.csv', { bytes: Buffer.alloc(1_000), modifiedSeconds: 1, openBytes: 1e12 });
  const { id } = await overSftp();
  sftp.sent = 0;
  await poll();
  expect(sftp.sent).toBe(1_000);
  sftp.files.set('/out/stock.csv', { bytes: Buffer.alloc(0), modifiedSeconds: 2, openBytes: 1e12 });
  await dueAgain(id);
  await poll();
  expect(sftp.sent).toBe(1_000);
  sftp.files.clear();
});

test('a folder of too many files is not listed to its end', async () => {
  for (let number = 0; number <= 10_000; number += 1)
    sftp.files.set(`/out/${number}.csv`, { bytes: Buffer.from('a;b'), modifiedSeconds: number });
  const { id } = await overSftp();
  await poll();
  const source = await database.db.selectFrom('feedSource').select('failure').where('feedId', '=', id).execute();
  expect(source).toEqual([{ failure: 'no-file' }]);
  sftp.files.clear();
});

test('what somebody left who was killed over a file is removed', async () => {
  const [old, fresh] = await Promise.all([makeCopyFolder(), makeCopyFolder()]);
  await utimes(old, 0, 0);
  await poll();
  await expect(access(old)).rejects.toThrow();
  await access(fresh);
  await rm(fresh, { recursive: true });
});

test('a server that shows another key stops the feed, and owners are told at once', async () => {
  const { id } = await buildFeed(database.db, {
    dealershipId,
    source: 'sftp',
    location: `${sftp.origin}/out/`,
    username: 'haendler',
    hostKey: 'SHA256:another',
    ...due,
  });
  const before = sftp.signIns.length;
  await poll();
  expect(await feedOf(id)).toMatchObject({ state: 'paused', nextRunAt: null });
  expect(await runs(id)).toMatchObject([{ state: 'failed', reason: 'host-key-changed' }]);
  expect(await mails()).toHaveLength(1);
  expect(sftp.signIns).toHaveLength(before);
});

test('two who poll at once share the feeds', async () => {
  host.files.set('/stock.csv', Buffer.from('a;b\n1;2\n'));
  const feeds = [];
  for (let number = 0; number < 6; number++)
    feeds.push(
      await buildFeed(database.db, { dealershipId, source: 'url', location: `${host.origin}/stock.csv`, ...due }),
    );
  expect((await poll()) + (await poll())).toBe(6);
  await Promise.all(feeds.map(({ id }) => dueAgain(id)));
  host.asked.length = 0;
  const polled = await Promise.all([poll(), poll()]);
  expect(polled[0] + polled[1]).toBe(6);
  expect(host.asked).toHaveLength(6);
});

test('a source that takes its time does not hold up the others', async () => {
  let release = () => {};
  host.files.set('/slow.csv', (_, answer) => {
    release = () => void answer.end('a;b');
  });
  host.files.set('/quick.csv', (_, answer) => {
    answer.end('a;c');
    release();
  });
  const { id: other } = await buildDealership(database.db);
  for (const [name, owner] of [
    ['slow', dealershipId],
    ['quick', other],
  ] as const) {
    const location = `${host.origin}/${name}.csv`;
    await buildFeed(database.db, { dealershipId: owner, source: 'url', location, ...due });
  }
  expect(await poll()).toBe(2);
  expect(await database.db.selectFrom('feedRun').select('id').execute()).toHaveLength(2);
});

test('of one owner’s sources one is asked at a time', async () => {
  host.files.set('/stock.csv', (_, answer) => {
    setTimeout(() => answer.end('a;b'), 50);
  });
  for (let number = 0; number < 3; number++)
    await buildFeed(database.db, { dealershipId, source: 'url', location: `${host.origin}/stock.csv`, ...due });
  host.maxInFlight = 0;
  await Promise.all([poll(), poll()]);
  expect(host.maxInFlight).toBe(1);
  expect(await database.db.selectFrom('feedRun').select('id').execute()).toHaveLength(3);
});

test('nobody is asked for the file of a dealership that is suspended or closed, nor for that of its sandbox', async () => {
  const { db } = database;
  host.files.set('/stock.csv', Buffer.from('a;b\n1;2\n'));
  const { id: real } = await buildDealership(db);
  const { id: sandbox } = await buildDealership(db, { state: 'sandbox', sandboxOf: real });
  for (const owner of [real, sandbox])
    await buildFeed(db, { dealershipId: owner, source: 'url', location: `${host.origin}/stock.csv`, ...due });
  const polledWhile = async (state: 'suspended' | 'active' | 'closed') => {
    await db.updateTable('dealership').set({ state }).where('id', '=', real).execute();
    await db
      .updateTable('feed')
      .set({ nextRunAt: new Date(0) })
      .execute();
    return poll();
  };
  expect(await polledWhile('suspended')).toBe(0);
  expect(await polledWhile('active')).toBe(2);
  expect(await polledWhile('closed')).toBe(0);
});

test('whoever runs a feed now has its file fetched anew, dry before it is live, and the same one runs again', async () => {
  let sent = 0;
  host.files.set('/wanted.csv', ({ headers }, answer) => {
    if (headers['if-none-match'] === '"1"') return answer.writeHead(304).end();
    sent += 1;
    return answer.writeHead(200, { etag: '"1"' }).end('a;b');
  });
  const location = `${host.origin}/wanted.csv`;
  const { id } = await buildFeed(database.db, { dealershipId, source: 'url', location, state: 'new' });
  const runAndFinish = async (dry: boolean) => {
    const reference = { dealershipId: String(dealershipId), feedId: id };
    expect(await runNow(services(), ownerOf(dealershipId), reference, { dry })).toEqual({ run: null });
    await poll();
    await finishRuns();
    return (await runs(id)).map((run) => run.dry);
  };
  expect(await runAndFinish(true)).toEqual([true]);
  expect(await runAndFinish(true)).toEqual([true, true]);
  await database.db.updateTable('feed').set({ state: 'live' }).where('id', '=', id).execute();
  expect(await runAndFinish(false)).toEqual([true, true, false]);
  expect(await runAndFinish(false)).toEqual([true, true, false, false]);
  expect(await runAndFinish(true)).toEqual([true, true, false, false, true]);
  expect(sent).toBe(5);
  await dueAgain(id);
  await poll();
  expect([sent, (await runs(id)).length]).toEqual([5, 5]);
});

test('whoever asks a source that is away sees it at once, without a mail', async () => {
  const location = `${host.origin}/away.csv`;
  const { id } = await buildFeed(database.db, { dealershipId, source: 'url', location, ...due, askedDry: false });
  await poll();
  expect(await runs(id)).toMatchObject([{ state: 'failed', reason: 'source-unreachable', dry: false }]);
  expect((await feedOf(id)).askedDry).toBeNull();
  expect(await mails()).toEqual([]);
});

test('failures with good looks between them are not in a row, even if the file was the same each time', async () => {
  let isAway = false;
  host.files.set('/shaky.csv', ({ headers }, answer) => {
    if (isAway) return answer.writeHead(503).end();
    if (headers['if-none-match'] === '"1"') return answer.writeHead(304).end();
    return answer.writeHead(200, { etag: '"1"' }).end('a;b');
  });
  const location = `${host.origin}/shaky.csv`;
  const { id } = await buildFeed(database.db, { dealershipId, source: 'url', location, ...due });
  await poll();
  await finishRuns();
  for (let time = 0; time < 4; time++)
    for (isAway of [true, false]) {
      await dueAgain(id);
      await poll();
    }
  expect(await runs(id)).toMatchObject([{ state: 'done' }]);
  expect(await mails()).toEqual([]);
});

test('what somebody sets of a feed while its source is asked stands: that it runs now, and that it is live', async () => {
  const hash = 'a'.repeat(64);
  let answer = () => {};
  host.files.set('/waits.csv', (_, response) => {
    answer = () => void response.end('a;b\n1;2\n');
  });
  const reference = (feedId: string) => ({ dealershipId: String(dealershipId), feedId });
  const whileAsked = async (feedId: string, act: () => Promise<unknown>) => {
    host.asked.length = 0;
    const untilMs = Date.now() + 2_000;
    const polling = pollFeeds(services(), { untilMs });
    await expect.poll(() => host.asked).toHaveLength(1);
    await act();
    // It looks for no other one, nor for this one again.
    await sleep(untilMs - Date.now());
    answer();
    await polling;
    return feedOf(feedId);
  };
  const location = `${host.origin}/waits.csv`;
  const live = await buildFeed(database.db, { dealershipId, source: 'url', location, ...due });
  const run = () => runNow(services(), ownerOf(dealershipId), reference(live.id), { dry: false });
  const asked = await whileAsked(live.id, run);
  expect(asked.askedDry).toBe(false);
  expect(asked.nextRunAt?.getTime()).toBeLessThanOrEqual(Date.now());
  await database.db.deleteFrom('feed').execute();

  const how = { ...due, state: 'tried', askedDry: true } as const;
  const tried = await buildFeed(database.db, { dealershipId, source: 'url', location, ...how });
  const { id: runId } = await database.db
    .insertInto('feedRun')
    .values({ feedId: tried.id, number: 1, fileKey: hash, fileHash: hash, dry: true, state: 'done' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const went = await whileAsked(tried.id, () =>
    goLive(services(), ownerOf(dealershipId), reference(tried.id), { runId }),
  );
  expect(went).toMatchObject({ state: 'live', askedDry: null });
  expect(minutesUntil(went.nextRunAt)).toBeGreaterThan(58);
  // The file that it was only asked to show is still to be taken.
  expect(await database.db.selectFrom('feedSource').selectAll().where('feedId', '=', tried.id).execute()).toEqual([]);
});

test('while our own store is away nothing is held against a source: it is asked again with the next minute', async () => {
  host.files.set('/stock.json', Buffer.from('[]'));
  const { id } = await buildFeed(database.db, {
    ...{ ...due, dealershipId, source: 'url', location: `${host.origin}/stock.json` },
  });
  // A port on which nobody listens.
  const away = openMedia({ ...env, S3_ENDPOINT: 'http://127.0.0.1:9' });
  try {
    await pollFeeds({ ...services(), media: away }, { untilMs: Date.now() + 20_000 });
  } finally {
    away.client.destroy();
  }
  expect(await runs(id)).toEqual([]);
  const { nextRunAt, polledUntil } = await feedOf(id);
  expect(polledUntil).toBeNull();
  expect(nextRunAt?.getTime()).toBeLessThan(Date.now() + 60_000);
  expect(await mails()).toEqual([]);
  await dueAgain(id);
  await poll();
  expect(await runs(id)).toHaveLength(1);
}, 60_000);

test('at whichever moment of a look the database breaks off, the feed is free and was looked at, or is with the next minute', async () => {
  host.files.set('/stock.json', Buffer.from('[]'));
  await using breaking = await openBreakingDatabase(database.url);
  const breakingServices = { ...services(), db: breaking.db };
  const look = () => pollFeeds(breakingServices, { untilMs: Date.now() + 20_000 }).catch(() => 'cut off');
  for (const path of ['/stock.json', '/not-there.json']) {
    const { id } = await buildFeed(database.db, { ...due, dealershipId, source: 'url', location: host.origin + path });
    breaking.breakAt(Number.POSITIVE_INFINITY, 'before its answer');
    await look();
    const statements = breaking.asked();
    const firstOfLook = statements.indexOf('commit') + 2;
    expect(statements.length).toBeGreaterThan(firstOfLook + 5);
    for (let statement = firstOfLook; statement <= statements.length; statement++) {
      await database.db.deleteFrom('feedSource').where('feedId', '=', id).execute();
      await database.db.deleteFrom('feedRun').where('feedId', '=', id).execute();
      await database.db
        .updateTable('feed')
        .set({ nextRunAt: new Date(0), lookedAt: null })
        .where('id', '=', id)
        .execute();
      breaking.breakAt(statement, 'before its answer');
      await look();
      const { nextRunAt, polledUntil, lookedAt } = await feedOf(id);
      const where = `${path} at ${statements[statement - 1]}`;
      expect(polledUntil, where).toBeNull();
      if (!lookedAt) expect(minutesUntil(nextRunAt), where).toBeLessThan(1);
    }
    await database.db.deleteFrom('feed').where('id', '=', id).execute();
  }
}, 120_000);
