import type { Clause } from '../query/build-filter-clauses.ts';
import { ofPricesWithNova } from '../query/prices-with-nova.ts';
import { finestPrecision, type MapCells, maxCells } from './map-cells.ts';

/**
 * Cells of this precision, some ten kilometres wide, show the dealership or car that is alone in them: larger ones hold
 * whole towns and only their numbers matter. It is the cells' size that decides and not the map's zoom, so that nobody
 * can ask for the dealerships of all Austria at once.
 */
const precisionOfSpots = 11;
/** Cells of this precision, some three kilometres wide, show up to this many dealerships by themselves. */
const precisionOfDealerships = 13;
const dealershipsOfCell = 10;
const shownOfCar = [
  'card.id',
  'card.slug',
  'card.state',
  'card.title',
  'card.priceEur',
  'card.novaIncluded',
  'card.dealership',
];

const spot = {
  centre: { geo_centroid: { field: 'location' } },
  ...ofPricesWithNova({ lowestPriceEur: { min: { field: 'priceEur' } } }),
};

/** The search that counts matching cars by cell; in small ones also which dealerships are in them and their cheapest cars. */
export function buildMapSearch(clauses: Clause[], { precision, bounds }: MapCells): Clause {
  const { north: top, south: bottom, west: left, east: right } = bounds;
  const shown = { geo_bounding_box: { location: { top, left, bottom, right } } };
  return {
    query: { bool: { filter: [...clauses, shown] } },
    size: 0,
    track_total_hits: true,
    aggs: {
      cells: {
        // A car on the outermost border may fall into a cell beyond it.
        geotile_grid: { field: 'location', precision, size: 2 * maxCells },
        aggs: {
          ...spot,
          ...(precision >= precisionOfSpots && { dealerships: dealershipsIn(precision) }),
        },
      },
    },
  };
}

/** The engine says how many cars are not of those it names, so one is enough to know whether it is the only one. */
function dealershipsIn(precision: number): Clause {
  return {
    terms: { field: 'dealershipId', size: namedIn(precision) },
    aggs: {
      ...spot,
      cheapest: { top_hits: { size: 1, sort: [{ priceEur: 'asc' }], _source: { includes: shownOfCar } } },
    },
  };
}

/** How many dealerships of a cell are named: in the finest ones as many as fit on a map. */
function namedIn(precision: number): number {
  if (precision >= finestPrecision) return maxCells;
  return precision >= precisionOfDealerships ? dealershipsOfCell : 1;
}
