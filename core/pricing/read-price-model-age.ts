import type { Database } from '../db/database.ts';
import { loadNewestModel } from './stored/price-model-store.ts';

/** How many seconds ago the market was read for the newest price model; undefined before it first was. */
export async function readPriceModelAge({ db }: { db: Database }, now = Date.now()): Promise<number | undefined> {
  const model = await loadNewestModel(db);
  return model && Math.max(0, (now - model.readAt.getTime()) / 1_000);
}
