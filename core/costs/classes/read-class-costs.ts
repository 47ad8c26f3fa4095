import { viennaDay } from '@kardan/contract/values/vienna-day';
import type { Database } from '../../db/database.ts';
import { monthAfter } from '../owned-car.ts';
import { type ClassCosts, classAssumptions, classCosts, leastCarsOfClass } from './class-costs.ts';
import { loadClassMedians } from './class-store.ts';

const keptHours = 6;

interface Kept {
  until: number;
  costs: Promise<ClassCosts[]>;
}
const kept = new WeakMap<Database, Kept>();

/** What a kilometre costs by class, from the cars on offer and the rules of today; found anew some times a day. */
export function readClassCosts({ db }: { db: Database }, now = new Date()): Promise<ClassCosts[]> {
  const known = kept.get(db);
  if (known && known.until > now.getTime()) return known.costs;
  const costs = findClassCosts(db, viennaDay(now));
  kept.set(db, { until: now.getTime() + keptHours * 3_600_000, costs });
  costs.catch(() => kept.delete(db));
  return costs;
}

async function findClassCosts(db: Database, today: string): Promise<ClassCosts[]> {
  const { ageYears, years } = classAssumptions;
  const young = monthAfter(today, -12 * ageYears);
  const old = monthAfter(today, -12 * (ageYears + years));
  const medians = await loadClassMedians(db, { young: `${young}-01`, old: `${old}-01` }, leastCarsOfClass);
  return medians.flatMap((each) => classCosts(each, young, today) ?? []);
}
