import type { SectionKey } from '@kardan/contract/values/sections';
import type { RouteName, RouteParams } from '#lib/routes/route-table.ts';

/** Pages that take exactly these parameters. */
export type RouteWith<Params extends string> = {
  [Name in RouteName]: [keyof RouteParams<Name>, Params] extends [Params, keyof RouteParams<Name>] ? Name : never;
}[RouteName];

interface ListRoutes {
  all: RouteWith<never>;
  make: RouteWith<'make'>;
  model?: RouteWith<'make' | 'model'>;
}

/** Which list pages a section has. */
export const sectionRoutes: Record<SectionKey, ListRoutes> = {
  used: { all: 'usedCars', make: 'usedCarsMake', model: 'usedCarsModel' },
  new: { all: 'newCars', make: 'newCarsMake', model: 'newCarsModel' },
  'one-year': { all: 'oneYearCars', make: 'oneYearCarsMake', model: 'oneYearCarsModel' },
  electric: { all: 'electric', make: 'electricMake' },
  cabriolet: { all: 'cabriolets', make: 'cabrioletsMake', model: 'cabrioletsModel' },
  'old-timer': { all: 'oldTimers', make: 'oldTimersMake' },
};

/** The same for estates, where a section sets them apart. */
export const estateRoutes: Partial<Record<SectionKey, Required<ListRoutes>>> = {
  used: { all: 'usedCarsEstate', make: 'usedCarsMakeEstate', model: 'usedCarsModelEstate' },
};
