import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { filters as catalogue, type Filter, type FilterKey, filterKeys } from '@kardan/contract/filters';
import type { Match } from './reading.ts';

type Values = Record<string, unknown>;
type Span = { from?: number | string; to?: number | string };

const defaultRadiusKm = 50;

/** Two filters that say the same: where one is set, the other is said. */
const sameAs: Partial<Record<FilterKey, FilterKey>> = { powerKw: 'powerPs', powerPs: 'powerKw' };
/** What is said of one car and not of the others. */
const ownKeys = new Set(['firstRegistration', 'powerKw', 'powerPs']);
/** What an electric car does not have. */
const combustionKeys: FilterKey[] = ['consumptionL', 'co2GPerKm', 'displacementCcm'];

/** Gathers what the parts of a text mean into one set of filters that a search accepts. */
export class CollectedFilters {
  readonly found: SearchFilters = {};
  readonly #excluded: SearchFilters = {};
  readonly #places: NonNullable<Match['place']>[] = [];
  readonly #implied: Values = {};
  readonly #wishes: NonNullable<Match['wish']>[] = [];
  /** Who set a filter that the text did not say itself. */
  readonly #setBy = new Map<string, 'implied' | 'wish'>();
  #variants: string[] = [];
  /** The cars that were named, each with what its name implies. */
  readonly #cars: { vehicles: string[]; implies: Set<string> }[] = [];

  /** Takes a meaning in, or refuses it whole where it contradicts what was read before. */
  add({ filters = {}, excluded = {}, implied = {}, wish, variant, place }: Match): boolean {
    if (!fits(this.found, filters) || !fits(this.#excluded, excluded)) return false;
    const variants = variant === undefined ? this.#variants : [...this.#variants, variant];
    if (variants.join(' ').length > catalogue.variant.maxLength) return false;
    this.#variants = variants;
    merge(this.found, filters);
    merge(this.#excluded, excluded);
    mergeAlternatives(this.#implied, implied);
    this.#noteCar(filters.vehicles, Object.keys(implied));
    if (wish) this.#wishes.push(wish);
    if (place) this.#addPlace(place);
    return true;
  }

  /** The filters that a meaning has set, once all is collected. */
  keysOf({ filters = {}, excluded = {}, implied = {}, wish, variant, place }: Match, all: SearchFilters): FilterKey[] {
    const keys = new Set([...Object.keys(filters), ...Object.keys(excluded)]);
    if (place) keys.add(this.#placeKey());
    if (variant !== undefined) keys.add('variant');
    for (const key of Object.keys(implied)) if (this.#setBy.get(key) === 'implied') keys.add(key);
    for (const key of wish ? Object.keys(wish.filters) : []) if (this.#setBy.get(key) === 'wish') keys.add(key);
    if (keys.size === 0) for (const key of this.#saidInstead(implied)) keys.add(key);
    if (wish && keys.size === 0) {
      // Nothing was left for it to set: it is said by what the text itself says.
      for (const key of [...(Object.keys(wish.filters) as FilterKey[]), ...wish.saidBy]) {
        if (all[key] !== undefined) keys.add(key);
        const same = sameAs[key];
        if (same && all[same] !== undefined) keys.add(same);
      }
    }
    return filterKeys.filter((key) => keys.has(key) && all[key] !== undefined);
  }

  /** What a name implies yields to what the text says; where nothing does, it tells which car is meant. */
  #saidInstead(implied: SearchFilters): string[] {
    const said = Object.keys(implied).flatMap((key) => [key, sameAs[key as FilterKey] ?? key]);
    const told = said.filter((key) => this.found[key as FilterKey] !== undefined);
    return said.length > 0 && told.length === 0 ? ['vehicles'] : told;
  }

  finish(): SearchFilters {
    const filters: Values = { ...this.found };
    for (const [key, values] of Object.entries(this.#excluded)) filters[key] = without(key, filters[key], values);
    if (this.#variants.length > 0) filters.variant = [...new Set(this.#variants)].join(' ');
    this.#finishPlaces(filters);
    this.#addUnsaid(filters, this.#impliedOfAll(), 'implied');
    this.#addWishes(filters);
    if (filters.vehicles) filters.vehicles = withoutMakesOfModels(filters.vehicles as string[]);
    return filters;
  }

  #noteCar(vehicles: string[] | undefined, implied: string[]): void {
    const known = vehicles && this.#cars.find((car) => String(car.vehicles) === String(vehicles));
    if (vehicles && !known) this.#cars.push({ vehicles, implies: new Set(implied) });
    else for (const key of implied) (known ?? this.#cars.at(-1))?.implies.add(key);
  }

  /** "Golf 7 oder Octavia": the years of one say nothing of the other. */
  #impliedOfAll(): Values {
    const models = this.#cars.filter(({ vehicles }) => vehicles.some((vehicle) => !this.#isMakeOfModel(vehicle)));
    return Object.fromEntries(
      Object.entries(this.#implied).filter(
        ([key]) => !ownKeys.has(key) || models.every(({ implies }) => implies.has(key)),
      ),
    );
  }

  #isMakeOfModel(vehicle: string): boolean {
    return this.#cars.some(({ vehicles }) => vehicles.some((other) => other.startsWith(`${vehicle}/`)));
  }

  #addUnsaid(filters: Values, more: Values, by: 'implied' | 'wish'): void {
    for (const [key, value] of Object.entries(more)) {
      if (isSaid(filters, key as FilterKey)) continue;
      filters[key] = value;
      this.#setBy.set(key, by);
    }
  }

  #addWishes(filters: Values): void {
    const together: Values = {};
    for (const { filters: wished, saidBy } of this.#wishes) {
      if (saidBy.some((key) => isSaid(filters, key))) continue;
      mergeWishes(together, wished);
    }
    if (isElectric(filters.fuel ?? together.fuel)) for (const key of combustionKeys) delete together[key];
    this.#addUnsaid(filters, together, 'wish');
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

/** "320d oder 330i": cars of either are wanted, so spans grow to hold both. */
function mergeAlternatives(into: Values, filters: Values): void {
  for (const [key, value] of Object.entries(filters)) {
    const known = into[key] as Span | undefined;
    if (Array.isArray(value) || known === undefined || !isSpan(value)) merge(into, { [key]: value });
    else into[key] = hull(known, value);
  }
}

/** An end that one of them leaves open stays open. */
function hull(one: Span, other: Span): Span {
  const inOrder = (ends: (number | string | undefined)[]) =>
    ends.includes(undefined) ? [] : (ends as string[]).sort((a, b) => (a < b ? -1 : 1));
  const [from] = inOrder([one.from, other.from]);
  const to = inOrder([one.to, other.to]).at(-1);
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

/** What two wishes have in common; where that is nothing, either will do, and of bounds that cross the first holds. */
function mergeWishes(into: Values, filters: Values): void {
  for (const [key, value] of Object.entries(filters)) {
    const known = into[key];
    if (known === undefined || catalogueKind(key) === 'features') merge(into, { [key]: value });
    else if (Array.isArray(value)) {
      const common = value.filter((each) => (known as string[]).includes(each));
      if (common.length > 0) into[key] = common;
      else merge(into, { [key]: value });
    } else if (isSpan(value) && spansFit(known as Span, value)) merge(into, { [key]: value });
  }
}

function isSaid(filters: Values, key: FilterKey): boolean {
  const same = sameAs[key];
  return filters[key] !== undefined || (same !== undefined && filters[same] !== undefined);
}

function isElectric(fuel: unknown): boolean {
  return Array.isArray(fuel) && fuel.every((each) => each === 'electric');
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
