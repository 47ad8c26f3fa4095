import type { Database, Tx } from '../../db/database.ts';
import { picturesOf } from '../editing/own-car.ts';
import { loadDraft, loadOnlineCar } from '../editing/working-copy-store.ts';

/** How many pictures a car has, as its people see it. */
export async function countPictures(db: Database | Tx, listingId: number): Promise<number> {
  const [online, draft] = await Promise.all([loadOnlineCar(db, listingId), loadDraft(db, listingId)]);
  return picturesOf({ id: listingId, dealershipId: 0, online, draft }).length;
}
