import type { ContractKind, DealershipFilters } from '@kardan/contract/calls/dealerships/dealership-search';
import type { DealershipService, SpokenLanguage } from '@kardan/contract/values/dealership';
import type { Database } from '../../db/database.ts';
import { InvalidRequest } from '../../kernel/errors.ts';
import { locatePostcode } from '../../regions/locate-postcode.ts';
import { loadMatchingWords, type MatchingWord } from './name-word-store.ts';
import { type OpeningMoment, openingMoment } from './opening-moment.ts';
import { typedWords } from './typed-words.ts';

/** A typed word: the words of names and places that it may mean, and whether one of them has to be there. */
export interface MeantWord {
  matching: MatchingWord[];
  needed: boolean;
}

/** What is asked for, with everything looked up that the filters only name. */
export interface DealershipQuestion {
  /** Undefined when no name was typed. */
  words: MeantWord[] | undefined;
  place: { latitude: number; longitude: number } | undefined;
  radiusKm: number | undefined;
  region: string | undefined;
  district: string | undefined;
  makes: string[];
  kind: ContractKind | undefined;
  services: DealershipService[];
  spokenLanguage: SpokenLanguage | undefined;
  open: OpeningMoment | undefined;
}

/** Looks up the place, the moment and the words that a search for dealerships names. */
export async function prepareQuestion(
  { db }: { db: Database },
  filters: DealershipFilters,
  now: Date,
): Promise<DealershipQuestion> {
  const [words, place] = await Promise.all([
    filters.name === undefined ? undefined : meantWords(db, filters.name),
    filters.postcode === undefined ? undefined : placeOf(db, filters.postcode),
  ]);
  const { openAt } = filters;
  return {
    words,
    place,
    radiusKm: place && filters.radiusKm,
    region: filters.region,
    district: filters.district,
    makes: filters.make ?? [],
    kind: filters.kind,
    services: filters.service ?? [],
    spokenLanguage: filters.spokenLanguage,
    open: openAt === undefined ? undefined : openingMoment(openAt === 'now' ? now : new Date(openAt)),
  };
}

/** Signs without a single letter or digit are a word that no name has. */
async function meantWords(db: Database, name: string): Promise<MeantWord[]> {
  const typed = typedWords(name);
  if (typed.length === 0) return [{ matching: [], needed: true }];
  const matching = await loadMatchingWords(db, typed);
  return typed.map(({ general }, position) => ({
    matching: matching.filter((word) => word.position === position),
    needed: !general,
  }));
}

async function placeOf(db: Database, postcode: string) {
  const place = await locatePostcode({ db }, postcode);
  if (place) return place;
  throw new InvalidRequest([
    { in: 'query', path: ['postcode'], code: 'unknown-postcode', message: 'no such postcode' },
  ]);
}
