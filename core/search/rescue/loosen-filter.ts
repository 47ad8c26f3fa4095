import type { FilterValue } from '@kardan/contract/calls/search/search-rescue';
import { type Filter, type FilterKey, filters } from '@kardan/contract/filters';
import {
  costOfAnyModel,
  costOfDetour,
  costOfDistance,
  costOfDropping,
  costOfMonths,
  costOfNeighbours,
  costOfOneItem,
} from './change-cost.ts';
import { monthCount, monthOf } from './months.ts';
import { primaryEnd, type Span } from './primary-end.ts';

/** What lies beside a region or district, by slug; by filter, since a region and a district may share a slug. */
export type Neighbours = Partial<Record<FilterKey, ReadonlyMap<string, readonly string[]>>>;

/** A filter's value after a change, undefined when it is dropped, and what the change costs the buyer. */
export interface Loosening {
  to: FilterValue | undefined;
  cost: number;
}

/** Every sensible way to ask less of one filter. */
export function loosenFilter(key: FilterKey, value: FilterValue, neighbours: Neighbours): Loosening[] {
  return [...widenings(key, value, neighbours), { to: undefined, cost: costOfDropping(key) }];
}

function widenings(key: FilterKey, value: FilterValue, neighbours: Neighbours): Loosening[] {
  const filter: Filter = filters[key];
  switch (filter.kind) {
    case 'range':
      return widerRanges(key, filter, value as Span<number>);
    case 'months':
      return widerMonths(key, value as Span<string>);
    case 'place':
      return widerCircles(filter.radiiKm, value as { postcode: string; radiusKm: number });
    case 'features':
      return oneLess(value as string[]);
    case 'vehicles':
      return key === 'vehicles' ? anyModel(value as string[]) : [];
    case 'slugs':
      return withNeighbours(value as string[], neighbours[key] ?? new Map());
    default:
      return [];
  }
}

function widerRanges(key: FilterKey, filter: Filter & { kind: 'range' }, span: Span<number>): Loosening[] {
  const primary = primaryEnd(key, span);
  if (!primary) return [];
  const { end, value } = primary;
  const direction = end === 'to' ? 1 : -1;
  const ends = movedEnds(key, filter.step, value, direction).map((moved) =>
    Math.min(filter.max, Math.max(filter.min, moved)),
  );
  return [...new Set(ends)]
    .filter((moved) => (moved - value) * direction > 0)
    .map((moved) => ({ to: { ...span, [end]: moved }, cost: costOfDistance(key, value, moved) }));
}

/** Where an end moves to: for prices and mileages as people think of them, else by a share. */
function movedEnds(key: FilterKey, step: number, value: number, direction: number): number[] {
  const by = (amount: number) => value + direction * amount;
  const byShare = (share: number) => rounded(by(value * share), step, direction);
  if (key === 'priceEur') return [by(500), byShare(0.1), byShare(0.2)];
  if (key === 'mileageKm') return [by(10_000), by(25_000)];
  return step === 1 ? [by(1)] : [byShare(0.1), byShare(0.25)];
}

/** Outwards to the filter's step, so that what is offered can be set with the filter's own control. */
function rounded(value: number, step: number, direction: number): number {
  const steps = direction > 0 ? Math.ceil(value / step) : Math.floor(value / step);
  return steps * step;
}

function widerMonths(key: FilterKey, span: Span<string>): Loosening[] {
  const primary = primaryEnd(key, span);
  if (!primary) return [];
  const direction = primary.end === 'to' ? 1 : -1;
  return [12, 24, 36].flatMap((months) => {
    const moved = monthCount(primary.value) + direction * months;
    if (moved < monthCount('1800-01') || moved > monthCount('2099-12')) return [];
    return [{ to: { ...span, [primary.end]: monthOf(moved) }, cost: costOfMonths(months) }];
  });
}

function widerCircles(radiiKm: readonly number[], place: { postcode: string; radiusKm: number }): Loosening[] {
  return radiiKm
    .filter((radiusKm) => radiusKm > place.radiusKm)
    .slice(0, 3)
    .map((radiusKm) => ({ to: { ...place, radiusKm }, cost: costOfDetour(place.radiusKm, radiusKm) }));
}

const itemsTriedAlone = 5;

function oneLess(items: string[]): Loosening[] {
  if (items.length < 2) return [];
  return items
    .slice(0, itemsTriedAlone)
    .map((left) => ({ to: items.filter((item) => item !== left), cost: costOfOneItem }));
}

function anyModel(vehicles: string[]): Loosening[] {
  const makes = [...new Set(vehicles.map((vehicle) => vehicle.split('/')[0] as string))].sort();
  return vehicles.some((vehicle) => vehicle.includes('/')) ? [{ to: makes, cost: costOfAnyModel }] : [];
}

function withNeighbours(slugs: string[], neighbours: ReadonlyMap<string, readonly string[]>): Loosening[] {
  const all = [...new Set([...slugs, ...slugs.flatMap((slug) => neighbours.get(slug) ?? [])])].sort();
  return all.length > slugs.length ? [{ to: all, cost: costOfNeighbours }] : [];
}
