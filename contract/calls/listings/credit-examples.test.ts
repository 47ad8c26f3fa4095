import { expect, test } from 'vitest';
import { z } from 'zod';
import { costLabels } from '../../labels/cost.ts';
import { languages } from '../../values/identifiers.ts';
import type { Call } from '../call.ts';
import { calls } from '../calls.ts';

/** What §5 VKrG demands beside a rate. */
const demanded = [
  'nominalInterestPercent',
  'effectiveInterestPercent',
  'totalCreditEur',
  'totalPayableEur',
  'months',
  'instalmentEur',
];

interface Node {
  properties?: Record<string, unknown>;
  required?: string[];
}

function objectsIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return 'properties' in value ? [value as Node, ...inside] : inside;
}

test('no answer of the API can hold a rate without its representative example', () => {
  const answers = Object.values<Call>(calls).filter(({ responseType }) => responseType !== 'binary');
  const nodes = answers.flatMap(({ response }) => objectsIn(z.toJSONSchema(response, { unrepresentable: 'any' })));
  // The sum of all instalments is no rate.
  const rates = nodes.filter(({ properties }) =>
    Object.keys(properties ?? {}).some((key) => /instalment(?!s)/i.test(key)),
  );
  expect(rates).not.toEqual([]);
  for (const { required } of rates) expect(required).toEqual(expect.arrayContaining(demanded));
});

test.each(languages)('in %s costs, reasons and inputs read differently from each other', (language) => {
  for (const set of Object.values(costLabels[language])) {
    const labels = Object.values<string>(set);
    expect(new Set(labels).size).toBe(labels.length);
  }
});
