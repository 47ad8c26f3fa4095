import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../db/database.ts';
import { loadEnv } from '../../env.ts';
import { createLog } from '../../kernel/log.ts';
import { changeListing } from '../../listings/changing/change-listing.ts';
import { readOwnListing } from '../../listings/editing/change-own-car.ts';
import { saveListing } from '../../listings/editing/save-listing.ts';
import { ownerOf, staffOf } from '../../testing/actors.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { openBusyDatabase } from '../../testing/busy-database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { wholeCar } from '../cars/line-issues.ts';
import type { FeedCar } from '../feed-car.ts';
import { UnreadableFile } from '../formats/unreadable-file.ts';
import { changeFeed, removeFeed, setFeedState } from '../set-up/change-feed.ts';
import { loadFeed, loadSites, type StoredFeed } from '../set-up/feed-store.ts';
import { readFeed } from '../set-up/present-feed.ts';
import { buildFeed, feedCar } from '../testing/build-feed.ts';
import { beginRun } from './begin-run.ts';
import { failRun } from './finish-run.ts';
import { markUndone } from './line-store.ts';
import { listLines } from './list-lines.ts';
import { listRuns, readRun } from './present-run.ts';
import { runFeed } from './run-feed.ts';
import { loadNextRun, type StoredRun } from './run-store.ts';
import { sitesNotPublic } from './sites-in-trade.ts';
import { goLive } from './start-run.ts';
import { beginUndo, continueRun } from './steer-run.ts';
import { undoRun } from './undo-run.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

const numbered = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => `N-${from + place}`);
const lines = (cars: FeedCar[]) => cars.map((car, place) => ({ ...car, line: place + 1 }));
const carsOf = (numbers: string[], fields: FeedCar['fields'] = {}) =>
  lines(numbers.map((each) => feedCar(each, fields)));

async function dealershipWithFeed(overrides: Parameters<typeof buildFeed>[1] = {}) {
  const { db } = database;
  const services = { db, env: loadEnv(), log: createLog('test', 'silent') };
  const { id: dealershipId } = await buildDealership(db);
  const { id: feedId } = await buildFeed(db, { dealershipId, ...overrides });
  const owner = ownerOf(dealershipId);
  const reference = { dealershipId: String(dealershipId), feedId };
  const work = (cars: FeedCar[] | Error) =>
    runFeed(services, feedId, async () => {
      async function* read() {
        if (!(cars instanceof Error)) return yield* cars;
        yield* carsOf(numbered(1, 3));
        throw cars;
      }
      return read();
    });
  const begin = (dry = false) => {
    const sha256 = randomUUID().replaceAll('-', '').repeat(2);
    return beginRun({ db }, { feedId, file: { key: sha256, sha256, bytes: 1, name: 'stock.json' }, dry });
  };
  const last = async () => {
    const { items } = await listRuns({ db }, owner, reference);
    return readRun({ db }, owner, { ...reference, runNumber: items[0]?.number ?? 0 });
  };
  const run = async (cars: FeedCar[] | Error, { dry = false } = {}) => {
    await begin(dry);
    await work(cars);
    return last();
  };
  const states = async () => {
    const rows = await db
      .selectFrom('listing')
      .select(['externalId', 'state', 'priceEur'])
      .where('dealershipId', '=', dealershipId)
      .orderBy('id')
      .execute();
    return rows.map(({ externalId, state, priceEur }) => `${externalId} ${state} ${priceEur}`);
  };
  const listing = (externalId: string) =>
    db
      .selectFrom('listing')
      .selectAll()
      .where('dealershipId', '=', dealershipId)
      .where('externalId', '=', externalId)
      .executeTakeFirstOrThrow();
  const told = (runNumber: number, filter: 'all' | 'needs-you' | 'withdrawn' | 'locked' = 'all') =>
    listLines({ db }, owner, { ...reference, runNumber }, { filter });
  const knowVersion = () => db.insertInto('feedSource').values({ feedId, etag: '"1"' }).execute();
  const knownVersion = async () =>
    (await db.selectFrom('feedSource').select('etag').where('feedId', '=', feedId).executeTakeFirstOrThrow()).etag;
  return {
    services,
    dealershipId,
    feedId,
    owner,
    reference,
    work,
    begin,
    run,
    last,
    states,
    listing,
    told,
    knowVersion,
    knownVersion,
  };
}

test('a run says of every car what became of it, and of the same file again nothing', async () => {
  const { run, told } = await dealershipWithFeed();
  const first = await run(lines([feedCar('A'), feedCar('B', { mileageKm: null }), feedCar('C'), feedCar('A')]));
  expect(first).toMatchObject({ number: 1, state: 'done', dry: false });
  expect(first.counts).toMatchObject({ lines: 4, created: 3, drafts: 1, refused: 1, needsYou: 2, unchanged: 0 });
  const { items, counts } = await told(1, 'needs-you');
  expect(items.map(({ line, fate, issues }) => [line, fate, issues[0]?.code])).toEqual([
    [4, 'refused', 'number-twice'],
    [2, 'created', 'field-missing'],
  ]);
  expect(counts.find(({ filter }) => filter === 'all')?.count).toBe(4);
  const second = await run(
    lines([feedCar('A', { priceEur: 15_000 }), feedCar('C'), feedCar('B', { mileageKm: null })]),
  );
  expect(second.counts).toMatchObject({ lines: 3, changed: 1, priceOnly: 1, unchanged: 2, refused: 0 });
});

