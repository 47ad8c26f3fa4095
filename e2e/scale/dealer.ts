import type { Calls } from '@kardan/contract/calls/calls';
import type { Client } from '@kardan/contract/client/client';

/** A car with the price that it has online. */
export interface DealerCar {
  id: number;
  dealershipId: number;
  priceEur: number;
}

/** Changes a car's price as its dealer does, saved and brought online; acknowledged once it resolves. */
export async function changePrice(dealer: Client<Calls>, car: DealerCar, priceEur: number): Promise<void> {
  const params = { dealershipId: String(car.dealershipId), listingId: String(car.id) };
  await dealer.saveListing({ params, body: { fields: { priceEur }, before: { priceEur: car.priceEur } } });
  await dealer.publishListing({ params });
  car.priceEur = priceEur;
}
