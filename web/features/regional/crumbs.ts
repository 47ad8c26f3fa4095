import type { Crumb } from '@kardan/ui/navigation/breadcrumb.tsx';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { href } from '#lib/routes/href.ts';

interface Named {
  slug: string;
  name: string;
}

interface Way {
  region?: Named;
  district?: Named;
  make?: Named | null;
}

/** The way from the country to a page, the page itself included: state, district, make. */
export function regionalCrumbs(locale: Locale, label: string, { region, district, make }: Way): Required<Crumb>[] {
  const crumbs = [{ label, href: href(locale, 'regional') }];
  if (region) {
    crumbs.push({ label: region.name, href: href(locale, 'regionalRegion', { region: region.slug }) });
  }
  if (region && district) {
    const at = { region: region.slug, district: district.slug };
    crumbs.push({ label: district.name, href: href(locale, 'regionalDistrict', at) });
    if (make) {
      crumbs.push({ label: make.name, href: href(locale, 'regionalDistrictMake', { ...at, make: make.slug }) });
    }
  }
  return crumbs;
}

/** The same in the words of schema.org. */
export function crumbGraph(origin: string, crumbs: readonly Required<Crumb>[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href: path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + path,
    })),
  };
}
