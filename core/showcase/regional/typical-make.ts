import type { RegionInFigures } from '@kardan/contract/calls/regions/regional';
import { namedGroups } from '../../search/summary/named-groups.ts';
import type { GroupOfCars } from '../../search/summary/summary-question.ts';
import type { NamedModel } from '../../vehicles/vehicle-directory.ts';

type TypicalMake = NonNullable<RegionInFigures['figures']>['typicalMake'];

interface Market {
  total: number;
  makes: GroupOfCars[];
}

/**
 * The make whose share of a region's cars lies highest above its share of the country's. Points and not a ratio: by
 * ratio it would always be some make with three cars.
 */
export function typicalMake(region: Market, country: Market, names: readonly NamedModel[]): TypicalMake {
  const inCountry = new Map(country.makes.map(({ value, count }) => [value, count / country.total]));
  const shares = namedGroups(region.makes, names).map(({ name, count }) => ({
    ...name,
    share: count / region.total,
    shareInAustria: inCountry.get(name.slug) ?? 0,
  }));
  const [typical] = shares.toSorted((a, b) => b.share - b.shareInAustria - (a.share - a.shareInAustria));
  return typical ?? null;
}
