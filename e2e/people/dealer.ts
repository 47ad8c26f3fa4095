import { setTimeout as sleep } from 'node:timers/promises';
import type { Calls } from '@kardan/contract/calls/calls';
import type { Client } from '@kardan/contract/client/client';
import { outcomeOf } from './visitor.ts';

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

/** A dealer who changes one car after the other until told to stop, and notes what was not acknowledged. */
export async function keepChanging(dealer: Client<Calls>, cars: readonly DealerCar[], signal: AbortSignal) {
  const refused: string[] = [];
  let acknowledged = 0;
  for (let turn = 0; !signal.aborted; turn++) {
    const outcome = await outcomeOf(changePrice(dealer, cars[turn % cars.length] as DealerCar, 30_000 + turn));
    if (outcome === 'done') acknowledged += 1;
    else refused.push(outcome);
    // Ten a second and account are more than a form sends, and less than is refused.
    await sleep(100);
  }
  return { acknowledged, refused };
}
