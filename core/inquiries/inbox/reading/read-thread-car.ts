import type { Database } from '../../../db/database.ts';
import { readListingCard, type StoredCard } from '../../../listings/cards/read-listing-cards.ts';
import { visibilityOf } from '../../../listings/reading/visibility-rules.ts';

/** The car that a thread is about; of another dealer's only what every visitor sees. */
export async function readThreadCar(
  db: Database,
  dealershipId: number,
  listingId: number | null,
): Promise<(StoredCard & { isOwn: boolean }) | undefined> {
  const stored = await readListingCard(db, listingId);
  if (!stored) return undefined;
  const isOwn = stored.card.dealership.id === dealershipId;
  return isOwn || visibilityOf(stored, new Date()) === 'shown' ? { ...stored, isOwn } : undefined;
}
