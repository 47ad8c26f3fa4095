import { filters as catalogue, type Filter, type FilterKey } from '@kardan/contract/filters';
import { stops } from '../ordinary.ts';
import { phraseBook } from '../phrase-book.ts';
import type { Match, Reading } from '../reading.ts';
import { keyOf, keySet, longestRun } from '../token-runs.ts';
import { conjunctions, exclusionWords } from '../words/plain-words.ts';
import { wordList } from '../words/word-list.ts';
import { originRule } from './origin-rule.ts';
import { phraseRule } from './phrase-rule.ts';
import { placeRule } from './place-rule.ts';
import { regionRule } from './region-rule.ts';
import { engineRule } from './vehicles/engine-rule.ts';
import { variantRule } from './vehicles/variant-rule.ts';
import { vehicleRule } from './vehicles/vehicle-rule.ts';
import { wishRule } from './wish-rule.ts';

const openers = keySet(exclusionWords);
const joins = keySet(conjunctions.filter((word) => word !== ',' && word !== '/'));
const articles = keySet(
  wordList(
    'ein, einen, eine, den, die, der, das, mit, von, a, an, the, so ein, solche, mehr, weitere, any, zu, so, allzu, too, sehr, gar',
  ),
);

/** "ohne Tesla", "kein Diesel": takes back makes, models and values of a list; what no filter can say stays text. */
export function exclusionRule(reading: Reading, at: number): Match | undefined {
  const { tokens } = reading;
  const opener = longestRun(tokens, at, openers);
  if (!opener) return refusedAt(reading, at);
  if (isFordKa(reading, at)) return undefined;
  const phrase = longest(wishRule(reading, at), phraseRule(reading, at));
  if (phrase && phrase.end > opener.end) return phrase;
  const start = longestRun(tokens, opener.end, articles)?.end ?? opener.end;
  const isPlaced = ['in', 'im', 'aus'].includes(tokens[start]?.fold ?? '');
  const first = excludedAt(reading, start) ?? (isPlaced ? excludedAt(reading, start + 1) : undefined);
  if (!first) return otherRegions(reading, start) ?? unsayable(reading, opener.end, start);
  let { end } = first;
  const excluded: Record<string, string[]> = {};
  for (let next: typeof first | undefined = first; next; ) {
    for (const [key, values] of Object.entries(next.excluded)) excluded[key] = [...(excluded[key] ?? []), ...values];
    end = next.end;
    const join = longestRun(tokens, end, joins);
    next = join && excludedAt(reading, longestRun(tokens, join.end, openers)?.end ?? join.end);
    if (next && Object.keys(next.excluded).length === 0) break;
  }
  return Object.keys(excluded).length > 0 ? { end, excluded } : { end, isText: true };
}

/** "Diesel nein danke". */
function refusedAt(reading: Reading, at: number): Match | undefined {
  const { tokens } = reading;
  if (!tokens.some(({ fold }) => fold === 'nein')) return undefined;
  const refused = excludedAt(reading, at);
  const isRefused = refused && Object.keys(refused.excluded).length > 0 && tokens[refused.end]?.fold === 'nein';
  return isRefused ? { end: refused.end + 1, excluded: refused.excluded } : undefined;
}

/** "ka Diesel" is spoken for "kein Diesel"; with a capital letter it is a car, and before anything else too. */
function isFordKa({ text, tokens }: Reading, at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1]?.fold ?? '';
  return token?.fold === 'ka' && !(text[token.from] === 'k' && phraseBook.has(next));
}

/** "nicht aus Wien": all other federal states. Of towns and districts a search knows no others, so they stay text. */
function otherRegions(reading: Reading, at: number): Match | undefined {
  const place = regionRule(reading, at) ?? placeRule(reading, at);
  if (!place) return undefined;
  const town = reading.vocabulary.places.regions.get(keyOf(place.place?.town.name ?? ''));
  const named = town ? [town] : (place.filters?.region ?? []);
  if (named.length === 0) return { end: place.end, isText: true };
  const all = new Set(reading.vocabulary.places.regions.values());
  return { end: place.end, filters: { region: [...all].filter((region) => !named.includes(region)) } };
}

/** "kein GTI", "nicht sportlich", "kein Import": no filter takes these back, and they must not be taken for a wish. */
function unsayable(reading: Reading, openerEnd: number, start: number): Match | undefined {
  const meant = engineRule(reading, start) ?? variantRule(reading, start) ?? wishRule(reading, start);
  if (meant) return { end: meant.end, isText: true };
  const word = reading.tokens[start];
  const isUnknown = word?.kind === 'word' && !stops.has(word.fold);
  return isUnknown && start >= openerEnd ? { end: start + 1, isText: true } : undefined;
}

function longest(one: Match | undefined, other: Match | undefined): Match | undefined {
  return one && one.end >= (other?.end ?? 0) ? one : other;
}

function excludedAt(reading: Reading, at: number): { end: number; excluded: Record<string, string[]> } | undefined {
  const vehicle = vehicleRule(reading, at);
  if (vehicle?.filters?.vehicles) {
    return { end: vehicle.end, excluded: { excludedVehicles: vehicle.filters.vehicles } };
  }
  const origin = originRule(reading, at);
  if (origin?.wish?.filters.vehicles) {
    return { end: origin.end, excluded: { excludedVehicles: origin.wish.filters.vehicles } };
  }
  const phrase = phraseRule(reading, at);
  if (!phrase?.filters) return undefined;
  const lists = Object.entries(phrase.filters).filter(([key]) => isOptions(key as FilterKey));
  return { end: phrase.end, excluded: Object.fromEntries(lists) as Record<string, string[]> };
}

function isOptions(key: FilterKey): boolean {
  const filter: Filter = catalogue[key];
  return filter.kind === 'options';
}
