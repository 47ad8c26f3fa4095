import type { Match, Reading } from '../reading.ts';
import { keySet, longestRun } from '../token-runs.ts';
import { wordList } from '../words/word-list.ts';
import { vehicleRule } from './vehicles/vehicle-rule.ts';

const openers = keySet(
  wordList(`
  als, als ein, als einen, als eine, als der, als den, als im, als in einem, than, than a, than an, than the, than in a
`),
);

/** "größer als ein Golf": the car that something is compared with is not the one that is wanted. */
export function comparisonRule(reading: Reading, at: number): Match | undefined {
  const opener = longestRun(reading.tokens, at, openers);
  const before = reading.vehicle;
  const compared = opener && vehicleRule(reading, opener.end);
  if (!compared) return undefined;
  if (before) reading.vehicle = before;
  else delete reading.vehicle;
  return { end: compared.end, isText: true };
}
