import { feedBounds, vanishAlways } from '@kardan/contract/values/feeds';
import { isRefused } from '../cars/line-issues.ts';
import type { FeedCar } from '../feed-car.ts';
import type { Vanishing } from './run-store.ts';
import type { SiteFinder } from './site-of-car.ts';

/** What a whole file says before anything is done with it. */
export interface Survey {
  lines: number;
  /** Lines that can be taken as far as the file goes. */
  understood: number;
  /** Broken lines that do not say which car they mean: it may be any. */
  nameless: number;
  /** Lines that name a car, and a site that nobody has mapped. */
  siteless: number;
  /** What the file calls its sites, mapped or not; as many as can be mapped. */
  sites: Set<string>;
  /** By dealership, the numbers of all cars that the file names, whatever else is wrong with their lines. */
  numbers: Map<number, Set<string>>;
  /** Lines that name a car which an earlier line has named. */
  repeated: Set<number>;
}

/** Reads a file to its end; a file that cannot be read to its end throws, and nothing of it is done. */
export async function surveyCars(cars: AsyncIterable<FeedCar>, siteOf: SiteFinder): Promise<Survey> {
  const survey: Survey = {
    lines: 0,
    understood: 0,
    nameless: 0,
    siteless: 0,
    sites: new Set(),
    numbers: new Map(),
    repeated: new Set(),
  };
  for await (const car of cars) {
    survey.lines += 1;
    if (car.site !== null && canBeMapped(car.site, survey.sites)) survey.sites.add(car.site);
    if (car.number === null && isBroken(car)) survey.nameless += 1;
    const dealershipId = siteOf(car);
    if (dealershipId === null) {
      if (car.number !== null) survey.siteless += 1;
      continue;
    }
    if (car.number === null) continue;
    if (!isRefused(car)) survey.understood += 1;
    const known = survey.numbers.get(dealershipId) ?? new Set();
    if (known.has(car.number)) survey.repeated.add(car.line);
    survey.numbers.set(dealershipId, known.add(car.number));
  }
  return survey;
}

function isBroken({ issues }: FeedCar): boolean {
  return issues.some(({ code }) => code === 'line-unreadable' || code === 'columns-differ');
}

function canBeMapped(site: string, sites: ReadonlySet<string>): boolean {
  return site.length > 0 && site.length <= feedBounds.column && sites.size < feedBounds.sites;
}

interface KeptCar {
  dealershipId: number;
  number: string;
  listingId: number;
}

/**
 * The cars that a feed kept here and its file does not name any more. None where some line does not say which car it means: that
 * one is in the file, and a whole file will tell.
 */
export function vanishedOf<C extends KeptCar>(
  kept: readonly C[],
  { numbers, nameless }: Pick<Survey, 'numbers' | 'nameless'>,
): C[] {
  if (nameless > 0) return [];
  return kept.filter(({ dealershipId, number }) => !numbers.get(dealershipId)?.has(number));
}

/** How many of how many cars vanish, by dealership, and how many did lately. */
export function countVanishing(
  kept: readonly KeptCar[],
  vanished: readonly KeptCar[],
  lately: ReadonlyMap<number, number>,
): Vanishing {
  const bySite = Map.groupBy(kept, ({ dealershipId }) => dealershipId);
  const gone = Map.groupBy(vanished, ({ dealershipId }) => dealershipId);
  return Object.fromEntries(
    [...bySite].map(([id, cars]) => [
      id,
      { cars: cars.length, vanishing: gone.get(id)?.length ?? 0, lately: lately.get(id) ?? 0 },
    ]),
  );
}

/**
 * How many more cars may vanish from a site before somebody is asked. What vanished lately counts, or a stock would go file by file;
 * and the last one never goes unasked.
 */
export function allowedToVanish({ cars, lately }: Omit<Vanishing[string], 'vanishing'>, limitPercent: number): number {
  const before = cars + lately;
  const always = limitPercent === 0 ? 0 : vanishAlways;
  const allowed = Math.max(always, Math.floor((before * limitPercent) / 100));
  return Math.max(0, Math.min(allowed, before - 1) - lately);
}

/** Whether so many cars vanish from some site that somebody is asked. */
export function isTooMany(vanishing: Vanishing, limitPercent: number): boolean {
  return Object.values(vanishing).some((site) => site.vanishing > allowedToVanish(site, limitPercent));
}
