import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { filters as catalogue, type Filter, type FilterKey, filterKeys } from '@kardan/contract/filters';
import type { Match } from './reading.ts';

type Values = Record<string, unknown>;
type Span = { from?: number | string; to?: number | string };

const defaultRadiusKm = 50;

/** Gathers what the parts of a text mean into one set of filters that a search accepts. */
export class CollectedFilters {
  readonly found: SearchFilters = {};
  readonly #excluded: SearchFilters = {};
  readonly #places: NonNullable<Match['place']>[] = [];

  /** Takes a meaning in, or refuses it whole where it contradicts what was read before. */
  add({ filters = {}, excluded = {}, place }: Match): boolean {
    if (!fits(this.found, filters) || !fits(this.#excluded, excluded)) return false;
    merge(this.found, filters);
    merge(this.#excluded, excluded);
    if (place) this.#addPlace(place);
    return true;
  }

  /** The filters that a meaning has set in the end. */
  keysOf({ filters = {}, excluded = {}, place }: Match): FilterKey[] {
    const keys = new Set([...Object.keys(filters), ...Object.keys(excluded)]);
    if (place) keys.add(this.#placeKey());
    return filterKeys.filter((key) => keys.has(key));
  }

  finish(): SearchFilters {
    const filters: Values = { ...this.found };
    for (const [key, values] of Object.entries(this.#excluded)) filters[key] = without(key, filters[key], values);
    if (this.found.vehicles) filters.vehicles = withoutMakesOfModels(this.found.vehicles);
    this.#finishPlaces(filters);
    return filters;
  }

  #addPlace(place: NonNullable<Match['place']>): void {
    const same = this.#places.find(({ town }) => town.name === place.town.name);
    if (!same) this.#places.push(place);
    else same.radiusKm = place.radiusKm ?? same.radiusKm;
  }

  #placeKey(): FilterKey {
    const [place, ...others] = this.#places;
    if (others.length > 0) return 'district';
    return place?.town.isVienna && !place.isAround ? 'region' : 'place';
  }

  /** Around one place; of several a search knows only their districts. Vienna itself is a federal state. */
  #finishPlaces(filters: Values): void {
    const [place] = this.#places;
    if (!place) return;
    const key = this.#placeKey();
    if (key === 'district') {
      const districts = this.#places.flatMap(({ town }) => town.districts);
      filters.district = [...new Set([...((filters.district as string[]) ?? []), ...districts])];
    } else if (key === 'region') {
      filters.region = [...new Set([...((filters.region as string[]) ?? []), 'wien'])];
    } else {
      filters.place = { postcode: place.town.postcode, radiusKm: place.radiusKm ?? defaultRadiusKm };
    }
  }
}

function merge(into: Values, filters: Values): void {
  for (const [key, value] of Object.entries(filters)) {
    const known = into[key];
    if (Array.isArray(value)) into[key] = [...new Set([...((known as string[]) ?? []), ...value])];
    else if (isSpan(value)) into[key] = { ...(known as Span), ...value };
    else into[key] = value;
  }
}

/** An end is set once, the two do not cross, and lists stay as long as a search takes them. */
function fits(known: Values, filters: Values): boolean {
  return Object.entries(filters).every(([key, value]) => {
    const before = known[key];
    if (before === undefined) return true;
    if (isSpan(value)) return spansFit(before as Span, value);
    if (Array.isArray(value))
      return catalogueKind(key) !== 'vehicles' || (before as string[]).length + value.length <= 50;
    return before === value;
  });
}

function spansFit(before: Span, value: Span): boolean {
  const { from, to } = { ...before, ...value };
  const isSame = (['from', 'to'] as const).every((end) => {
    return before[end] === undefined || value[end] === undefined || before[end] === value[end];
  });
  return isSame && (from === undefined || to === undefined || from <= to);
}

function isSpan(value: unknown): value is Span {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function catalogueKind(key: string): string {
  return catalogue[key as FilterKey].kind;
}

/** What remains of a list that may hold any of the filter's values. */
function without(key: string, chosen: unknown, excluded: unknown): unknown {
  if (key === 'excludedVehicles') return excluded;
  const filter: Filter = catalogue[key as FilterKey];
  const values = (chosen as string[] | undefined) ?? ('values' in filter ? [...filter.values] : []);
  const left = values.filter((value) => !(excluded as string[]).includes(value));
  return left.length > 0 ? left : chosen;
}

/** "VW Golf" asks for the Golf alone. */
function withoutMakesOfModels(vehicles: string[]): string[] {
  return vehicles.filter((vehicle) => !vehicles.some((other) => other.startsWith(`${vehicle}/`)));
}
