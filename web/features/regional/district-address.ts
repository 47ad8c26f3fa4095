import type { Locale } from '@kardan/ui/texts/locales.ts';
import { href } from '#lib/routes/href.ts';

interface Place {
  region: { slug: string };
  district: { slug: string };
  make?: { slug: string } | null;
}

/** The page of a district, or of a make in it. */
export function districtAddress(locale: Locale, { region, district, make }: Place): string {
  const at = { region: region.slug, district: district.slug };
  return make ? href(locale, 'regionalDistrictMake', { ...at, make: make.slug }) : href(locale, 'regionalDistrict', at);
}
