import type { electricFeed, electricMakePage } from '@kardan/contract/calls/pages/car-pages';
import { sectionFilters } from '@kardan/contract/values/sections';
import type { z } from 'zod';
import type { Database } from '../db/database.ts';
import type { SearchEngine } from '../search/engine.ts';
import { namedGroups, priced } from '../search/summary/named-groups.ts';
import { summariseListings } from '../search/summary/summarise-listings.ts';
import { makeOfPage, nameOf } from './find-vehicle.ts';

const carsInFeed = 12;

interface PageServices {
  db: Database;
  search: SearchEngine;
}

/** The newest electric cars, and how far electric cars go. */
export async function readElectricFeed(services: PageServices): Promise<z.output<typeof electricFeed>> {
  const { summaries, asOf } = await summariseListings(services, [
    {
      filters: sectionFilters('electric'),
      figures: [
        'lowestPriceEur',
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
    priceFromEur: figures.lowestPriceEur,
    rangeKm: spread(figures.shortestRangeKm, figures.medianRangeKm, figures.longestRangeKm),
    batteryKwh: spread(figures.smallestBatteryKwh, figures.medianBatteryKwh, figures.largestBatteryKwh),
    newest: cards,
    asOf,
  };
}

/** Electric models of a make, most cars first. */
export async function readElectricMake(
  services: PageServices,
  makeReference: string,
): Promise<z.output<typeof electricMakePage>> {
  const make = await makeOfPage(services, makeReference);
  const { summaries, asOf } = await summariseListings(services, [
    {
      filters: { ...sectionFilters('electric'), vehicles: [make.slug] },
      groups: {
        model: ['lowestPriceEur', 'shortestRangeKm', 'longestRangeKm', 'smallestBatteryKwh', 'largestBatteryKwh'],
      },
    },
  ]);
  const [{ total, groups }] = summaries;
  const models = namedGroups(groups.model, make.models, ({ slug }) => `${make.slug}/${slug}`);
  return {
    make: nameOf(make),
    total,
    models: models.map((group) => ({
      ...priced(group),
      rangeKm: span(group.figures.shortestRangeKm, group.figures.longestRangeKm),
      batteryKwh: span(group.figures.smallestBatteryKwh, group.figures.largestBatteryKwh),
    })),
    asOf,
  };
}

function span(min: number | null, max: number | null): { min: number; max: number } | null {
  return min === null || max === null ? null : { min, max };
}

function spread(min: number | null, median: number | null, max: number | null) {
  return min === null || median === null || max === null ? null : { min, median, max };
}
