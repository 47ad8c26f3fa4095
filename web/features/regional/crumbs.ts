import type { Crumb } from '@kardan/ui/navigation/breadcrumb.tsx';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { href } from '#lib/routes/href.ts';
import { districtAddress } from './district-address.ts';

interface Named {
  slug: string;
  name: string;
}

interface Place {
  region?: Named;
  district?: Named;
  make?: Named | null;
}

/** The way from the country to a page, the page itself included: state, district, make. */
export function regionalCrumbs(locale: Locale, label: string, { region, district, make }: Place): Required<Crumb>[] {
  const crumbs = [{ label, href: href(locale, 'regional') }];
  if (region) {
    crumbs.push({ label: region.name, href: href(locale, 'regionalRegion', { region: region.slug }) });
  }
  if (region && district) {
    crumbs.push({ label: district.name, href: districtAddress(locale, { region, district }) });
    if (make) {
      crumbs.push({ label: make.name, href: districtAddress(locale, { region, district, make }) });
    }
  }
  return crumbs;
}
