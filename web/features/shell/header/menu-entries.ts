import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import type { RouteName, RouteParams } from '#lib/routes/route-table.ts';
import type commonTexts from '#locales/de-AT/common.json';

/** Pages that are linked without saying which car, dealer or place. */
export type PlainRoute = { [Name in RouteName]: keyof RouteParams<Name> extends never ? Name : never }[RouteName];

export interface MenuEntry {
  route: PlainRoute;
  text: keyof typeof commonTexts;
  icon: IconName;
  hint?: keyof typeof commonTexts;
}

export const searchEntries: MenuEntry[] = [
  { route: 'electric', text: 'menu.electric', hint: 'menu.electric.hint', icon: 'plug-zap' },
  { route: 'usedCars', text: 'menu.used', hint: 'menu.used.hint', icon: 'car-front' },
  { route: 'newCars', text: 'menu.new', hint: 'menu.new.hint', icon: 'sparkles' },
  { route: 'oneYearCars', text: 'menu.oneYear', hint: 'menu.oneYear.hint', icon: 'calendar-check' },
  { route: 'oldTimers', text: 'menu.oldTimer', hint: 'menu.oldTimer.hint', icon: 'gem' },
  { route: 'cabriolets', text: 'menu.cabriolets', hint: 'menu.cabriolets.hint', icon: 'wind' },
  { route: 'regional', text: 'menu.regional', hint: 'menu.regional.hint', icon: 'map-pin' },
  { route: 'dealerships', text: 'menu.dealerships', hint: 'menu.dealerships.hint', icon: 'store' },
  {
    route: 'detailedSearch',
    text: 'menu.detailedSearch',
    hint: 'menu.detailedSearch.hint',
    icon: 'sliders-horizontal',
  },
];

export const financeEntries: MenuEntry[] = [
  { route: 'portalFinance', text: 'menu.portalFinance', hint: 'menu.portalFinance.hint', icon: 'banknote' },
  { route: 'portalAssure', text: 'menu.portalAssure', hint: 'menu.portalAssure.hint', icon: 'shield-check' },
  { route: 'portalLease', text: 'menu.portalLease', hint: 'menu.portalLease.hint', icon: 'key-round' },
];

export const magazineEntry: MenuEntry = { route: 'magazine', text: 'menu.magazine', icon: 'newspaper' };
export const adminEntry: MenuEntry = { route: 'admin', text: 'menu.dealerAdmin', icon: 'store' };
export const carParkEntry: MenuEntry = { route: 'myCarPark', text: 'menu.carPark', icon: 'square-parking' };