test('a file that breaks off, or is empty, changes nothing and says why', async () => {
  const { run, states } = await dealershipWithFeed();
  await run(carsOf(numbered(1, 5)));
  const before = await states();
  expect(await run([])).toMatchObject({ state: 'failed', reason: 'empty-file' });
  expect(await run(new UnreadableFile('cut-off', 4))).toMatchObject({
    state: 'failed',
    reason: 'unreadable-file',
    reasonDetail: 'cut-off',
    reasonLine: 4,
  });
  const refused = lines([feedCar('N-1', {}, { number: null })]);
  expect(await run(refused)).toMatchObject({ state: 'failed', reason: 'no-car-understood' });
  expect(await states()).toEqual(before);
});

test('few cars that are missing are withdrawn, and come back with the file', async () => {
  const { run, states, told } = await dealershipWithFeed();
  await run(carsOf(numbered(1, 10)));
  const gone = await run(carsOf(numbered(1, 8)));
  expect(gone).toMatchObject({ state: 'done', counts: { unchanged: 8, withdrawn: 2 } });
  expect((await told(2, 'withdrawn')).items.map(({ number, line, state }) => [number, line, state])).toEqual([
    ['N-10', null, 'withdrawn'],
    ['N-9', null, 'withdrawn'],
  ]);
  const back = await run(carsOf(numbered(1, 10)));
  expect(back.counts).toMatchObject({ changed: 2, unchanged: 8 });
  expect(await states()).toHaveLength(10);
  expect((await states()).every((state) => state.includes('active'))).toBe(true);
});

test('while a line cannot be read nothing is withdrawn: its car may be any', async () => {
  const { run, states } = await dealershipWithFeed();
  await run(carsOf(numbered(1, 10)));
  for (const code of ['line-unreadable', 'columns-differ'] as const) {
    const broken = feedCar('', {}, { number: null, issues: [wholeCar(code, 'refuses')] });
    expect(await run(lines([...carsOf(numbered(1, 9)), broken]))).toMatchObject({
      state: 'done',
      counts: { unchanged: 9, refused: 1, withdrawn: 0 },
    });
  }
  expect((await states()).every((state) => state.includes('active'))).toBe(true);
  const shifted = feedCar('N-9', {}, { issues: [wholeCar('columns-differ', 'refuses')] });
  expect((await run(lines([...carsOf(numbered(1, 8)), shifted]))).counts).toMatchObject({ refused: 1, withdrawn: 1 });
});

test('a car that somebody had reserved comes back, too, when the feed itself had let it go', async () => {
  const { run, states, listing, dealershipId } = await dealershipWithFeed();
  await run(carsOf(numbered(1, 3)));
  const { id } = await listing('N-3');
  await inTransaction(database.db, (tx) => changeListing(tx, staffOf(dealershipId), id, { state: 'reserved' }));
  await run(carsOf(numbered(1, 2)));
  expect(await states()).toContain('N-3 withdrawn 18900');
  await run(carsOf(numbered(1, 3)));
  expect(await states()).toContain('N-3 active 18900');
});

test('a car that got another number stays on offer under the new one, with what people set of it', async () => {
  const { run, states, listing, dealershipId } = await dealershipWithFeed();
  const vin = 'WVWZZZ1KZ6W000077';
  await run(lines([feedCar('N-1'), feedCar('N-2', { vin })]));
  const { id } = await listing('N-2');
  await inTransaction(database.db, (tx) => changeListing(tx, staffOf(dealershipId), id, { priceEur: 16_000 }));
  const file = lines([feedCar('N-1'), feedCar('M-2', { vin })]);
  const renumbered = { changed: 1, unchanged: 1, created: 0, refused: 0, withdrawn: 0 };
  expect((await run(file, { dry: true })).counts).toMatchObject(renumbered);
  expect((await run(file)).counts).toMatchObject(renumbered);
  expect(await states()).toEqual(['N-1 active 18900', 'M-2 active 16000']);
  expect((await listing('M-2')).id).toBe(id);
  expect((await run(file)).counts).toMatchObject({ changed: 0, unchanged: 2, withdrawn: 0 });
});

test('more than the limit waits for a person and has changed nothing; yes withdraws', async () => {
  const { run, states, reference, owner, services, work, last } = await dealershipWithFeed();
  await run(carsOf(numbered(1, 100)));
  const file = carsOf(numbered(1, 90), { priceEur: 9_000 });
  const waiting = await run(file);
  expect(waiting).toMatchObject({ state: 'waiting', reason: 'too-many-vanish' });
  expect(waiting.protection).toMatchObject({ cars: 100, vanishing: 10, bySite: [{ allowed: 5 }], limitPercent: 5 });
  expect((await states()).filter((state) => state.includes('9000'))).toEqual([]);
  await continueRun(services, owner, { ...reference, runNumber: 2 }, { withdraw: true });
  await work(file);
  expect(await last()).toMatchObject({ state: 'done', counts: { changed: 90, withdrawn: 10 } });
});

