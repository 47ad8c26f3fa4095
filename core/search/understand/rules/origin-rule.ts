import { phraseBook } from '../phrase-book.ts';
import type { Match, Reading } from '../reading.ts';
import { keyOf, longestRun } from '../token-runs.ts';
import { originWords } from '../words/origins.ts';
import { inflected } from '../words/word-list.ts';

const origins = new Map(
  Object.entries(originWords).flatMap(([country, words]) =>
    words.flatMap(inflected).map((word): [string, string] => [keyOf(word), country]),
  ),
);

/** "Japaner", "deutsches Auto": the makes of a country, unless a car is named. */
export function originRule({ tokens, vocabulary }: Reading, at: number): Match | undefined {
  const run = longestRun(tokens, at, origins);
  // "British racing green" is a colour.
  if (run && (longestRun(tokens, at, phraseBook)?.end ?? 0) > run.end) return undefined;
  const makes = run && vocabulary.vehicles.byCountry.get(run.item);
  return makes && { end: run.end, wish: { filters: { vehicles: makes }, saidBy: [] } };
}
