import { ApiError } from '@kardan/contract/client/api-error';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running[Symbol.asyncDispose]());

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call must fail'),
    (error: ApiError) => {
      expect(error).toBeInstanceOf(ApiError);
      return error.code;
    },
  );

/** What is on record since, and what was answered. */
async function recorded<T>(call: () => Promise<T>): Promise<{ answer: T; actions: string[] }> {
  const { db } = running.services;
  const known = new Set((await db.selectFrom('auditEntry').select('id').execute()).map(({ id }) => id));
  const answer = await call();
  const entries = await db.selectFrom('auditEntry').select(['id', 'action']).execute();
  return { answer, actions: entries.filter(({ id }) => !known.has(id)).map(({ action }) => action) };
}

const make = { name: 'Prüfstand', slug: 'pruefstand', country: 'AT', kind: 'ev' as const };
const model = { name: 'Eins', slug: 'eins', builtFrom: 2024, builtTo: null };

test('a make and its models live through the product’s own client, and every change is on record', async () => {
  const { operator, visitor } = running;
  const created = await recorded(() => operator.createMake({ body: make }));
  expect(created.actions).toEqual(['make.created']);
  const makeId = String(created.answer.id);
  const one = await recorded(() => operator.createModel({ params: { makeId }, body: model }));
  const two = await operator.createModel({ params: { makeId }, body: { ...model, name: 'Zwei', slug: 'zwei' } });
  expect(one.actions).toEqual(['model.created']);
  const modelId = String(one.answer.id);
  const changed = await recorded(() =>
    operator.changeModel({ params: { modelId }, body: { ...model, name: 'Erster' }, ifMatch: 1 }),
  );
  expect(changed.actions).toEqual(['model.changed']);
  expect(await codeOf(operator.changeModel({ params: { modelId }, body: model, ifMatch: 1 }))).toBe('stale-revision');
  const generation = await recorded(() =>
    operator.createGeneration({ params: { modelId }, body: { name: 'I', builtFrom: 2024, builtTo: null } }),
  );
  expect(generation.actions).toEqual(['generation.created']);
  const merged = await recorded(() =>
    operator.mergeModel({ params: { modelId }, body: { into: two.id }, ifMatch: changed.answer.revision }),
  );
  expect(merged.actions).toEqual(['model.merged']);
  expect((await operator.catalogueMake({ params: { makeId } })).models).toMatchObject([
    { name: 'Erster', hidden: true, mergedInto: { id: two.id } },
    { name: 'Zwei', hidden: false },
  ]);
  const makeChanged = await recorded(() =>
    operator.changeMake({ params: { makeId }, body: { ...make, name: 'Prüfwerk' }, ifMatch: 1 }),
  );
  expect(makeChanged.actions).toEqual(['make.changed']);
  expect((await operator.catalogueMakes()).items).toContainEqual(
    expect.objectContaining({ name: 'Prüfwerk', models: 1 }),
  );
  expect(await codeOf(visitor.catalogueMakes())).toBe('unauthenticated');
});

test('words and mappings are on record too; what is only looked at is not', async () => {
  const { operator } = running;
  const added = await recorded(() =>
    operator.addColloquialName({ body: { word: 'Prüfling', vehicle: 'volkswagen/golf' } }),
  );
  expect(added.actions).toEqual(['colloquial-name.added']);
  expect(await codeOf(operator.addColloquialName({ body: { word: 'Golf', vehicle: 'volkswagen/up' } }))).toBe(
    'word-taken',
  );
  const meaning = await recorded(() => operator.wordMeaning({ query: { word: 'Kombi' } }));
  expect(meaning.answer).toMatchObject({ fixed: true, filters: { body: ['estate'] } });
  expect(meaning.actions).toEqual([]);
  const removed = await recorded(() => operator.removeColloquialName({ params: { nameId: String(added.answer.id) } }));
  expect(removed.actions).toEqual(['colloquial-name.removed']);
  const mapped = await recorded(() =>
    operator.mapValueForAll({ body: { format: 'kardan-csv', column: 'aufbau', raw: 'Kastl', value: null } }),
  );
  expect(mapped.actions).toEqual(['value-mapping.decided']);
  const taken = await recorded(() =>
    operator.removeDecidedMapping({ params: { mappingId: String(mapped.answer.id) } }),
  );
  expect(taken.actions).toEqual(['value-mapping.removed']);
  expect((await recorded(() => operator.recountGaps())).actions).toEqual(['catalogue.recounted']);
});

test('codes, values and places are listed; a cursor of another list is refused', async () => {
  const { operator } = running;
  expect(await operator.unknownNationalCodes()).toEqual({ items: [], cursor: null, countedAt: null });
  expect(await operator.unmappedValues()).toEqual({ items: [], cursor: null, countedAt: null });
  expect(await operator.findNationalCode({ params: { code: '123456' } })).toMatchObject({ versions: [] });
  const { items, cursor } = await operator.operatorCities({ query: { words: 'Graz' } });
  expect(items.length).toBeGreaterThan(3);
  expect(cursor).toBeNull();
  expect(await codeOf(operator.operatorCities({ query: { cursor: 'xyz' } }))).toBe('invalid-request');
});

test('whoever brings the first car of a model can choose it: models without cars are told where they are asked for', async () => {
  const { visitor } = running;
  const params = { makeId: 'volkswagen' };
  expect(await visitor.modelsOfMake({ params })).toEqual([]);
  const models = await visitor.modelsOfMake({ params, query: { withoutCars: 'true' } });
  expect(models).toContainEqual(expect.objectContaining({ slug: 'golf', count: 0 }));
});
