import type { DealershipStatistics } from '@kardan/contract/calls/admin/statistics';
import type { Database } from '../../db/database.ts';
import type { Span } from './period.ts';
import { marketDaysSupply } from './stages.ts';
import {
  loadDemand,
  loadSales,
  loadStockFigures,
  loadStockModels,
  type ModelRow,
  type StockFilter,
} from './stock-figures-store.ts';

/** What is on offer now and was sold in the period, beside the market's cars of the same models. */
export async function readStock(
  db: Database,
  filter: StockFilter,
  period: Span,
  before: Span,
): Promise<DealershipStatistics['stock']> {
  const [stock, models, { sold, daysToSell }, { sold: previousSold }] = await Promise.all([
    loadStockFigures(db, filter),
    loadStockModels(db, filter),
    loadSales(db, filter, period),
    loadSales(db, filter, before),
  ]);
  return {
    cars: stock.cars,
    sold,
    previousSold,
    daysInStock: rounded(stock.daysInStock),
    marketDaysInStock: rounded(stock.marketDaysInStock),
    daysToSell: rounded(daysToSell),
    ratings: stock.ratings,
    pricePosition: stock.pricePosition,
    models: models.map((row) => ({
      ...namesOf(row),
      cars: row.cars,
      daysInStock: Math.round(row.daysInStock),
      marketDaysSupply: marketDaysSupply(row.live, row.soldOf45Days),
      marketDaysInStock: rounded(row.marketDaysInStock),
      pricePosition: row.pricePosition,
    })),
  };
}

/** What search agents look for, by model and district; never fewer than five of them. */
export async function readDemand(
  db: Database,
  dealershipIds: readonly number[],
): Promise<DealershipStatistics['demand']> {
  const rows = await loadDemand(db, dealershipIds);
  return rows.map((row) => ({
    ...namesOf(row),
    districts: row.districts,
    agents: row.agents,
    inStock: row.inStock,
  }));
}

function namesOf({ makeId, makeSlug, makeName, modelId, modelSlug, modelName }: ModelRow) {
  return {
    make: { id: makeId, slug: makeSlug, name: makeName },
    model: { id: modelId, slug: modelSlug, name: modelName },
  };
}

function rounded(days: number | null): number | null {
  return days === null ? null : Math.round(days);
}
