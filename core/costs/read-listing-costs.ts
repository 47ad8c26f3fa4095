import type { ListingCosts, ListingCostsQuery } from '@kardan/contract/calls/listings/costs';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import type { Database } from '../db/database.ts';
import { readListing } from '../listings/reading/read-listing.ts';
import { expectValue } from '../pricing/expect-value.ts';
import { depreciation } from './running/depreciation-rules.ts';
import { energyCost } from './running/energy-rules.ts';
import { nextInspection } from './running/inspection-rules.ts';
import { insuranceEstimate } from './running/insurance-rules.ts';
import { serviceCost } from './running/service-rules.ts';
import { totalOf } from './running/total-rules.ts';
import { insuranceTax } from './taxes/insurance-tax-rules.ts';

/** What a car costs a month, part by part; what its listing does not tell makes a part not calculable. */
export async function readListingCosts(
  { db }: { db: Database },
  reference: string,
  query: ListingCostsQuery,
  now = new Date(),
): Promise<ListingCosts> {
  const car = await readListing({ db }, reference, 'de-AT', now);
  const { kmPerYear, years } = query;
  const today = viennaDay(now);
  const valueLaterEur = await expectValue(db, car.id, { years, kmPerYear }, now);
  const parts: ListingCosts['parts'] = {
    depreciation: depreciation(car.priceEur, valueLaterEur, years, today),
    energy: energyCost(car, query, today),
    insuranceTax: insuranceTax(car, today),
    insurance: insuranceEstimate(car),
    service: serviceCost(car, kmPerYear, years, today),
  };
  return {
    listing: { id: car.id, dealershipId: car.dealership.id },
    kmPerYear,
    years,
    parts,
    total: totalOf(parts),
    inspection: nextInspection(car, today),
    asOf: now.toISOString(),
  };
}
