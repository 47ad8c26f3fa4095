import type { ElectricDriving } from '@kardan/contract/calls/listings/electric-driving';
import type { ElectricFeed, ElectricMake, ElectricMakePage } from '@kardan/contract/calls/pages/car-pages';
import { cache } from 'react';
import { api } from '#lib/api/api.ts';
import { type FoundPage, foundPage, isName } from '#lib/api/found-page.ts';

export interface ElectricOverview {
  feed: ElectricFeed;
  makes: ElectricMake[];
  /** How far and for how much, of the middle car on offer. */
  driving: ElectricDriving;
  /** The same of the cars that go least and most far. */
  extremes: { shortest: ElectricDriving; longest: ElectricDriving } | null;
}

/** Everything that the page about electric cars shows. */
export const loadElectric = cache(async (): Promise<FoundPage<ElectricOverview>> => foundPage(readOverview()));

async function readOverview(): Promise<ElectricOverview> {
  const client = await api();
  const [feed, makes] = await Promise.all([client.electricFeed(), client.electricMakes()]);
  const drivingOf = (rangeKm: number | undefined) =>
    client.electricDriving({
      query: {
        ...(rangeKm !== undefined && { rangeKm: Math.round(rangeKm) }),
        ...(feed.batteryKwh && { batteryKwh: feed.batteryKwh.median }),
      },
    });
  const [driving, shortest, longest] = await Promise.all([
    drivingOf(feed.rangeKm?.median),
    drivingOf(feed.rangeKm?.min),
    drivingOf(feed.rangeKm?.max),
  ]);
  return { feed, makes, driving, extremes: feed.rangeKm && { shortest, longest } };
}

/** The electric models of a make. */
export const loadElectricMake = cache(async (make: string): Promise<FoundPage<ElectricMakePage>> => {
  if (!isName(make)) return { kind: 'unknown' };
  const client = await api();
  return foundPage(client.electricMakeDetails({ params: { make } }));
});
