import type { DealershipDetails, DealershipProfile } from '@kardan/contract/calls/dealerships/dealerships';
import { currentLocale } from '#lib/current-locale.ts';
import { href } from '#lib/routes/href.ts';
import { site } from '#lib/site.ts';
import { StructuredData } from '#lib/structured-data.tsx';
import { dealershipGraph } from './dealership-graph.ts';

interface Props {
  dealership: DealershipProfile;
  holidays: DealershipDetails['holidays'];
}

/** The dealership for search engines. */
export async function DealershipData({ dealership, holidays }: Props) {
  const [{ SITE_ORIGIN: origin }, locale] = await Promise.all([site(), currentLocale()]);
  const path = href(locale, 'dealership', { slug: dealership.slug });
  return <StructuredData graph={dealershipGraph(dealership, { origin, path, holidays })} />;
}
