import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { ListingDocument } from '../../search/index/listing-document.ts';
import { type Area, cellOf, cellsAround } from './cells.ts';

/**
 * Words under which the engine finds the few agents that a car may suit, so that it need not go through all of them: what
 * most people ask for, combined into one. They only narrow; what decides are the criteria. An agent has one for each
 * combination of its values, a car one for each combination of its own and of "does not matter".
 */
const open = '*';

/** An agent with more combinations leaves something open: it is gone through more often, and its document stays small. */
const most = 64;

export function agentAnchors(request: SearchFilters, around: Area | null): string[] {
  const dimensions = [request.vehicles, areasOf(request, around), request.category, request.fuel, request.gearbox].map(
    (values) => (values && values.length > 0 ? [...new Set<string>(values)] : [open]),
  );
  while (dimensions.reduce((count, values) => count * values.length, 1) > most) {
    const longest = dimensions.reduce((one, other) => (other.length > one.length ? other : one));
    longest.splice(0, longest.length, open);
  }
  return combined(dimensions);
}

export function carAnchors({ vehicle, region, location, category, fuel, gearbox }: ListingDocument): string[] {
  const cell = cellOf({ latitude: location.lat, longitude: location.lon });
  return combined([
    [...vehicle, open],
    [region, cell, open],
    [category, open],
    [fuel, open],
    [gearbox, open],
  ]);
}

function areasOf(request: SearchFilters, around: Area | null): string[] | undefined {
  return around ? cellsAround(around) : request.region;
}

function combined(dimensions: string[][]): string[] {
  return dimensions.reduce((words, values) => words.flatMap((word) => values.map((value) => `${word} ${value}`)), ['']);
}
