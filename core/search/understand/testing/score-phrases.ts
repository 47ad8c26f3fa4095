import { isDeepStrictEqual } from 'node:util';
import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { normaliseFilters } from '../../query/normalise-request.ts';
import type { Vocabulary } from '../names/vocabulary.ts';
import { understandText } from '../understand-text.ts';
import { type Phrase, phrasesToday } from './phrase.ts';

export interface Score {
  exact: number;
  /** Less was understood than meant, and the words stayed visible as text. */
  text: string[];
  /** A filter was set that was not meant. */
  wrong: string[];
}

/** Compares what is understood with what was meant; the order of lists and the case of text do not count. */
export function scorePhrases(vocabulary: Vocabulary, phrases: Phrase[]): Score {
  const score: Score = { exact: 0, text: [], wrong: [] };
  for (const [text, expected] of phrases) {
    const meant = normaliseFilters(expected);
    const { filters } = understandText(vocabulary, text, { today: phrasesToday });
    const got = normaliseFilters(filters);
    if (isDeepStrictEqual(got, meant)) score.exact += 1;
    else (isWrong(got, meant) ? score.wrong : score.text).push(`${text}: ${JSON.stringify(got)}`);
  }
  return score;
}

function isWrong(got: SearchFilters, meant: SearchFilters): boolean {
  const { text = '', ...filters } = got;
  const isMeant = Object.entries(filters).every(([key, value]) =>
    isDeepStrictEqual(value, meant[key as keyof SearchFilters]),
  );
  const isComplete = Object.keys(meant).every((key) => key in filters || key === 'text');
  return !isMeant || (!isComplete && text === '');
}
