import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { FilterKey } from '@kardan/contract/filters';
import type { Category } from '@kardan/contract/values/vehicle';
import type { Town } from './place-names.ts';
import type { Token } from './tokenise.ts';
import type { Make, Model } from './vehicle-names.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A text while it is read. */
export interface Reading {
  text: string;
  tokens: Token[];
  vocabulary: Vocabulary;
  /** The day in Vienna, as 2026-11-15. */
  today: string;
  category: Category | undefined;
  /** What the words before have set. */
  found: SearchFilters;
  /** The vehicle read last, and the token after it. */
  vehicle?: { end: number; make: Make; model?: Model };
}

/** What a run of tokens means. */
export interface Match {
  /** The token after the run. */
  end: number;
  filters?: SearchFilters;
  /** Values that must not be, of filters that list what may be. */
  excluded?: SearchFilters;
  place?: { town: Town; radiusKm: number | undefined; isAround: boolean };
  /** It was read, but no filter can say it: it stays text. */
  isText?: true;
}

/** Reads what starts at a token, or nothing. */
export type Rule = (reading: Reading, at: number) => Match | undefined;

/** A stretch of the text as the answer tells it. */
export interface Part {
  text: string;
  from: number;
  to: number;
  filters: FilterKey[];
}
