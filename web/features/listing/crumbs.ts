import type { Category } from '@kardan/contract/values/vehicle';
import type { Crumb } from '@kardan/ui/navigation/breadcrumb.tsx';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { sectionRoutes } from '#domain/search/sections.ts';
import { searchAddress } from '#domain/search/url/search-address.ts';

interface Named {
  slug: string;
  name: string;
}

interface CarKind {
  category: Category;
  make: Named;
  model: Named;
}

/** The lists that a car stands in, from the widest to the narrowest: section, make, model. */
export function listingCrumbs(
  { category, make, model }: CarKind,
  sectionLabel: string,
  locale: Locale,
): Required<Crumb>[] {
  const addressOf = (...vehicle: string[]) =>
    searchAddress(locale, {
      section: category,
      ...(vehicle.length > 0 && { filters: { vehicles: [vehicle.join('/')] } }),
    });
  return [
    { label: sectionLabel, href: addressOf() },
    { label: make.name, href: addressOf(make.slug) },
    ...(sectionRoutes[category].model ? [{ label: model.name, href: addressOf(make.slug, model.slug) }] : []),
  ];
}
