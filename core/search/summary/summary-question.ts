import type { ListingCard, SearchFilters } from '@kardan/contract/calls/search/search';
import type { Clause } from '../query/build-filter-clauses.ts';
import { medianOf } from '../query/median.ts';

/** What cars can be grouped by; each is one value of a car, but for its equipment. */
export const groupFields = {
  category: 'category',
  make: 'make',
  model: 'model',
  version: 'version',
  body: 'body',
  fuel: 'fuel',
  region: 'region',
  district: 'district',
  priceBar: 'priceBar',
  equipment: 'equipment',
} as const;
export type Group = keyof typeof groupFields;

/** What is computed of those cars whose price holds NoVA, as the catalogue's first price does. */
const priceAggregations = {
  lowestPriceEur: { min: { field: 'priceEur' } },
  medianPriceEur: medianOf('priceEur'),
  highestPriceEur: { max: { field: 'priceEur' } },
  averageSavingEur: { avg: { field: 'savingEur' } },
  carsWithKnownSaving: { value_count: { field: 'savingEur' } },
} as const satisfies Record<string, Clause>;

/**
 * What can be computed of cars beside their number. Medians are exact to a thousandth, the rest is exact; the engine
 * counts dealerships by hashes, which for some thousands of them are as good as never equal.
 */
export const figureAggregations = {
  ...priceAggregations,
  shortestRangeKm: { min: { field: 'rangeKm' } },
  medianRangeKm: medianOf('rangeKm'),
  longestRangeKm: { max: { field: 'rangeKm' } },
  smallestBatteryKwh: { min: { field: 'batteryKwh' } },
  medianBatteryKwh: medianOf('batteryKwh'),
  largestBatteryKwh: { max: { field: 'batteryKwh' } },
  lowestConsumptionL: { min: { field: 'consumptionL' } },
  highestConsumptionL: { max: { field: 'consumptionL' } },
  lowestConsumptionKwh: { min: { field: 'consumptionKwh' } },
  highestConsumptionKwh: { max: { field: 'consumptionKwh' } },
  lowestCo2GPerKm: { min: { field: 'co2GPerKm' } },
  highestCo2GPerKm: { max: { field: 'co2GPerKm' } },
  dealerships: { cardinality: { field: 'dealershipId', precision_threshold: 40_000 } },
} as const satisfies Record<string, Clause>;
export type Figure = keyof typeof figureAggregations;

export const isOfPrices = (figure: Figure): boolean => figure in priceAggregations;

/** Null where it was not asked for, or no car tells it; of prices, no car with NoVA. */
export type Figures = Record<Figure, number | null>;

/** What a page wants to know of some cars. */
export interface SummaryQuestion {
  filters: SearchFilters;
  /** Only cars of this version of the catalogue, as `make/model/version`. */
  version?: string;
  /** Only cars whose price went down since this moment. */
  cheaperSince?: Date;
  /** Counted by these, with these figures for each of their values. */
  groups?: Partial<Record<Group, readonly Figure[]>>;
  figures?: readonly Figure[];
  cards?: {
    order: 'newest' | 'latest-price-drop';
    limit: number;
    /** One car of each dealership as far as there are enough of them. */
    spread?: true;
  };
}

export interface GroupOfCars {
  value: string;
  count: number;
  figures: Figures;
}

export interface Summary {
  total: number;
  /** Most cars first. */
  groups: Record<Group, GroupOfCars[]>;
  figures: Figures;
  cards: ListingCard[];
}
