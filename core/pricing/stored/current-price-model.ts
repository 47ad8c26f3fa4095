import { LRUCache } from 'lru-cache';
import type { Database, Tx } from '../../db/database.ts';
import { loadNewestModel, loadParameters, type ModelParameters } from './price-model-store.ts';

/** A stored model never changes, and reading its 100 KB for every change would be the most of its work. */
const known = new LRUCache<string, ModelParameters>({ max: 2 });

/** What the market was last found to be; undefined before that. */
export async function currentPriceModel(
  db: Database | Tx,
): Promise<{ id: number; parameters: ModelParameters } | undefined> {
  const newest = await loadNewestModel(db);
  if (!newest) return undefined;
  // The moment too: in another database the same id is another model.
  const name = `${newest.id} ${newest.readAt.toISOString()}`;
  let parameters = known.get(name);
  if (!parameters) {
    parameters = await loadParameters(db, newest.id);
    known.set(name, parameters);
  }
  return { id: newest.id, parameters };
}
