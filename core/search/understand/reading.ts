import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { UnderstoodText } from '@kardan/contract/calls/search/search-text';
import type { FilterKey } from '@kardan/contract/filters';
import type { Category } from '@kardan/contract/values/vehicle';
import type { Town } from './names/place-names.ts';
import type { Make, Model } from './names/vehicle-names.ts';
import type { Vocabulary } from './names/vocabulary.ts';
import type { Token } from './tokenise.ts';

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
  /** The token after a trim right behind it. */
  trimEnd?: number;
}

/** What a run of tokens means. */
export interface Match {
  /** The token after the run. */
  end: number;
  filters?: SearchFilters;
  /** What a car's name says besides which car it is; yields to what the text itself says. */
  implied?: SearchFilters;
  /** Filters that come near to a wish that has none of its own; yields to everything else. */
  wish?: { filters: SearchFilters; saidBy: readonly FilterKey[] };
  /** Words that the car's title must hold. */
  variant?: string;
  /** Values that must not be, of filters that list what may be. */
  excluded?: SearchFilters;
  place?: { town: Town; radiusKm: number | undefined; isAround: boolean };
  /** It was read, but no filter can say it: it stays text. */
  isText?: true;
}

/** Reads what starts at a token, or nothing. */
export type Rule = (reading: Reading, at: number) => Match | undefined;

/** A stretch of the text as the answer tells it. */
export type Part = UnderstoodText['parts'][number];
