import type { Database } from '../../db/database.ts';
import { carOfRow } from '../market/car-of-row.ts';
import { loadMarketAfter, type RatedCarRow } from '../market/car-store.ts';
import { type Market, marketOf } from '../market/market-rules.ts';
import { type MarketCar, MarketTable } from '../market/market-table.ts';
import { LastRatings } from './last-ratings.ts';

/** All cars of the market with their last ratings, in columns. */
export interface MarketReading {
  tables: Record<Market, MarketTable>;
  /** Cars that belong to no market and cannot be rated. */
  others: MarketTable;
  last: LastRatings;
  cars: number;
}

const batchSize = 10_000;

/** Reads all cars on offer and recently sold, in order of id; `day` is the one their ages are counted to. */
export async function readMarket(
  db: Database,
  day: string,
  onProgress: (cars: number) => void = () => {},
): Promise<MarketReading> {
  const tables = { registered: new MarketTable(), listed: new MarketTable() };
  const others = new MarketTable();
  const last = new LastRatings();
  let cars = 0;
  for await (const rows of batches(db)) {
    for (const row of rows) {
      const car: MarketCar = carOfRow(row, day);
      const market = marketOf(car);
      (market ? tables[market] : others).add(car);
      last.add(row);
    }
    cars += rows.length;
    onProgress(cars);
  }
  return { tables, others, last, cars };
}

async function* batches(db: Database): AsyncGenerator<RatedCarRow[]> {
  let next = loadMarketAfter(db, 0, batchSize);
  while (true) {
    const rows = await next;
    const last = rows.at(-1);
    if (!last) return;
    // The database reads on while these are taken in.
    next = loadMarketAfter(db, last.id, batchSize);
    next.catch(() => undefined);
    yield rows;
  }
}
