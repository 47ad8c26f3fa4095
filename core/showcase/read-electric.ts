import type { ElectricFeed, ElectricMakePage, ElectricModel } from '@kardan/contract/calls/pages/car-pages';
import { sectionFilters } from '@kardan/contract/values/sections';
import { minutesToCharge, rangeIn } from '../costs/electric/driving-rules.ts';
import type { Database } from '../db/database.ts';
import type { SearchEngine } from '../search/engine.ts';
import { namedGroups, priced } from '../search/summary/named-groups.ts';
import { summariseListings } from '../search/summary/summarise-listings.ts';
import { chargingPowerOf } from '../vehicles/charging-powers.ts';
import { makeOfPage, nameOf } from './find-vehicle.ts';
import { officialFigureNames, officialOfCars } from './new-cars/official-figures.ts';
import { priceFigures, priceSpread } from './price-spread.ts';
import { rangeSpan, span } from './range-span.ts';
import { newestOnPage } from './read-make-page.ts';

const carsInFeed = 12;

interface PageServices {
  db: Database;
  search: SearchEngine;
}

/** The newest electric cars, and how far electric cars go. */
export async function readElectricFeed(services: PageServices): Promise<ElectricFeed> {
  const { summaries, asOf } = await summariseListings(services, [
    {
      filters: sectionFilters('electric'),
      figures: [
        'lowestPriceEur',
        'dealerships',
        'shortestRangeKm',
        'medianRangeKm',
        'longestRangeKm',
        'smallestBatteryKwh',
        'medianBatteryKwh',
        'largestBatteryKwh',
      ],
      cards: { order: 'newest', limit: carsInFeed, spread: true },
    },
  ]);
  const [{ total, figures, cards }] = summaries;
  return {
    total,
    dealerships: figures.dealerships ?? 0,
    priceFromEur: figures.lowestPriceEur,
    rangeKm: spread(figures.shortestRangeKm, figures.medianRangeKm, figures.longestRangeKm),
    batteryKwh: spread(figures.smallestBatteryKwh, figures.medianBatteryKwh, figures.largestBatteryKwh),
    newest: cards,
    asOf,
  };
}

/** Electric models of a make, most cars first, with what they cost, how far they go and how they charge. */
export async function readElectricMake(services: PageServices, makeReference: string): Promise<ElectricMakePage> {
  const make = await makeOfPage(services, makeReference);
  const { summaries, asOf } = await summariseListings(services, [
    {
      filters: { ...sectionFilters('electric'), vehicles: [make.slug] },
      figures: [...priceFigures, 'shortestRangeKm', 'longestRangeKm'],
      groups: {
        model: [
          ...priceFigures,
          'shortestRangeKm',
          'longestRangeKm',
          'smallestBatteryKwh',
          'largestBatteryKwh',
          ...officialFigureNames,
        ],
      },
      cards: { order: 'newest', limit: newestOnPage, spread: true },
    },
  ]);
  const [{ total, figures, groups, cards }] = summaries;
  const models = namedGroups(groups.model, make.models, ({ slug }) => `${make.slug}/${slug}`);
  return {
    make: nameOf(make),
    total,
    price: priceSpread(figures),
    rangeKm: rangeSpan(figures),
    models: models.map((group): ElectricModel => {
      const rangeKm = rangeSpan(group.figures);
      const batteryKwh = span(group.figures.smallestBatteryKwh, group.figures.largestBatteryKwh);
      return {
        ...priced(group),
        price: priceSpread(group.figures),
        rangeKm,
        winterRangeKm: rangeKm && {
          min: rangeIn('winter-motorway', rangeKm.min),
          max: rangeIn('winter-motorway', rangeKm.max),
        },
        batteryKwh,
        official: officialOfCars(group.figures),
        charging: chargingOf(`${make.slug}/${group.name.slug}`, batteryKwh?.max ?? null),
      };
    }),
    newest: cards,
    asOf,
  };
}

function chargingOf(vehicle: string, batteryKwh: number | null): ElectricModel['charging'] {
  const power = chargingPowerOf(vehicle);
  if (!power) return null;
  const minutesTo80 = batteryKwh === null ? null : minutesToCharge(batteryKwh, 'high-power-charger', power.dcMaxKw);
  return { ...power, minutesTo80 };
}

function spread(min: number | null, median: number | null, max: number | null) {
  return min === null || median === null || max === null ? null : { min, median, max };
}
