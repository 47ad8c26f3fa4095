import type { BodyCount, CountedName, FuelCount, Named, PricedName } from '@kardan/contract/values/counted';
import type { Body, Fuel } from '@kardan/contract/values/vehicle';
import type { Figures, GroupOfCars } from './summary-question.ts';

interface NamedGroup {
  name: Named;
  count: number;
  figures: Figures;
}

/** The groups whose values are known names, in the groups' order: most cars first. */
export function namedGroups(
  groups: GroupOfCars[],
  names: readonly Named[],
  valueInIndex: (name: Named) => string = ({ slug }) => slug,
): NamedGroup[] {
  const known = new Map(names.map(({ id, slug, name }) => [valueInIndex({ id, slug, name }), { id, slug, name }]));
  return groups.flatMap(({ value, count, figures }) => {
    const name = known.get(value);
    return name ? [{ name, count, figures }] : [];
  });
}

export function counted({ name, count }: NamedGroup): CountedName {
  return { ...name, count };
}

export function priced({ name, count, figures }: NamedGroup): PricedName {
  return { ...name, count, priceFromEur: figures.lowestPriceEur };
}

/** Body types with cars; a value in the index is one of the closed set, since documents are made of rows. */
export function bodyCounts(groups: GroupOfCars[]): BodyCount[] {
  return groups.map(({ value, count }) => ({ value: value as Body, count }));
}

export function fuelCounts(groups: GroupOfCars[]): FuelCount[] {
  return groups.map(({ value, count }) => ({ value: value as Fuel, count }));
}
