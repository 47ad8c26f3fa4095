import { permanentRedirect } from 'next/navigation';
import { type FoundDealership, isThere, loadDealership } from '#features/dealership/load-dealership.ts';
import { withDealershipSlug } from '#lib/routes/with-dealership-slug.ts';
import { requestedAddress } from '#lib/server/exchange.ts';

/** The dealership of an address; one below an earlier slug, or below the id, leads to the same page at its present one. */
export async function dealershipAt(slug: string): Promise<FoundDealership> {
  const dealership = await loadDealership(slug);
  if (isThere(dealership) && dealership.slug !== slug) {
    permanentRedirect(withDealershipSlug(requestedAddress(), dealership.slug));
  }
  return dealership;
}
