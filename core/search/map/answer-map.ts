import type { SearchMapRequest } from '@kardan/contract/calls/search/search-map';
import type { Database } from '../../db/database.ts';
import { shareAnswer } from '../answer-search.ts';
import type { SearchEngine } from '../engine.ts';
import { normaliseFilters } from '../query/normalise-request.ts';
import { mapCells } from './map-cells.ts';
import { mapListings } from './map-listings.ts';

/** A map's answer as JSON, shared for seconds by all whose maps show the same cells of the same search. */
export function answerMap(
  services: { db: Database; search: SearchEngine },
  { bounds, zoom, ...filters }: SearchMapRequest,
): Promise<Buffer> {
  const normal = normaliseFilters(filters);
  const shown = mapCells(bounds, zoom) ?? { bounds };
  return shareAnswer(services, 'map', { ...normal, shown }, () => mapListings(services, { ...normal, bounds, zoom }));
}
