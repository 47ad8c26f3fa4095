import { type RouteName, routes } from './route-table.ts';

/** Pages whose address is settled and linked, but which are not built yet: they say so, and are not for search engines. */
export const preparedRoutes: ReadonlySet<RouteName> = new Set<RouteName>([
  'login',
  'admin',
  'adminNewDealer',
  'adminDealership',
  'adminReport',
  'adminOverview',
  'adminEdit',
  'adminEditDistricts',
  'adminEditOwnDistrict',
  'adminEditContractMakes',
  'adminPersonEdit',
  'adminPersonCreate',
  'adminImages',
  'adminOffers',
  'adminOfferNew',
  'adminOfferEdit',
  'adminEditApiProvider',
]);

/** A page in preparation about something that its path names: nothing bears a name there yet, so every name is unknown. */
export function namesNothingYet(name: RouteName): boolean {
  return preparedRoutes.has(name) && routes[name].includes('{');
}
