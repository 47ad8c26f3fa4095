import { dayAfter, viennaDay } from '@kardan/contract/values/vienna-day';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running[Symbol.asyncDispose]());

const today = viennaDay(new Date());
const source = { name: 'Hausbank', url: null, asOf: today, assumption: true };

test('an operator adds conditions, and visitors’ examples are reckoned with them', async () => {
  const { operator, visitor } = running;
  const terms = { kind: 'credit' as const, nominalInterestPercent: 4.5, processingFeeEur: 0 };
  const example = await operator.creditConditionExample({ query: { ...terms, language: 'de-AT' } });
  expect(example).toMatchObject({ leasing: null, text: expect.stringContaining('4,5\u00a0%') });
  await operator.addCreditCondition({ body: { terms, validFrom: today, source } });
  const fees = { kind: 'fees' as const, contractFeePercent: 2, contractFeeMonths: 36, vatPercent: 20 };
  const planned = await operator.addCreditCondition({
    body: { terms: fees, validFrom: dayAfter(today, 30), source },
  });
  const offer = await visitor.finance({ query: { priceEur: 20_000, months: 48, language: 'de-AT' } });
  expect(offer.example).toMatchObject({ nominalInterestPercent: 4.5, processingFeeEur: 0 });
  expect(offer.conditions).toMatchObject({ kind: 'example', source: { name: 'Hausbank' } });
  await operator.removeCreditCondition({ params: { conditionId: String(planned.id) } });
  const { items } = await operator.creditConditions({ query: {} });
  expect(items.map(({ kind, state }) => [kind, state])).toEqual([
    ['credit', 'in-force'],
    ['credit', 'past'],
    ['fees', 'in-force'],
    ['leasing', 'in-force'],
  ]);
});

test('a set with a gap, or with a source that is no address, is refused at its fields', async () => {
  const send = (body: object) => running.operator.addCreditCondition({ body: body as never });
  const issuesOf = (work: Promise<unknown>) =>
    work.then(
      () => [],
      (error: { issues?: { path: string[] }[] }) => (error.issues ?? []).map(({ path }) => path.join('.')),
    );
  expect(
    await issuesOf(send({ terms: { kind: 'credit', nominalInterestPercent: 4 }, validFrom: today, source })),
  ).toEqual(['terms.processingFeeEur']);
  const fees = { kind: 'leasing', nominalInterestPercent: 40, processingFeeEur: 0 };
  const odd = { ...source, url: 'javascript:alert(1)' };
  expect(await issuesOf(send({ terms: fees, validFrom: today, source: odd }))).toEqual([
    'terms.nominalInterestPercent',
    'source.url',
  ]);
});