test('cars that are kept stay online and are not asked of again, until the file has named them once more', async () => {
  const { run, states, reference, owner, services, work, last } = await dealershipWithFeed();
  await run(carsOf(numbered(1, 20)));
  const file = carsOf(numbered(1, 10));
  expect(await run(file)).toMatchObject({ state: 'waiting' });
  await continueRun(services, owner, { ...reference, runNumber: 2 }, { withdraw: false });
  await work(file);
  expect(await last()).toMatchObject({ state: 'done', counts: { unchanged: 10, withdrawn: 0 } });
  expect(await run(file)).toMatchObject({ state: 'done', counts: { unchanged: 10, withdrawn: 0 } });
  expect((await states()).filter((state) => state.includes('active'))).toHaveLength(20);
  expect((await readFeed(services, owner, reference)).cars).toBe(10);
  await run(carsOf(numbered(1, 20)));
  expect(await run(file)).toMatchObject({ state: 'waiting', protection: { cars: 20, vanishing: 10 } });
});

test('the last cars of a site never go unasked, and at 0 % none does', async () => {
  const { run } = await dealershipWithFeed();
  await run(carsOf(numbered(1, 3)));
  const other = await run(carsOf(['other']));
  expect(other).toMatchObject({ state: 'waiting', protection: { cars: 3, vanishing: 3, bySite: [{ allowed: 2 }] } });
  expect(await run(carsOf(['N-1']))).toMatchObject({ state: 'done', counts: { withdrawn: 2 } });
  const strict = await dealershipWithFeed({ vanishLimitPercent: 0 });
  await strict.run(carsOf(numbered(1, 10)));
  expect(await strict.run(carsOf(numbered(1, 9)))).toMatchObject({
    state: 'waiting',
    protection: { bySite: [{ allowed: 0 }] },
  });
});

test('a stock does not go file by file: what was withdrawn within a day counts, until somebody says that it is right', async () => {
  const { run, services, owner, reference, work, last, feedId } = await dealershipWithFeed();
  await run(carsOf(numbered(1, 20)));
  expect(await run(carsOf(numbered(1, 18)))).toMatchObject({ state: 'done', counts: { withdrawn: 2 } });
  const next = carsOf(numbered(1, 16));
  expect(await run(next)).toMatchObject({
    state: 'waiting',
    protection: { cars: 18, vanishing: 2, bySite: [{ allowed: 1 }] },
  });
  await continueRun(services, owner, { ...reference, runNumber: 3 }, { withdraw: true });
  await work(next);
  expect(await last()).toMatchObject({ state: 'done', counts: { withdrawn: 2 } });
  expect(await run(carsOf(numbered(1, 13)))).toMatchObject({ state: 'done', counts: { withdrawn: 3 } });
  expect(await run(carsOf(numbered(1, 12)))).toMatchObject({ state: 'waiting' });
  await database.db
    .updateTable('feedCar')
    .set({ vanishedSince: new Date(Date.now() - 25 * 3_600_000) })
    .where('feedId', '=', feedId)
    .where('vanishedSince', 'is not', null)
    .execute();
  expect(await run(carsOf(numbered(1, 11)))).toMatchObject({ state: 'done', counts: { withdrawn: 2 } });
});

test('a new feed only shows what it would do, and goes live with what was seen', async () => {
  const { run, states, owner, reference, services, work, last } = await dealershipWithFeed({ state: 'new' });
  const file = carsOf(numbered(1, 3));
  const dry = await run(file);
  expect(dry).toMatchObject({ dry: true, state: 'done', counts: { created: 3 } });
  expect(await states()).toEqual([]);
  expect((await readFeed(services, owner, reference)).state).toBe('tried');
  await expect(goLive(services, owner, reference, { runId: randomUUID() })).rejects.toMatchObject({
    code: 'feed-not-possible',
  });
  await goLive(services, owner, reference, { runId: dry.id });
  await work(file);
  expect(await last()).toMatchObject({ dry: false, state: 'done', counts: { created: 3 } });
  expect(await states()).toHaveLength(3);
});

