import type { DealershipDetails, DealershipProfile } from '@kardan/contract/calls/dealerships/dealerships';
import { site } from '#lib/config/site.ts';
import { StructuredData } from '#lib/page/structured-data.tsx';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
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
