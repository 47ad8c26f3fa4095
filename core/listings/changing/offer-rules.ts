import type { DealershipState, ListingState } from '../../db/schema.gen.ts';

/** States in which buyers find a car, as long as its dealership is active. */
export const offerStates = ['active', 'reserved'] as const satisfies ListingState[];

/** Whether buyers can find a car: it is for sale, and its dealership may sell. */
export function isOnOffer(listingState: ListingState, dealershipState: DealershipState): boolean {
  return dealershipState === 'active' && offerStates.some((state) => state === listingState);
}