test('a whole run is taken back: created ones leave, values return, withdrawn ones come back, what people did stays', async () => {
  const { run, states, listing, owner, reference, services, work, last, dealershipId } = await dealershipWithFeed();
  await run(carsOf(numbered(1, 5)));
  const before = await states();
  const file = lines([
    ...numbered(1, 3).map((each) => feedCar(each, { priceEur: 9_000 })),
    feedCar('N-4'),
    feedCar('N-6'),
  ]);
  expect((await run(file)).counts).toMatchObject({ changed: 3, unchanged: 1, created: 1, withdrawn: 1 });
  const touched = await listing('N-3');
  await inTransaction(database.db, (tx) => changeListing(tx, staffOf(dealershipId), touched.id, { priceEur: 8_500 }));
  expect((await last()).undo).toMatchObject({ created: 1, changed: 2, withdrawn: 1, kept: 1 });
  await beginUndo(services, owner, { ...reference, runNumber: 2 });
  await work([]);
  expect(await last()).toMatchObject({ state: 'undone', undo: null });
  const expected = before.map((state) => (state.startsWith('N-3') ? 'N-3 active 8500' : state));
  expect(await states()).toEqual([...expected, 'N-6 draft 18900']);
  expect((await readFeed(services, owner, reference)).state).toBe('paused');
});

test('taken back, drafts are drafts again with their values, a reserved car is reserved, and one that had come back is gone', async () => {
  const { run, states, listing, owner, reference, services, work, last, dealershipId, feedId } =
    await dealershipWithFeed();
  const gaps = { mileageKm: null };
  const others = numbered(1, 3).map((each) => feedCar(each));
  await run(lines([...others, feedCar('N-4'), feedCar('N-5'), feedCar('D-1', gaps), feedCar('D-2', gaps)]));
  await run(lines([...others, feedCar('N-4'), feedCar('D-1', gaps), feedCar('D-2', gaps)]));
  const { id } = await listing('N-4');
  await inTransaction(database.db, (tx) => changeListing(tx, staffOf(dealershipId), id, { state: 'reserved' }));
  const before = await states();
  const cheaper = feedCar('D-2', { ...gaps, priceEur: 5_000 });
  const { counts } = await run(lines([...others, feedCar('N-5'), feedCar('D-1'), cheaper]));
  expect(counts).toMatchObject({ changed: 3, withdrawn: 1 });
  expect((await last()).undo).toMatchObject({ created: 0, changed: 3, withdrawn: 1, kept: 0 });
  await beginUndo(services, owner, { ...reference, runNumber: 3 });
  await work([]);
  expect((await states()).toSorted()).toEqual([...before, 'D-1 draft 18900'].toSorted());
  expect(await states()).toContain('N-4 reserved 18900');
  const cars = await database.db
    .selectFrom('feedCar')
    .leftJoin('listingDraft', 'listingDraft.id', 'feedCar.listingId')
    .select(['number', 'vanishedSince', 'listingDraft.fields'])
    .where('feedId', '=', feedId)
    .execute();
  expect(cars.filter(({ vanishedSince }) => vanishedSince).map(({ number }) => number)).toEqual(['N-5']);
  expect(cars.find(({ number }) => number === 'D-2')?.fields).toMatchObject({ priceEur: 18_900 });
});

test('while there is too much to do no site is taken for one that is not public, and no car for one that cannot be taken back', async () => {
  const { run, states, owner, reference, services, work, last, feedId } = await dealershipWithFeed();
  await run(carsOf(numbered(1, 2)));
  await beginUndo(services, owner, { ...reference, runNumber: 1 });
  await using busy = openBusyDatabase(database.url);
  const { db } = busy;
  const feed = (await loadFeed(db, feedId)) as StoredFeed;
  const undoing = (await loadNextRun(db, feedId)) as StoredRun;
  const first = busy.occupy();
  const asked = sitesNotPublic({ ...services, db }, await loadSites(db, feed));
  await expect(asked).rejects.toMatchObject({ code: 'overloaded' });
  const undone = undoRun({ ...services, db }, feed, undoing);
  // Between its look at the lines and the first of them.
  await sleep(500);
  const second = busy.occupy();
  first();
  await expect(undone).rejects.toMatchObject({ code: 'overloaded' });
  expect(await states()).toEqual(['N-1 active 18900', 'N-2 active 18900']);
  second();
  expect(await sitesNotPublic({ ...services, db }, await loadSites(db, feed))).toEqual(new Map());
  await work([]);
  expect(await last()).toMatchObject({ state: 'undone' });
  expect(await states()).toEqual(['N-1 draft 18900', 'N-2 draft 18900']);
});

test('a draft that somebody changed since stays when the run is taken back, and is counted so before', async () => {
  const { run, owner, reference, services, work, last, feedId } = await dealershipWithFeed();
  const draft = (priceEur: number) => lines([feedCar('D-1', { mileageKm: null, priceEur })]);
  await run(draft(9_000));
  await run(draft(8_000));
  const { listingId } = await database.db
    .selectFrom('feedCar')
    .select('listingId')
    .where('feedId', '=', feedId)
    .executeTakeFirstOrThrow();
  const at = { dealershipId: reference.dealershipId, listingId };
  await saveListing(services, owner, at, { fields: { priceEur: 7_000 }, before: { priceEur: 8_000 } });
  expect((await last()).undo).toMatchObject({ changed: 0, kept: 1 });
  await beginUndo(services, owner, { ...reference, runNumber: 2 });
  await work([]);
  expect((await readOwnListing(services, owner, at)).fields.priceEur).toBe(7_000);
});

