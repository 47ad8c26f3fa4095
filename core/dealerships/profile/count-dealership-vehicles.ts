import type { Database } from '../../db/database.ts';
import { makesWithCars, modelsWithCars } from '../../search/count-vehicles.ts';
import type { CountedName } from '../../search/counted-name.ts';
import type { SearchEngine } from '../../search/engine.ts';
import { findDealership } from '../find-dealership.ts';

interface SearchServices {
  db: Database;
  search: SearchEngine;
}

/** Makes that a dealership has cars of. */
export async function makesOfDealership(services: SearchServices, dealershipIdOrSlug: string): Promise<CountedName[]> {
  const dealership = await findDealership(services, dealershipIdOrSlug);
  return makesWithCars(services, { dealership: [String(dealership.id)] });
}

/** Models of a make that a dealership has cars of. */
export async function modelsOfDealership(
  services: SearchServices,
  dealershipIdOrSlug: string,
  makeIdOrSlug: string,
): Promise<CountedName[]> {
  const dealership = await findDealership(services, dealershipIdOrSlug);
  return modelsWithCars(services, makeIdOrSlug, { dealership: [String(dealership.id)] });
}
