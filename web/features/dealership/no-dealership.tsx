import type { DealershipProfile } from '@kardan/contract/calls/dealerships/dealerships';
import { NotFound } from '#lib/page/not-found.tsx';
import { PageOutage } from '#lib/page/page-outage.tsx';
import type { FoundDealership } from './load-dealership.ts';

/** Every page of a dealership that visitors do not know, or that nobody can tell of just now. */
export function NoDealership({ found }: { found: Exclude<FoundDealership, DealershipProfile> }) {
  return found ? <PageOutage failure={found} /> : <NotFound />;
}
