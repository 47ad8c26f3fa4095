import { creditTag } from '@kardan/contract/cache-tags';
import { dayAfter, viennaDay } from '@kardan/contract/values/vienna-day';
import { fromKysely, PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anEditor, anOperator } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { startingConditions } from '../credit/credit-conditions.ts';
import { addCreditCondition, removeCreditCondition } from './change-credit-conditions.ts';
import { exampleCredit } from './example-credit.ts';
import { listCreditConditions } from './list-credit-conditions.ts';
import { readCreditConditions } from './read-credit-conditions.ts';

let database: TestDatabase;
const operator = { ...anOperator };
const today = viennaDay(new Date());
const source = { name: 'Hausbank', url: 'https://bank.example/', asOf: today, assumption: false };
beforeAll(async () => {
  database = await createTestDatabase();
  const row = { email: 'betrieb@kardan.example', isOperator: true, displayName: 'Olga Operatorin' };
  const { id } = await database.db.insertInto('account').values(row).returning('id').executeTakeFirstOrThrow();
  operator.accountId = id;
});
afterAll(() => database[Symbol.asyncDispose]());

const credit = (nominalInterestPercent: number) =>
  ({ kind: 'credit', nominalInterestPercent, processingFeeEur: 150 }) as const;
const later = (days: number) => new Date(Date.now() + days * 86_400_000);

test('a new installation starts with what the code knows', async () => {
  expect(await readCreditConditions(database)).toEqual(startingConditions);
});

test('a set holds from its day on until the next one, and pages that show examples are purged', async () => {
  const queues = new PgBoss({ db: fromKysely(database.db.withoutPlugins()) });
  await queues.deleteAllJobs('purge-cache');
  const inTen = dayAfter(today, 10);
  const added = await addCreditCondition(database, operator, { terms: credit(4.25), validFrom: inTen, source });
  expect(added).toMatchObject({ state: 'to-come', validTo: null, enteredBy: { name: 'Olga Operatorin' } });
  // Asked for by the day: what is kept for seconds is the list of all sets.
  expect((await readCreditConditions(database, later(1))).credit.nominalInterestPercent).toBe(5.9);
  expect((await readCreditConditions(database, later(11))).credit).toEqual({
    nominalInterestPercent: 4.25,
    processingFeeEur: 150,
    source,
  });
  const { items } = await listCreditConditions(database, operator, { kind: 'credit' });
  expect(items.map(({ state, validFrom, validTo }) => [state, validFrom, validTo])).toEqual([
    ['to-come', inTen, null],
    ['in-force', '2020-01-01', dayAfter(inTen, -1)],
  ]);
  const [job] = await queues.fetch<{ tags: string[] }>('purge-cache');
  expect(job?.data.tags).toEqual([creditTag]);

  await removeCreditCondition(database, operator, added.id);
  expect((await listCreditConditions(database, operator, { kind: 'credit' })).items).toMatchObject([
    { state: 'in-force', validTo: null },
  ]);
});

test('what was in force stays: no set begins in the past, and none that has begun is changed or removed', async () => {
  const yesterday = dayAfter(today, -1);
  const add = (validFrom: string) => addCreditCondition(database, operator, { terms: credit(4), validFrom, source });
  await expect(add(yesterday)).rejects.toMatchObject({ issues: [{ path: ['validFrom'], code: 'in-the-past' }] });
  const { id } = await add(today);
  await expect(add(today)).rejects.toMatchObject({ issues: [{ code: 'validity-taken' }] });
  await expect(removeCreditCondition(database, operator, id)).rejects.toMatchObject({
    issues: [{ code: 'in-the-past' }],
  });
  // The database says the same to whoever comes another way.
  const rows = database.db.updateTable('creditCondition').set({ processingFeeEur: 1 }).where('id', '=', id);
  await expect(rows.execute()).rejects.toThrow('a new set takes their place');
  await expect(database.db.deleteFrom('creditCondition').where('id', '=', id).execute()).rejects.toThrow('stay');
  const half = { kind: 'credit', validFrom: dayAfter(today, 3), processingFeeEur: 1 };
  const named = { sourceName: 'x', sourceAsOf: today, assumption: true };
  await expect(
    database.db
      .insertInto('creditCondition')
      .values({ ...half, ...named })
      .execute(),
  ).rejects.toThrow('whole_set');
});

test('the example of a set holds everything that the law wants beside a rate', async () => {
  const { text, credit: offer } = await exampleCredit(database, operator, {
    kind: 'credit',
    nominalInterestPercent: 6,
    processingFeeEur: 0,
    language: 'de-AT',
  });
  expect(offer?.example).toMatchObject({ nominalInterestPercent: 6, effectiveInterestPercent: 6.17 });
  expect(text.replaceAll('\u00a0', ' ')).toBe(
    'Kaufpreis € 20.000,00, Anzahlung € 4.000,00, Gesamtkreditbetrag € 16.000,00, 48 Monatsraten zu je € 375,76, ' +
      'Sollzinssatz fix 6 % p. a., Effektivzinssatz 6,17 % p. a., Bearbeitungsgebühr € 0,00, ' +
      'zu zahlender Gesamtbetrag € 18.036,48. Achtung! Kreditaufnahme kostet Geld.',
  );
  const lease = await exampleCredit(database, operator, {
    kind: 'leasing',
    nominalInterestPercent: 5,
    processingFeeEur: 200,
    contractFeePercent: 2,
    language: 'en',
  });
  expect(lease.leasing?.example.contractFeeEur).toBeGreaterThan(0);
  expect(lease.text).toMatch(/contract fee €[\d.,]+, residual value €9,000\.00, total amount payable/);
});

test('they are operators’ alone', async () => {
  await expect(listCreditConditions(database, anEditor, {})).rejects.toThrow('forbidden');
  const wanted = { terms: credit(1), validFrom: today, source };
  await expect(addCreditCondition(database, anEditor, wanted)).rejects.toThrow('forbidden');
  await expect(removeCreditCondition(database, anEditor, 1)).rejects.toThrow('forbidden');
});
