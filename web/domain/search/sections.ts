import type { SectionKey } from '@kardan/contract/values/sections';
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

/** The list pages of estates, where a section sets them apart. */
export const estateRoutes: Partial<Record<SectionKey, Required<ListRoutes>>> = {
  used: { all: 'usedCarsEstate', make: 'usedCarsMakeEstate', model: 'usedCarsModelEstate' },
};
