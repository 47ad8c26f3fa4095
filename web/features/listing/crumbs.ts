import type { Category } from '@kardan/contract/values/vehicle';
import type { Crumb } from '@kardan/ui/navigation/breadcrumb.tsx';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { href } from '#lib/routes/href.ts';

const lists = {
  new: { all: 'newCars', make: 'newCarsMake', model: 'newCarsModel' },
  used: { all: 'usedCars', make: 'usedCarsMake', model: 'usedCarsModel' },
  'one-year': { all: 'oneYearCars', make: 'oneYearCarsMake', model: 'oneYearCarsModel' },
  // Old-timers have no page for each model.
  'old-timer': { all: 'oldTimers', make: 'oldTimersMake', model: undefined },
} as const;

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
export function carCrumbs({ category, make, model }: CarKind, sectionLabel: string, locale: Locale): Required<Crumb>[] {
  const routes = lists[category];
  return [
    { label: sectionLabel, href: href(locale, routes.all) },
    { label: make.name, href: href(locale, routes.make, { make: make.slug }) },
    ...(routes.model
      ? [{ label: model.name, href: href(locale, routes.model, { make: make.slug, model: model.slug }) }]
      : []),
  ];
}
