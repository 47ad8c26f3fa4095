import type { Named } from '@kardan/contract/values/counted';
import type { Crumb } from '@kardan/ui/navigation/breadcrumb.tsx';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { href } from '#lib/routes/href.ts';

interface Vehicle {
  make: Named;
  model?: Named;
  version?: { slug: string; name: string };
}

/** The way from all new cars to a page, the page itself included. */
export function newCarCrumbs(locale: Locale, label: string, { make, model, version }: Vehicle): Required<Crumb>[] {
  const crumbs = [
    { label, href: href(locale, 'newCars') },
    { label: make.name, href: href(locale, 'newCarsMake', { make: make.slug }) },
  ];
  if (!model) return crumbs;
  const names = { make: make.slug, model: model.slug };
  crumbs.push({ label: model.name, href: href(locale, 'newCarsModel', names) });
  if (version) {
    crumbs.push({ label: version.name, href: href(locale, 'newCarsVersion', { ...names, version: version.slug }) });
  }
  return crumbs;
}
