import type { Database } from '../../db/database.ts';
import { fieldsOf } from '../editing/car-fields.ts';
import { picturesOf } from '../editing/own-car.ts';
import { loadDraft, loadOnlineCar } from '../editing/working-copy-store.ts';

/** A car's title, as far as it has one, and which pictures it has. */
export async function describePictures(db: Database, listingId: number) {
  const [online, draft] = await Promise.all([loadOnlineCar(db, listingId), loadDraft(db, listingId)]);
  const pictures = picturesOf({ id: listingId, dealershipId: 0, online, draft });
  return {
    title: fieldsOf(online, draft).title ?? '',
    pictures: pictures.map(({ contentHash, shot }) => ({ contentHash, shot })),
  };
}
