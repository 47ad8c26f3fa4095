import type { StockFilter } from '@kardan/contract/calls/stock/stock-list';
import type { Actor } from '../../accounts/actor.ts';
import type { Database } from '../../db/database.ts';
import { findReadableStock } from '../find-stock.ts';
import { loadStockPage, type StockOrder, type StockPage } from './stock-page-store.ts';

type Question = StockFilter & StockOrder & { page: number };

/** A page of the dealership's cars in every state, with true counts of what else the filters could show. */
export async function listStock(
  { db }: { db: Database },
  actor: Actor,
  dealership: string,
  { sort, order, page, ...filter }: Question,
): Promise<StockPage> {
  const dealershipId = await findReadableStock({ db }, actor, dealership);
  return loadStockPage(db, { dealershipId, filter }, { sort, order, page });
}
