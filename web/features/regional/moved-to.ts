import type { DistrictPage } from '@kardan/contract/calls/regions/regional';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { districtAddress } from './district-address.ts';
import type { FoundArea } from './load-areas.ts';

/** Where a district's page stands today, when it was asked for by an earlier name or a number. */
export function movedTo(
  found: FoundArea<DistrictPage>,
  asked: { region: string; district: string; make?: string },
  locale: Locale,
): string | undefined {
  if (found.kind !== 'area') return undefined;
  const { region, district, make } = found.page;
  if (region.slug === asked.region && district.slug === asked.district && make?.slug === asked.make) return undefined;
  return districtAddress(locale, found.page);
}
