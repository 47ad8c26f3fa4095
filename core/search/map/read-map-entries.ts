import type { MapEntry } from '@kardan/contract/calls/search/search-map';
import { cardOf, type EngineAnswer, type EngineHit } from '../query/engine-answer.ts';
import type { PricesWithNova } from '../query/prices-with-nova.ts';
import { spreadCells } from './spread-cells.ts';

interface Spot extends PricesWithNova<{ lowestPriceEur: { value: number | null } }> {
  doc_count: number;
  centre: { location: { lat: number; lon: number } };
}

interface DealershipSpot extends Spot {
  cheapest: { hits: { hits: [EngineHit] } };
}

interface Cell extends Spot {
  dealerships?: { sum_other_doc_count: number; buckets: DealershipSpot[] };
}

/** What stands where: the dealerships of a cell where the engine names all of them, else the cell as a whole. */
export function readMapEntries({ aggregations }: EngineAnswer): MapEntry[] {
  const { cells } = aggregations as unknown as { cells: { buckets: Cell[] } };
  return spreadCells(
    cells.buckets.map((cell) => {
      const { buckets, sum_other_doc_count: others } = cell.dealerships ?? { buckets: [], sum_other_doc_count: 0 };
      return { whole: clusterOf(cell), parts: others > 0 ? [] : buckets.map(dealershipOf) };
    }),
  );
}

function clusterOf(cell: Cell): MapEntry {
  return { kind: 'cluster', ...pointOf(cell), ...carsOf(cell) };
}

function dealershipOf(spot: DealershipSpot): MapEntry {
  const { id, slug, state, title, priceEur, novaIncluded, dealership } = cardOf(spot.cheapest.hits.hits[0]);
  return spot.doc_count === 1
    ? { kind: 'car', ...pointOf(spot), car: { id, slug, state, title, priceEur, novaIncluded } }
    : { kind: 'dealership', ...pointOf(spot), ...carsOf(spot), dealership };
}

function carsOf({ doc_count, withNova }: Spot): { count: number; priceFromEur: number | null } {
  return { count: doc_count, priceFromEur: withNova.lowestPriceEur.value };
}

/** To a metre. */
function pointOf({ centre: { location } }: Spot): { latitude: number; longitude: number } {
  const rounded = (degrees: number) => Math.round(degrees * 100_000) / 100_000;
  return { latitude: rounded(location.lat), longitude: rounded(location.lon) };
}
