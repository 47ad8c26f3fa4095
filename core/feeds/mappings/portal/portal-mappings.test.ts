import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadEnv } from '../../../env.ts';
import { createLog } from '../../../kernel/log.ts';
import { anOperator, ownerOf } from '../../../testing/actors.ts';
import { buildAccount } from '../../../testing/build-account.ts';
import { buildDealership } from '../../../testing/build-dealership.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import type { FeedCar, LineIssue } from '../../feed-car.ts';
import { beginRun } from '../../runs/begin-run.ts';
import { runFeed } from '../../runs/run-feed.ts';
import { buildFeed, feedCar } from '../../testing/build-feed.ts';
import { listProposed } from '../decide-mapping.ts';
import { mapValue } from '../map-value.ts';
import { readMappings } from '../read-mappings.ts';
import { countUnmappedValues } from './count-unmapped-values.ts';
import { listDecidedMappings, removeDecidedMapping } from './decided-mappings.ts';
import { listUnmappedValues } from './list-unmapped-values.ts';
import { mapValueForAll } from './map-value-for-all.ts';

let database: TestDatabase;
let operator: typeof anOperator;
beforeAll(async () => {
  database = await createTestDatabase();
  operator = { ...anOperator, accountId: (await buildAccount(database.db, { isOperator: true })).id };
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  await database.db.deleteFrom('feed').execute();
  await database.db.deleteFrom('valueMapping').execute();
});

function issue(raw: string, field: LineIssue['field'] = 'body', code: LineIssue['code'] = 'value-unmapped'): LineIssue {
  return { column: 'kategorie', raw, field, code, severity: 'drops', understood: null };
}

/** A feed whose last run has so many cars with each of these values. */
async function feedWith(issues: LineIssue[][], sandboxOf?: number) {
  const { db } = database;
  const services = { db, env: loadEnv(), log: createLog('test', 'silent') };
  const { id: dealershipId } = await buildDealership(
    db,
    sandboxOf === undefined ? {} : { state: 'sandbox', sandboxOf },
  );
  const { id: feedId } = await buildFeed(db, { dealershipId, format: 'mobile-csv' });
  const sha256 = randomUUID().replaceAll('-', '').repeat(2);
  await beginRun({ db }, { feedId, file: { key: sha256, sha256, bytes: 1, name: null }, dry: false });
  const cars: FeedCar[] = issues.map((own, place) => ({
    ...feedCar(`N${place}`, {}, { issues: own }),
    line: place + 1,
  }));
  await runFeed(services, feedId, async () =>
    (async function* () {
      yield* cars;
    })(),
  );
  return { services, dealershipId, feedId };
}

const kombi = { format: 'mobile-csv' as const, column: 'kategorie', raw: 'Kombi/Van', value: 'estate' };

test('values of all dealers are counted, those of most cars first, with the dealers they come from; decided ones are left out', async () => {
  const { db } = database;
  await feedWith([[issue('Kombi/Van')], [issue('Kombi/Van')], [issue('Lieferwagen')]]);
  const { feedId } = await feedWith([[issue('Kombi/Van')]]);
  expect(await countUnmappedValues({ db })).toBe(2);
  const { items, countedAt } = await listUnmappedValues({ db }, operator, {});
  expect(items).toMatchObject([
    { raw: 'Kombi/Van', field: 'body', cars: 3, dealerships: 2, format: 'mobile-csv' },
    { raw: 'Lieferwagen', cars: 1, dealerships: 1 },
  ]);
  expect(items[0]?.values).toContain('estate');
  expect(items[0]?.proposals).toContain('estate');
  expect(countedAt).not.toBeNull();
  expect((await listUnmappedValues({ db }, operator, { words: 'liefer' })).items).toHaveLength(1);

  await mapValueForAll({ db }, operator, kombi);
  expect((await listUnmappedValues({ db }, operator, {})).items.map(({ raw }) => raw)).toEqual(['Lieferwagen']);
  // The next run of any feed of the format understands it.
  const mapped = await readMappings({ db }, { id: feedId, format: 'mobile-csv' });
  expect(mapped.find('kategorie', 'kombi/van')).toBe('estate');

  const { items: decided } = await listDecidedMappings({ db }, operator, {});
  expect(decided).toMatchObject([kombi]);
  await removeDecidedMapping({ db }, operator, decided[0]?.id ?? 0);
  expect(
    (await readMappings({ db }, { id: feedId, format: 'mobile-csv' })).find('kategorie', 'kombi/van'),
  ).toBeUndefined();
  const acts = await db.selectFrom('auditEntry').select('action').where('objectKind', '=', 'value-mapping').execute();
  expect(acts.map(({ action }) => action)).toEqual(['value-mapping.decided', 'value-mapping.removed']);
});

test('a value that cannot be is refused: a word that the field does not know, a model that there is not', async () => {
  const { db } = database;
  await feedWith([[issue('Kombi/Van')], [issue('VW Gulf', 'model', 'model-unknown')]]);
  await countUnmappedValues({ db });
  await expect(mapValueForAll({ db }, operator, { ...kombi, value: 'raumschiff' })).rejects.toMatchObject({
    issues: [{ code: 'unknown-value' }],
  });
  const gulf = { ...kombi, raw: 'VW Gulf' };
  await expect(mapValueForAll({ db }, operator, { ...gulf, value: 'volkswagen/gulf' })).rejects.toMatchObject({
    issues: [{ code: 'unknown-model' }],
  });
  expect(await mapValueForAll({ db }, operator, { ...gulf, value: 'volkswagen/golf' })).toMatchObject({
    value: 'volkswagen/golf',
  });
});

test('what dealers proposed for a value is settled with the decision', async () => {
  const { services, dealershipId, feedId } = await feedWith([[issue('Kombi/Van')]]);
  const reference = { dealershipId: String(dealershipId), feedId };
  const { column, raw } = kombi;
  await mapValue(services, ownerOf(dealershipId), reference, { column, raw, value: 'suv', proposeForAll: true });
  expect((await listProposed(services, operator)).items).toHaveLength(1);
  await mapValueForAll(services, operator, kombi);
  expect((await listProposed(services, operator)).items).toEqual([]);
  // A feed's own word counts before that for all.
  expect((await readMappings(services, { id: feedId, format: 'mobile-csv' })).find(column, raw)).toBe('suv');
});

test('cars of a sandbox say nothing about anybody', async () => {
  const { id } = await buildDealership(database.db);
  await feedWith([[issue('Sandkasten')]], id);
  await countUnmappedValues(database);
  expect((await listUnmappedValues(database, operator, {})).items).toEqual([]);
});
