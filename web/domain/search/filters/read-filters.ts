import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { type Filter, filterKeys, filters } from '@kardan/contract/filters';
import { toOneLine } from '@kardan/contract/values/one-line';
import { defaultRadiusKm, fromSuffix, toSuffix } from '#domain/search/filters/search-names.ts';
import type { TypedPlace } from '../url/search-state.ts';
import { toSlug } from './to-slug.ts';
import { formerVatName, radiusName } from './url-names.ts';

const vehicle = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)?$/;
const month = /^(18|19|20)\d\d-(0[1-9]|1[0-2])$/;
const year = /^(18|19|20)\d\d$/;
const postcode = /^[1-9]\d{3}/;
/** As many as a search takes. */
const maxSlugs = 120;
const maxVehicles = 50;
const maxTownLength = 80;

type Read = (name: string) => string[];

/**
 * The filters of an address. What cannot be meant is left out, so that a mistyped or outdated address still shows
 * something: the chips say which filters hold.
 */
export function readFilters(query: URLSearchParams): SearchFilters {
  const read = readerOf(query);
  const found: Record<string, unknown> = {};
  for (const key of filterKeys) {
    const value = readers[filters[key].kind](filters[key] as never, read);
    if (value !== undefined) found[key] = value;
  }
  return { ...formerFilters(read), ...found };
}

function readerOf(query: URLSearchParams): Read {
  return (name) => query.getAll(name).filter((value) => value !== '');
}

/** What links of earlier times say. */
function formerFilters(read: Read): SearchFilters {
  return read(formerVatName).includes('1') ? { taxation: ['standard'] } : {};
}

type ReaderOf = { [K in Filter['kind']]: (filter: Extract<Filter, { kind: K }>, read: Read) => unknown };

const readers: ReaderOf = {
  options: ({ urlName, values }, read) => list(read(urlName).filter((value) => values.includes(value))),
  features: ({ urlName, values }, read) => list(read(urlName).filter((value) => values.includes(value))),
  slugs: ({ urlName }, read) => list(read(urlName).map(toSlug).filter(Boolean), maxSlugs),
  vehicles: ({ urlName }, read) =>
    list(withoutImpliedMakes(read(urlName).filter((value) => vehicle.test(value))), maxVehicles),
  range: ({ urlName, min, max, step }, read) => {
    const end = (name: string) => numberOf(read(name)[0], min, max, Number.isInteger(step));
    return span(end(urlName + fromSuffix), end(urlName + toSuffix));
  },
  months: ({ urlName }, read) =>
    span(monthOf(read(urlName + fromSuffix)[0], '01'), monthOf(read(urlName + toSuffix)[0], '12')),
  flag: ({ urlName }, read) => (read(urlName).includes('1') ? true : undefined),
  amount: ({ urlName, min, max }, read) => numberOf(read(urlName)[0], min, max, true),
  place: ({ urlName }, read) => {
    const found = read(urlName)[0]?.trim().match(postcode)?.[0];
    return found && { postcode: found, radiusKm: radiusOf(read) };
  },
  text: ({ urlName, maxLength }, read) =>
    toOneLine(read(urlName).join(' ')).trim().slice(0, maxLength).trim() || undefined,
};

/** What an address has in the place of a postcode. */
export function readTypedPlace(query: URLSearchParams): TypedPlace | undefined {
  const read = readerOf(query);
  const name = toOneLine(read(filters.place.urlName)[0] ?? '')
    .trim()
    .slice(0, maxTownLength)
    .trim();
  return name === '' || postcode.test(name) ? undefined : { name, radiusKm: radiusOf(read) };
}

/** Whether that may be a town: what it means, only the page knows that the search leads to. */
export function mayNameTown(query: URLSearchParams): boolean {
  return /\p{L}/u.test(readTypedPlace(query)?.name ?? '');
}

function radiusOf(read: Read): number {
  return numberOf(read(radiusName)[0], 1, 500, true) ?? defaultRadiusKm;
}

function list(values: string[], max?: number): string[] | undefined {
  return values.length > 0 ? [...new Set(values)].slice(0, max) : undefined;
}

/** "15.000", "15000", "15 000" and, where only whole numbers are meant, "15,000" are the same; a comma parts decimals. */
function numberOf(value: string | undefined, min: number, max: number, whole: boolean): number | undefined {
  if (value === undefined || !/^[\d.\s,]{1,14}$/.test(value)) return undefined;
  const separators = whole ? /\s|[.,](?=\d{3}(\D|$))/g : /\s|\.(?=\d{3}(\D|$))/g;
  const plain = value.replace(separators, '').replace(',', '.');
  const number = whole ? Math.round(Number(plain)) : Number(plain);
  return Number.isFinite(number) ? Math.min(Math.max(number, min), max) : undefined;
}

function monthOf(value: string | undefined, monthOfYear: string): string | undefined {
  if (value === undefined) return undefined;
  if (year.test(value)) return `${value}-${monthOfYear}`;
  return month.test(value) ? value : undefined;
}

/** Ends given the wrong way round are meant the right way round. */
function span<T extends number | string>(from: T | undefined, to: T | undefined) {
  if (from === undefined && to === undefined) return undefined;
  const reversed = from !== undefined && to !== undefined && from > to;
  return reversed ? { from: to, to: from } : { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

/** Who ticks a model has its make ticked as well; the make alone would mean all its models. */
function withoutImpliedMakes(values: string[]): string[] {
  const makesOfModels = new Set(values.filter((each) => each.includes('/')).map((each) => each.split('/')[0]));
  return values.filter((each) => !makesOfModels.has(each));
}
