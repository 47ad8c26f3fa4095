import type { GroupOfCars } from '../../search/summary/summary-question.ts';

/** The groups, each with the lowest of those prices that hold NoVA as the catalogue's do; null where none does. */
export function pricesWithNova(groups: GroupOfCars[], withNova: GroupOfCars[]): GroupOfCars[] {
  const prices = new Map(withNova.map(({ value, figures }) => [value, figures.lowestPriceEur]));
  return groups.map(({ figures, ...group }) => ({
    ...group,
    figures: { ...figures, lowestPriceEur: prices.get(group.value) ?? null },
  }));
}
