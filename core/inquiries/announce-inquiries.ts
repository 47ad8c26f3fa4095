import type { Tx } from '../db/database.ts';
import { announceEvent } from '../webhooks/announce-event.ts';
import { loadThreadsOf } from './inbox/thread-store.ts';
import type { NewInquiry } from './inquiry.ts';
import { loadNumberOfCar } from './inquiry-store.ts';

/** Tells the webhooks of every dealership that got an inquiry. What the buyer wrote is read in the inbox, not told. */
export async function announceInquiry(
  tx: Tx,
  inquiryId: string,
  { kind, listingId }: Pick<NewInquiry, 'kind' | 'listingId'>,
): Promise<void> {
  for (const { id, dealershipId } of await loadThreadsOf(tx, inquiryId)) {
    await announceEvent(tx, {
      dealershipId,
      type: 'inquiry.created',
      data: async () => ({
        inquiryId: id,
        kind,
        listingId: listingId ?? null,
        number: listingId === undefined ? null : await loadNumberOfCar(tx, listingId, dealershipId),
      }),
    });
  }
}

/** Tells the webhooks that what they may have fetched of these threads was erased here, and is to be erased there. */
export async function announceErasure(tx: Tx, threads: readonly { id: string; dealershipId: number }[]): Promise<void> {
  for (const { id: inquiryId, dealershipId } of threads) {
    await announceEvent(tx, { dealershipId, type: 'inquiry.erased', data: { inquiryId } });
  }
}
