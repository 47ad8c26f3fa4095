import type { Tx } from '../../db/database.ts';
import { announceEvent } from '../../webhooks/announce-event.ts';
import type { ListingNews } from './listing-news.ts';
import { loadNewsOfListing } from './listing-news-store.ts';

/** Tells the webhooks that listen what happened to a car, as it is after the change. */
export async function announceNews(
  tx: Tx,
  { id, dealershipId }: { id: number; dealershipId: number },
  news: readonly ListingNews[],
): Promise<void> {
  for (const { type, ...told } of news) {
    const data = async () => ({ ...(await loadNewsOfListing(tx, id)), ...told });
    // What each type tells beside the car comes with it, which the type of the pair cannot say.
    await announceEvent(tx, { dealershipId, type, data: data as () => Promise<never> });
  }
}
