import { type Filter, type FilterKey, filterKeys, filters } from '@kardan/contract/filters';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import type { ListingDocument } from '../../search/index/listing-document.ts';
import type { Clause } from '../../search/query/build-filter-clauses.ts';
import { indexedPoint } from '../../search/query/indexed-point.ts';
import { listingFields } from '../../search/query/listing-fields.ts';
import { lacks, scaleOf, valueToken } from './criteria-values.ts';

/** What is asked of the agents about one car. */
export interface CarExclusions {
  /** Properties of the car that an agent may refuse: few for what it has, many for what it lacks. */
  has: string[];
  lacks: string[];
  /** Clauses that each match agents whom the car does not suit. */
  clauses: Clause[];
}

/**
 * Which agents a car does not suit, filter by filter: the counterpart of `agentCriteria`, and the same answers as the
 * search gives with the clauses of `buildFilterClauses`.
 */
export function carExclusions(car: ListingDocument, today: string): CarExclusions {
  const exclusions: CarExclusions = { has: [], lacks: [], clauses: [] };
  for (const key of filterKeys) exclude(exclusions, key, car, today);
  return exclusions;
}

/** A kind of filter that is missing here is a type error; a filter of a known kind needs nothing. */
function exclude(exclusions: CarExclusions, key: FilterKey, car: ListingDocument, today: string): void {
  const filter: Filter = filters[key];
  const { field } = listingFields[key];
  const value = car[field as keyof ListingDocument] as unknown;
  switch (filter.kind) {
    case 'options':
      exclusions.has.push(valueToken(key, value as string | null));
      return;
    case 'vehicles':
    case 'slugs': {
      const tokens = [value as string | string[]].flat().map((slug) => valueToken(key, slug));
      if ('exclude' in listingFields[key]) exclusions.has.push(...tokens);
      else exclusions.clauses.push(setButNot(key, { terms: { 'agent.chooses': tokens } }));
      return;
    }
    case 'features':
      exclusions.lacks.push(
        ...filter.values.filter((item) => !(value as string[]).includes(item)).map((item) => lacks(key, item)),
      );
      return;
    case 'flag':
      if (!(value as string[]).includes(key)) exclusions.lacks.push(lacks(key));
      return;
    case 'range':
      outside(exclusions, key, value === null ? null : Math.round((value as number) * scaleOf(field)));
      return;
    case 'months':
      outside(exclusions, key, value as number | null);
      return;
    case 'amount': {
      const { meaning } = listingFields[key as 'inspectionMonths' | 'daysOnline'];
      const count =
        meaning === 'months-ahead' ? monthsFrom(today, value as number | null) : daysTo(today, value as number);
      outside(exclusions, key, count);
      return;
    }
    case 'place':
      exclusions.clauses.push(setButNot(key, withinRadius(car)));
      return;
    case 'text':
      // Percolated, always.
      return;
  }
}

function setButNot(key: FilterKey, fulfilled: Clause): Clause {
  return { bool: { filter: [{ term: { 'agent.sets': key } }], must_not: [fulfilled] } };
}

function outside(exclusions: CarExclusions, key: FilterKey, value: number | null): void {
  if (value === null) {
    exclusions.clauses.push({ term: { 'agent.sets': key } });
    return;
  }
  exclusions.clauses.push(
    { range: { [`agent.from.${key}`]: { gt: value } } },
    { range: { [`agent.to.${key}`]: { lt: value } } },
  );
}

/**
 * Whether the car lies within the agent's own radius, by the formula of the search and from the same points. Asked last,
 * of the few agents that the car suits otherwise: a distance query for each of nine radii took a hundred times as long.
 */
function withinRadius({ location }: ListingDocument): Clause {
  const { latitude, longitude } = indexedPoint({ latitude: location.lat, longitude: location.lon });
  const source =
    "doc['agent.centre'].arcDistance(params.latitude, params.longitude) <= doc['agent.radiusKm'].value * 1000";
  return { script: { script: { source, params: { latitude, longitude } } } };
}

/** Months from the day's own to one written as 202704. */
function monthsFrom(day: string, month: number | null): number | null {
  if (month === null) return null;
  const count = (year: number, monthOfYear: number) => year * 12 + monthOfYear;
  return count(Math.floor(month / 100), month % 100) - count(Number(day.slice(0, 4)), Number(day.slice(5, 7)));
}

const dayMs = 86_400_000;

/** Days in Vienna from a moment to the day. */
function daysTo(today: string, moment: number): number {
  return Math.round((Date.parse(today) - Date.parse(viennaDay(new Date(moment)))) / dayMs);
}
