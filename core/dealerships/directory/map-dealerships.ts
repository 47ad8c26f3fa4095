import type {
  DealershipMap,
  DealershipMapEntry,
  DealershipMapRequest,
} from '@kardan/contract/calls/dealerships/dealership-search';
import { austria } from '@kardan/contract/calls/regions/regions';
import type { MapBounds } from '@kardan/contract/calls/search/search-map';
import type { Database } from '../../db/database.ts';
import { mapCells } from '../../search/map/map-cells.ts';
import { type SpreadableCell, spreadCells } from '../../search/map/spread-cells.ts';
import { countDealershipCells, type DealershipCell } from './dealership-map-store.ts';
import { prepareQuestion } from './dealership-question.ts';

/** Where the matching dealerships are, every one of them in one of at most 150 entries. */
export async function mapDealerships(
  services: { db: Database },
  { north, south, east, west, zoom, ...filters }: DealershipMapRequest,
  now = new Date(),
): Promise<DealershipMap> {
  const asked = boundsOf({ north, south, east, west });
  const asOf = now.toISOString();
  const cells = mapCells(asked, zoom);
  if (!cells) return { total: 0, bounds: asked ?? austria, entries: [], asOf };
  const question = await prepareQuestion(services, filters, now);
  const found = await countDealershipCells(services.db, question, cells);
  return {
    total: found.reduce((sum, { count }) => sum + count, 0),
    bounds: cells.bounds,
    entries: spreadCells(found.map(entriesOf)),
    asOf,
  };
}

function boundsOf({ north, south, east, west }: Partial<MapBounds>): MapBounds | undefined {
  if (north === undefined || south === undefined || east === undefined || west === undefined) return undefined;
  return { north, south, east, west };
}

function entriesOf({ count, dealerships, ...middle }: DealershipCell): SpreadableCell<DealershipMapEntry> {
  return {
    whole: { kind: 'cluster', ...pointOf(middle), count },
    parts: dealerships.map(({ id, slug, name, ...place }) => ({
      kind: 'dealership',
      ...pointOf(place),
      dealership: { id, slug, name },
    })),
  };
}

/** To a metre. */
function pointOf({ latitude, longitude }: { latitude: number; longitude: number }) {
  const rounded = (degrees: number) => Math.round(degrees * 100_000) / 100_000;
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}
