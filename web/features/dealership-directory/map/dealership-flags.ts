import type { DealershipMapEntry } from '@kardan/contract/calls/dealerships/dealership-search';
import type { FlagRules } from '#domain/map/window/arrange-flags.ts';

/** What a flag of a single dealership is as wide as: its name is cut there. */
export const nameWidthPx = 132;
const countWidthPx = 48;

/** A flag shows how many dealerships there are, or the name of a single one. */
export const dealershipFlags: FlagRules<DealershipMapEntry> = {
  widthPxOf: ({ kind }) => (kind === 'dealership' ? nameWidthPx : countWidthPx),
  sizeOf: dealershipsOf,
  join: (large, small) => ({
    kind: 'cluster',
    latitude: large.latitude,
    longitude: large.longitude,
    count: dealershipsOf(large) + dealershipsOf(small),
  }),
};

function dealershipsOf(entry: DealershipMapEntry): number {
  return entry.kind === 'dealership' ? 1 : entry.count;
}
