import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../db/database.ts';
import { ownerOf, staffOf } from '../../testing/actors.ts';
import { buildDealership } from '../../testing/build-dealership.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { AppliedCar } from '../cars/applied-car.ts';
import { wholeCar } from '../cars/line-issues.ts';
import { buildFeed, feedCar } from '../testing/build-feed.ts';
import { exportLines } from './export-lines.ts';
import { insertLines } from './line-store.ts';
import { insertRun, loadRun, type StoredRun } from './run-store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

test('every line of a run is in the file, in its order, read a part at a time, and long texts are cut', async () => {
  const { db } = database;
  const { id: dealershipId } = await buildDealership(db);
  const { id: feedId } = await buildFeed(db, { dealershipId });
  const applied = (place: number): AppliedCar => ({
    car: feedCar(`N-${place}`),
    fate: 'changed',
    listingId: null,
    title: `Auto ${place}`,
    isDraft: place % 2 === 0,
    changes: [{ field: 'description', before: null, after: `${'a'.repeat(198)}😀${'b'.repeat(5_000)}` }],
    issues: place === 1 ? [wholeCar('number-twice', 'refuses'), wholeCar('field-missing', 'refuses')] : [],
    revision: null,
  });
  await inTransaction(db, async (tx) => {
    const runId = await insertRun(tx, { feedId, dry: false, state: 'done' });
    const run = (await loadRun(tx, runId)) as StoredRun;
    const lines = Array.from({ length: 1_201 }, (_, index) => index + 1);
    await insertLines(
      tx,
      run,
      lines.map((place) => ({ place, line: place, dealershipId, applied: applied(place) })),
    );
  });
  const reference = { dealershipId: String(dealershipId), feedId, runNumber: 1 };
  const file = await exportLines({ db }, ownerOf(dealershipId), reference, { language: 'de-AT' });
  const parts: Buffer[] = [];
  for await (const part of file) parts.push(Buffer.from(part));
  expect(parts.length).toBeGreaterThan(3);
  const rows = Buffer.concat(parts).toString().trimEnd().split('\r\n');
  expect(rows).toHaveLength(1 + 1_202);
  expect(rows[1]).toContain('"N-1"');
  expect(rows[2]).toContain('"Pflichtangabe fehlt"');
  expect(rows.at(-1)).toContain(`"Beschreibung: – → ${'a'.repeat(198)}…"`);

  const foreign = exportLines({ db }, staffOf(dealershipId + 1_000), reference, { language: 'en' });
  await expect(foreign).rejects.toMatchObject({ code: 'not-found' });
  const english = await exportLines({ db }, ownerOf(dealershipId), reference, { language: 'en' });
  expect((await buffer(english)).toString().startsWith('\u{FEFF}"line";"number"')).toBe(true);
});