test('a run that is killed anywhere goes on there, and no car is made twice', async () => {
  const { states, work, begin, last, services, feedId } = await dealershipWithFeed();
  const file = carsOf(numbered(1, 350));
  await begin();
  const dying = runFeed(services, feedId, async () => {
    let read = 0;
    async function* until() {
      for (const car of file) {
        // The second reading is the one that is applied.
        if (++read > 250 && isSecond) throw new Error('killed');
        yield car;
      }
      isSecond = true;
    }
    return until();
  });
  let isSecond = false;
  await expect(dying).rejects.toThrow('killed');
  expect(await last()).toMatchObject({
    state: 'applying',
    counts: { created: 200 },
    progress: { line: 200, lines: 350, share: 0.57 },
  });
  await Promise.all([work(file), work(file)]);
  expect(await last()).toMatchObject({ state: 'done', counts: { created: 350, lines: 350, unchanged: 0 } });
  expect(new Set(await states()).size).toBe(350);
});

test('a newer file takes the place of one that waits for its turn', async () => {
  const { begin, work, reference, owner, services } = await dealershipWithFeed();
  await begin();
  await begin();
  await work(carsOf(['A']));
  const { items } = await listRuns(services, owner, reference);
  expect(items.map(({ number, state, reason }) => [number, state, reason])).toEqual([
    [2, 'done', null],
    [1, 'failed', 'newer-file'],
  ]);
});

test('the same file again is no run', async () => {
  const { work, services, feedId } = await dealershipWithFeed();
  const file = { key: 'k', sha256: 'a'.repeat(64), bytes: 1, name: null };
  expect(await beginRun(services, { feedId, file, dry: false })).not.toBeNull();
  await work(carsOf(['A']));
  expect(await beginRun(services, { feedId, file, dry: false })).toBeNull();
  expect(await beginRun(services, { feedId, file, dry: false, again: true })).not.toBeNull();
});

test('the same file again leaves the run alone that waits for its turn, or for an answer', async () => {
  const { run, work, last, services, feedId } = await dealershipWithFeed();
  await run(carsOf(numbered(1, 20)));
  const file = { key: 'k', sha256: 'b'.repeat(64), bytes: 1, name: null };
  expect(await beginRun(services, { feedId, file, dry: false })).toMatchObject({ number: 2 });
  expect(await beginRun(services, { feedId, file, dry: false })).toBeNull();
  await work(carsOf(numbered(1, 5)));
  expect(await beginRun(services, { feedId, file, dry: false })).toBeNull();
  expect(await last()).toMatchObject({ number: 2, state: 'waiting' });
});

