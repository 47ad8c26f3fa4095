import type { DealershipFilters, DealershipSort } from '@kardan/contract/calls/dealerships/dealership-search';
import { openingState } from '@kardan/contract/opening-hours/opening-hours';
import { byName } from '@kardan/contract/values/by-name';
import type { DirectoryRow } from './random-directory.ts';

interface Place {
  latitude: number;
  longitude: number;
}

/** A search for dealerships over plain rows, written another way: what the database must agree with. */
export function searchPlainly(
  rows: readonly DirectoryRow[],
  filters: DealershipFilters,
  sort: DealershipSort,
  place: Place | null,
  now: Date,
) {
  const typed = filters.name === undefined ? undefined : plainWords(filters.name);
  const judged = rows
    .filter(({ state }) => state === 'active')
    .map((row) => ({
      row,
      rank: typed ? rankOf(typed, plainWords(row.name), plainWords(row.city)) : 0,
      km: place ? greatCircleKm(place, row) : 0,
    }))
    .filter(({ row, rank, km }) => {
      const { radiusKm = Infinity, service = [], spokenLanguage, openAt } = filters;
      const moment = openAt === 'now' ? now : new Date(openAt ?? 0);
      return (
        Number.isFinite(rank) &&
        km <= radiusKm &&
        service.every((each) => row.services.includes(each)) &&
        (spokenLanguage === undefined || row.languages.includes(spokenLanguage)) &&
        (openAt === undefined || openingState(row.hours, moment).state === 'open')
      );
    });
  const { make = [], kind, region, district } = filters;
  const contracts = (row: DirectoryRow) => row.makes.filter((each) => kind === undefined || each.kind === kind);
  const hasMake = (row: DirectoryRow) =>
    make.length === 0
      ? kind === undefined || contracts(row).length > 0
      : contracts(row).some((c) => make.includes(c.slug));
  const inRegion = (row: DirectoryRow) => region === undefined || row.region === region;
  const inDistrict = (row: DirectoryRow) => district === undefined || row.district === district;
  const all = judged.map(({ row }) => row);
  const hits = judged.filter(({ row }) => hasMake(row) && inRegion(row) && inDistrict(row));
  hits.sort(
    (a, b) =>
      (sort === 'relevance' ? a.rank - b.rank : 0) ||
      (sort === 'name' ? 0 : a.km - b.km) ||
      byName(a.row, b.row) ||
      a.row.id - b.row.id,
  );
  return {
    ids: hits.map(({ row }) => row.id),
    regions: countBy(all.filter(hasMake).map((row) => row.region)),
    districts:
      region === undefined
        ? {}
        : countBy(all.filter((row) => hasMake(row) && inRegion(row)).map((row) => row.district)),
    makes: countBy(
      all
        .filter((row) => inRegion(row) && inDistrict(row))
        .flatMap((row) => [...new Set(contracts(row).map(({ slug }) => slug))]),
    ),
    services: countBy(hits.flatMap(({ row }) => row.services)),
  };
}

export function countBy(values: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

const spellings: Record<string, string> = { ä: 'a', ö: 'o', ü: 'u', ß: 'ss', ž: 'z', é: 'e' };

function plainWords(text: string): string[] {
  const letters = [...text.toLowerCase()].map((letter) => spellings[letter] ?? letter).join('');
  return letters.replace(/([aou])e/g, '$1').match(/[a-z0-9]+/g) ?? [];
}

const saysNothing = /^(autos?|autoh(aus|auser|andel|andler)|handler|kfz|gmbh|in|bei)$/;

/** The sum of how well each typed word fits; Infinity when one fits nothing that says which dealership is meant. */
function rankOf(typed: string[], name: string[], city: string[]): number {
  const words = [...new Set(typed)].slice(0, 8);
  const telling = words.filter((word) => !isGeneral(word));
  if (words.length === 0) return Infinity;
  const best = (word: string) =>
    Math.min(...name.map((each) => 2 * fit(word, each)), ...city.map((each) => 2 * fit(word, each) + 1));
  const forgiven = (word: string) => telling.length > 0 && !telling.includes(word);
  return words.reduce((sum, word) => sum + (forgiven(word) ? Math.min(8, best(word)) : best(word)), 0);
}

function isGeneral(word: string): boolean {
  if (saysNothing.test(word)) return true;
  if (word.length < 4) return false;
  return [...word].some((letter, at) => {
    const next = word[at + 1];
    return next !== undefined && saysNothing.test(word.slice(0, at) + next + letter + word.slice(at + 2));
  });
}

function fit(typed: string, word: string): number {
  if (word === typed) return 0;
  if (word.startsWith(typed)) return 1;
  if (typed.length > 2 && word.includes(typed)) return 2;
  if (typed.length > 3 && isSwapped(typed, word)) return 3;
  if (typed.length < 7 && typed[0] !== word[0]) return Infinity;
  const allowed = typed.length > 7 ? 2 : typed.length > 4 ? 1 : 0;
  return changes(typed, word) <= allowed ? 3 : Infinity;
}

/** Two neighbours that differ, and nothing else. */
function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return at >= 0 && one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}

function changes(one: string, other: string): number {
  if (one === '' || other === '') return Math.max(one.length, other.length);
  if (Math.abs(one.length - other.length) > 2) return 3;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, against] of [...other].entries()) {
      next.push(Math.min((row[j] ?? 0) + (letter === against ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** By the chord instead of the half-angle formula that the database uses. */
function greatCircleKm(from: Place, to: Place): number {
  const point = ({ latitude, longitude }: Place) => {
    const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
    return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)] as const;
  };
  const [a, b] = [point(from), point(to)];
  const chord = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  return 2 * 6371.0087714 * Math.asin(Math.min(1, chord / 2));
}
