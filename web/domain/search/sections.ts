import type { SectionKey } from '@kardan/contract/values/sections';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import type { RouteWith } from '#lib/routes/route-table.ts';

/** Where cars are listed: all of them, those of a make, those of a model where models have pages. */
export interface ListRoutes {
  all: RouteWith<never>;
  make: RouteWith<'make'>;
  model?: RouteWith<'make' | 'model'>;
}

/** The list pages of each section, in the order in which visitors look for sections. */
export const sectionRoutes: Record<SectionKey, ListRoutes> = {
  used: { all: 'usedCars', make: 'usedCarsMake', model: 'usedCarsModel' },
  new: { all: 'newCars', make: 'newCarsMake', model: 'newCarsModel' },
  'one-year': { all: 'oneYearCars', make: 'oneYearCarsMake', model: 'oneYearCarsModel' },
  electric: { all: 'electric', make: 'electricMake' },
  cabriolet: { all: 'cabriolets', make: 'cabrioletsMake', model: 'cabrioletsModel' },
  'old-timer': { all: 'oldTimers', make: 'oldTimersMake' },
};

export const shownSections = Object.keys(sectionRoutes) as SectionKey[];

export const sectionIcons: Record<SectionKey, IconName> = {
  used: 'car-front',
  new: 'sparkles',
  'one-year': 'calendar-check',
  electric: 'plug-zap',
  cabriolet: 'wind',
  'old-timer': 'gem',
};

/** The list pages of estates, where a section sets them apart. */
export const estateRoutes: Partial<Record<SectionKey, Required<ListRoutes>>> = {
  used: { all: 'usedCarsEstate', make: 'usedCarsMakeEstate', model: 'usedCarsModelEstate' },
};

/** Addresses that show a page of their own about the section, its make or model; the list of cars stands behind them. */
const ownPages: Partial<Record<SectionKey, readonly (keyof ListRoutes)[]>> = {
  new: ['all', 'make', 'model'],
  electric: ['all', 'make'],
  'one-year': ['make'],
};

export function hasOwnPage(section: SectionKey | undefined, level: keyof ListRoutes): boolean {
  return section !== undefined && (ownPages[section]?.includes(level) ?? false);
}