test('a group’s file holds several sites; their people see their own lines only, and one site’s loss does not hide in another’s', async () => {
  const { db } = database;
  const group = await db
    .insertInto('dealerGroup')
    .values({ slug: `gruppe-${randomUUID().slice(0, 8)}`, name: 'Gruppe' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [graz, linz] = await Promise.all([
    buildDealership(db, { groupId: group.id }),
    buildDealership(db, { groupId: group.id }),
  ]);
  const siteMap = JSON.stringify({ G: graz.id, L: linz.id });
  const { work, begin, services, feedId } = await dealershipWithFeed({
    dealershipId: null,
    groupId: group.id,
    siteMap,
  });
  const at = (site: string, from: number, to: number) => numbered(from, to).map((each) => feedCar(each, {}, { site }));
  await begin();
  await work(lines([...at('G', 1, 40), ...at('L', 1, 10), feedCar('X', {}, { site: 'W' })]));
  const reference = { dealershipId: String(graz.id), feedId, runNumber: 1 };
  const staff = await readRun(services, staffOf(graz.id), reference);
  expect(staff).toMatchObject({ mayChange: false, counts: { created: 40, refused: 0 } });
  const owner = {
    ...ownerOf(graz.id),
    memberships: new Map([graz.id, linz.id].map((id) => [id, { right: 'owner' as const, isSuspended: false }])),
  };
  expect(await readRun(services, owner, reference)).toMatchObject({
    mayChange: true,
    counts: { created: 50, refused: 1 },
  });
  expect(await readFeed(services, staffOf(graz.id), reference)).toMatchObject({ cars: 40 });
  expect(await readFeed(services, owner, reference)).toMatchObject({ cars: 50 });
  await db
    .updateTable('feedCar')
    .set({ locked: ['priceEur'] })
    .where('dealershipId', '=', linz.id)
    .execute();
  expect(await readFeed(services, staffOf(graz.id), reference)).toMatchObject({ locked: 0 });
  await db.updateTable('feedCar').set({ locked: [] }).where('dealershipId', '=', linz.id).execute();
  // Nor does how far a run is tell them how much others have.
  const halfway = { feedId, number: 9, dry: false, state: 'applying' as const, cursor: 26, lines: 51 };
  await db.insertInto('feedRun').values(halfway).execute();
  const going = { ...reference, runNumber: 9 };
  expect((await readRun(services, staffOf(graz.id), going)).progress).toEqual({ line: null, lines: null, share: 0.51 });
  expect((await readRun(services, owner, going)).progress).toEqual({ line: 26, lines: 51, share: 0.51 });
  await db.deleteFrom('feedRun').where('number', '=', 9).where('feedId', '=', feedId).execute();
  await expect(beginUndo(services, ownerOf(graz.id), reference)).rejects.toMatchObject({ code: 'forbidden' });
  await begin();
  await work(lines([...at('G', 1, 40), ...at('L', 1, 6)]));
  expect(await readRun(services, owner, { ...reference, runNumber: 2 })).toMatchObject({ state: 'waiting' });
});

test('a site that left the group or is suspended keeps its cars, and keeps no other site from its run', async () => {
  const { db } = database;
  const group = await db
    .insertInto('dealerGroup')
    .values({ slug: `gruppe-${randomUUID().slice(0, 8)}`, name: 'Gruppe' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const inGroup = () => buildDealership(db, { groupId: group.id });
  const [graz, linz, wels] = [await inGroup(), await inGroup(), await inGroup()];
  const { work, begin, feedId } = await dealershipWithFeed({
    dealershipId: null,
    groupId: group.id,
    siteMap: JSON.stringify({ G: graz.id, L: linz.id, W: wels.id }),
  });
  const at = (site: string, from: number, to: number) => numbered(from, to).map((each) => feedCar(each, {}, { site }));
  await begin();
  await work(lines([...at('G', 1, 3), ...at('L', 1, 3), ...at('W', 1, 3)]));
  await db.updateTable('dealership').set({ groupId: null }).where('id', '=', linz.id).execute();
  await db.updateTable('dealership').set({ state: 'suspended' }).where('id', '=', wels.id).execute();
  await begin();
  await work(lines([...at('G', 1, 2), ...at('L', 1, 2), ...at('W', 1, 2)]));
  const run = await db
    .selectFrom('feedRun')
    .select(['state', 'counts', 'id'])
    .where('feedId', '=', feedId)
    .where('number', '=', 2)
    .executeTakeFirstOrThrow();
  expect(run).toMatchObject({
    state: 'done',
    counts: { [graz.id]: { unchanged: 2, withdrawn: 1 }, [wels.id]: { refused: 2, withdrawn: 0 }, 0: { refused: 2 } },
  });
  const refused = await db.selectFrom('feedLine').select('issues').where('runId', '=', run.id).execute();
  expect(JSON.stringify(refused)).toContain('site-not-public');
  const active = await db
    .selectFrom('listing')
    .select('dealershipId')
    .where('dealershipId', 'in', [linz.id, wels.id])
    .where('state', '=', 'active')
    .execute();
  expect(active).toHaveLength(6);
});

test('what stops a run again and again ends it, and the next file has its turn', async () => {
  const { work, begin, last, run } = await dealershipWithFeed();
  await begin();
  for (let time = 1; time < 5; time += 1) await expect(work(new Error('broken'))).rejects.toThrow('broken');
  await work(new Error('broken'));
  expect(await last()).toMatchObject({ number: 1, state: 'failed', reason: 'unexpected' });
  expect(await run(carsOf(['A']))).toMatchObject({ number: 2, state: 'done' });
});

test('a file that is taken back is not asked for again, whatever becomes of that', async () => {
  const { services, owner, reference, run, last, knowVersion, knownVersion } = await dealershipWithFeed();
  await run(carsOf(['A']));
  await knowVersion();
  await beginUndo(services, owner, { ...reference, runNumber: 1 });
  await failRun(services, (await last()).id, 'unexpected');
  expect(await last()).toMatchObject({ state: 'failed' });
  expect(await knownVersion()).toBe('"1"');
});

test('of two workers who take a run back the later one changes nothing of what the first has noted', async () => {
  const { services, owner, reference, run, last, work, feedId } = await dealershipWithFeed();
  await run(carsOf(['A']));
  await beginUndo(services, owner, { ...reference, runNumber: 1 });
  const undoing = (await loadNextRun(database.db, feedId)) as StoredRun;
  await work([]);
  await inTransaction(database.db, (tx) => markUndone(tx, undoing, [0, 1], 'kept'));
  expect(await last()).toMatchObject({ state: 'undone' });
  const noted = await database.db.selectFrom('feedLine').select('undone').where('runId', '=', undoing.id).execute();
  expect(noted).toEqual([{ undone: 'undone' }]);
});

test('a run that its workers die of is not taken up for ever, and one that gets on is not counted', async () => {
  const { services, feedId, begin, last, run, work, knowVersion, knownVersion } = await dealershipWithFeed();
  const startAndDie = (cars: FeedCar[]) =>
    new Promise<void>((resolve) => {
      const dying = async () => {
        async function* read() {
          yield* cars;
          resolve();
          await new Promise(() => {});
        }
        return read();
      };
      void runFeed(services, feedId, dying);
    });
  const begun = (await begin()) as StoredRun;
  const deadly = { key: 'deadly', sha256: begun.fileHash as string, bytes: 1, name: null };
  await knowVersion();
  for (let time = 1; time <= 10; time += 1) await startAndDie(carsOf(['A']));
  expect(await last()).toMatchObject({ number: 1, state: 'reading' });
  expect(await work(carsOf(['A']))).toBe(true);
  expect(await last()).toMatchObject({ number: 1, state: 'failed', reason: 'unexpected' });
  expect(await knownVersion(), 'workers would die of it again').toBe('"1"');
  const again = beginRun(services, { feedId, file: deadly, dry: false });
  expect(await again, 'a source that knows no versions sends it again').toBeNull();
  expect(await run(carsOf(['A']))).toMatchObject({ number: 2, state: 'done' });
  const { failures } = await database.db
    .selectFrom('feedRun')
    .select('failures')
    .where('feedId', '=', feedId)
    .where('number', '=', 2)
    .executeTakeFirstOrThrow();
  expect(failures).toBe(0);
});

test('of one owner’s feeds one runs at a time, and the next has its turn when it is through', async () => {
  const { db } = database;
  const { services, dealershipId, begin, work, feedId } = await dealershipWithFeed();
  const other = await buildFeed(db, { dealershipId });
  const sha256 = 'c'.repeat(64);
  await beginRun(services, { feedId: other.id, file: { key: 'c', sha256, bytes: 1, name: null }, dry: false });
  await begin();
  await db.updateTable('feedRun').set({ state: 'reading' }).where('feedId', '=', other.id).execute();
  expect(await work(carsOf(['A']))).toBe(false);
  const queued = () =>
    db
      .selectFrom('pgboss.job' as never)
      .select(sql<string>`data ->> 'feedId'`.as('feedId'))
      .where(sql<boolean>`name = 'run-feed' and data ->> 'feedId' = ${feedId}`)
      .execute();
  const before = (await queued()).length;
  await runFeed(services, other.id, async () => Readable.from(carsOf(['B'])));
  expect(await queued()).toHaveLength(before + 1);
  expect(await work(carsOf(['A']))).toBe(true);
});

test('a worker that ends before it has passed the turn on leaves no other feed of the owner waiting', async () => {
  const { db } = database;
  const { services, owner, reference, dealershipId, begin, work, feedId } = await dealershipWithFeed();
  const { id: otherId } = await buildFeed(db, { dealershipId });
  await beginRun(services, {
    feedId: otherId,
    file: { key: 'd', sha256: 'd'.repeat(64), bytes: 1, name: null },
    dry: false,
  });
  await begin();
  const ofOther = () => db.updateTable('feedRun').where('feedId', '=', otherId);
  await ofOther().set({ state: 'reading' }).execute();
  expect(await work(carsOf(['A']))).toBe(false);
  const jobs = async () =>
    (
      await sql`select from pgboss.job where name = 'run-feed' and data ->> 'feedId' = ${feedId}`.execute(
        db.withoutPlugins(),
      )
    ).rows.length;
  const before = await jobs();
  await ofOther().set({ state: 'done' }).execute();
  expect(await runFeed(services, otherId, async () => Readable.from([]))).toBe(false);
  expect(await jobs()).toBe(before + 1);
  // Nor does one that is removed.
  await removeFeed(services, owner, { ...reference, feedId: otherId });
  expect(await jobs()).toBe(before + 2);
});

async function groupWithFeed(overrides: Parameters<typeof buildFeed>[1] = {}) {
  const { db } = database;
  const { id: groupId } = await db
    .insertInto('dealerGroup')
    .values({ slug: `gruppe-${randomUUID().slice(0, 8)}`, name: 'Gruppe' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [graz, linz] = await Promise.all([buildDealership(db, { groupId }), buildDealership(db, { groupId })]);
  const siteMap = JSON.stringify({ G: graz.id, L: linz.id });
  const made = await dealershipWithFeed({ dealershipId: null, groupId, siteMap, ...overrides });
  const owner = {
    ...ownerOf(graz.id),
    memberships: new Map([graz.id, linz.id].map((id) => [id, { right: 'owner' as const, isSuspended: false }])),
  };
  const reference = { dealershipId: String(graz.id), feedId: made.feedId };
  const run = async (cars: FeedCar[], { dry = false } = {}) => {
    await made.begin(dry);
    await made.work(lines(cars));
    const { items } = await listRuns({ db }, owner, reference);
    return readRun({ db }, owner, { ...reference, runNumber: items[0]?.number ?? 0 });
  };
  return { ...made, graz, linz, owner, reference, run };
}

test('a group’s first file tells its sites, and once they are mapped it is tried anew', async () => {
  const { run, services, owner, reference, graz, linz } = await groupWithFeed({ siteMap: '{}', state: 'new' });
  const file = [feedCar('A', {}, { site: 'G' }), feedCar('B', {}, { site: 'L' }), feedCar('C', {}, { site: 'G' })];
  const first = await run(file);
  expect(first).toMatchObject({ dry: true, state: 'done', counts: { refused: 3, created: 0 } });
  const { items } = await listLines(services, owner, { ...reference, runNumber: 1 }, { filter: 'refused' });
  expect(items.map(({ site, issues }) => [site, issues[0]?.code])).toEqual([
    ['G', 'site-unknown'],
    ['L', 'site-unknown'],
    ['G', 'site-unknown'],
  ]);
  expect((await readFeed(services, owner, reference)).sites).toEqual([
    { site: 'G', dealershipId: null, name: null },
    { site: 'L', dealershipId: null, name: null },
  ]);
  expect((await readFeed(services, staffOf(graz.id), reference)).sites).toEqual([]);
  const settings = { name: 'Gruppe', source: 'upload' as const, location: null, username: null, hostKey: null };
  const mapped = await changeFeed(services, owner, reference, {
    ...settings,
    intervalMinutes: null,
    dailyAt: null,
    sites: { G: graz.id, L: linz.id },
    answers: {},
    vanishLimitPercent: 5,
  });
  expect(mapped.state).toBe('new');
  expect(mapped.sites.map(({ dealershipId }) => dealershipId)).toEqual([graz.id, linz.id]);
  expect(await run(file)).toMatchObject({ dry: true, state: 'done', counts: { refused: 0, created: 3 } });
  expect((await readFeed(services, owner, reference)).state).toBe('tried');
});

test('a site that is suspended keeps the others from nothing, and its lines name it; with all of them so the run fails', async () => {
  const { run, services, owner, reference, graz, linz } = await groupWithFeed();
  const suspend = (id: number) =>
    database.db.updateTable('dealership').set({ state: 'suspended' }).where('id', '=', id).execute();
  const file = [feedCar('A', {}, { site: 'G' }), feedCar('B', {}, { site: 'L' })];
  await suspend(linz.id);
  expect(await run(file)).toMatchObject({ state: 'done', counts: { created: 1, refused: 1, withdrawn: 0 } });
  const { items } = await listLines(services, owner, { ...reference, runNumber: 1 }, { filter: 'refused' });
  const { name } = await database.db
    .selectFrom('dealership')
    .select('name')
    .where('id', '=', linz.id)
    .executeTakeFirstOrThrow();
  expect(items).toMatchObject([
    { number: 'B', dealershipId: linz.id, issues: [{ code: 'site-not-public', raw: 'L', understood: name }] },
  ]);
  await suspend(graz.id);
  expect(await run(file)).toMatchObject({ state: 'failed', reason: 'dealership-not-public' });
});

test('a paused feed changes nothing: neither by a run whose turn comes, nor by one that waits or is being read', async () => {
  const { run, begin, work, last, states, owner, reference, services, feedId } = await dealershipWithFeed();
  const rest = () => setFeedState(services, owner, reference, { from: 'live', to: 'paused' });
  const goOn = () => setFeedState(services, owner, reference, { from: 'paused', to: 'live' });
  await run(carsOf(numbered(1, 20)));
  const before = await states();
  const leftOff = { state: 'failed', reason: 'feed-paused' };
  const file = carsOf(numbered(1, 20), { priceEur: 9_000 });
  await begin();
  await rest();
  expect(await work(file)).toBe(false);
  expect(await last()).toMatchObject({ number: 2, ...leftOff });
  await goOn();
  expect(await run(carsOf(numbered(1, 5)))).toMatchObject({ state: 'waiting' });
  await rest();
  expect(await last()).toMatchObject({ number: 3, ...leftOff });
  await goOn();
  await begin();
  await runFeed(services, feedId, async () =>
    (async function* () {
      await rest();
      yield* file;
    })(),
  );
  expect(await last()).toMatchObject({ number: 4, ...leftOff });
  expect(await states()).toEqual(before);
});

test('a run is not taken back while another changes cars; one that waits for its turn is left off', async () => {
  const { run, begin, work, last, owner, reference, services, feedId } = await dealershipWithFeed();
  const file = carsOf(['A']);
  await run(file);
  const first = { ...reference, runNumber: 1 };
  await begin();
  await runFeed(services, feedId, async () =>
    (async function* () {
      await expect(beginUndo(services, owner, first)).rejects.toMatchObject({ code: 'feed-not-possible' });
      yield* file;
    })(),
  );
  expect(await last()).toMatchObject({ number: 2, state: 'done' });
  await begin();
  expect(await beginUndo(services, owner, first)).toMatchObject({ state: 'undoing' });
  expect(await last()).toMatchObject({ number: 3, state: 'failed', reason: 'feed-paused' });
  await work(file);
  expect(await readRun(services, owner, first)).toMatchObject({ state: 'undone' });
});

test('another dealership’s feed does not exist', async () => {
  const { reference, services } = await dealershipWithFeed();
  const { id: other } = await buildDealership(database.db);
  const theirs = { ...reference, dealershipId: String(other) };
  await expect(readFeed(services, ownerOf(other), reference)).rejects.toMatchObject({ code: 'not-found' });
  await expect(readFeed(services, ownerOf(other), theirs)).rejects.toMatchObject({ code: 'not-found' });
});
