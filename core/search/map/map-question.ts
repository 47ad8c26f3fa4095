import type { SearchMapRequest } from '@kardan/contract/calls/search/search-map';
import { normaliseFilters } from '../query/normalise-request.ts';
import { mapCells } from './map-cells.ts';

/** What a map asks in its one normal form: maps that show the same cells of the same search ask the same. */
export function mapQuestion({ bounds, zoom, ...filters }: SearchMapRequest): object {
  return { ...normaliseFilters(filters), shown: mapCells(bounds, zoom) ?? { bounds } };
}
