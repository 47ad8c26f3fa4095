import { filters as catalogue, type Filter, type FilterKey } from '@kardan/contract/filters';
import type { Match, Reading } from '../reading.ts';
import { keySet, longestRun } from '../token-runs.ts';
import { conjunctions, exclusionWords } from '../words/plain-words.ts';
import { phraseRule } from './phrase-rule.ts';
import { engineRule } from './vehicles/engine-rule.ts';
import { variantRule } from './vehicles/variant-rule.ts';
import { vehicleRule } from './vehicles/vehicle-rule.ts';
import { wishRule } from './wish-rule.ts';

const openers = keySet(exclusionWords);
const joins = keySet(conjunctions.filter((word) => word !== ',' && word !== '/'));
const articles = keySet(['ein', 'einen', 'eine', 'den', 'die', 'der', 'das', 'mit', 'von', 'a', 'an', 'the']);

/** "ohne Tesla", "kein Diesel": takes back makes, models and values of a list; what no filter can say stays text. */
export function exclusionRule(reading: Reading, at: number): Match | undefined {
  const { tokens } = reading;
  const opener = longestRun(tokens, at, openers);
  if (!opener) return undefined;
  const phrase = longest(wishRule(reading, at), phraseRule(reading, at));
  if (phrase && phrase.end > opener.end) return phrase;
  const start = longestRun(tokens, opener.end, articles)?.end ?? opener.end;
  const first = excludedAt(reading, start);
  if (!first) return unsayable(reading, opener.end, start);
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

/** "kein GTI", "nicht sportlich": no filter takes back an engine, a trim or a wish, and it must not be taken for one. */
function unsayable(reading: Reading, openerEnd: number, start: number): Match | undefined {
  const meant = engineRule(reading, start) ?? variantRule(reading, start) ?? wishRule(reading, start);
  return meant && start >= openerEnd ? { end: meant.end, isText: true } : undefined;
}

function longest(one: Match | undefined, other: Match | undefined): Match | undefined {
  return one && one.end >= (other?.end ?? 0) ? one : other;
}

function excludedAt(reading: Reading, at: number): { end: number; excluded: Record<string, string[]> } | undefined {
  const vehicle = vehicleRule(reading, at);
  if (vehicle?.filters?.vehicles) {
    return { end: vehicle.end, excluded: { excludedVehicles: vehicle.filters.vehicles } };
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
