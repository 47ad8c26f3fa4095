import { estateRoutes, sectionRoutes } from '#domain/search/sections.ts';
import { type RouteName, type RouteWith, routeNames, routes } from '#lib/routes/route-table.ts';
import { pageOf, type SitemapPage } from './sitemap-page.ts';

/** Pages without parameters that are nothing to find: they are one visitor's, lead nowhere, or are no pages for people. */
const keptFromSearchEngines: ReadonlySet<RouteName> = new Set<RouteName>([
  'login',
  'myCarPark',
  'myCarParkComparison',
  'admin',
  'adminNewDealer',
  'notFound',
  'magazineFeed',
]);

/** Listed with their makes, as far as there are cars. */
const sections = new Set<RouteName>(
  [...Object.values(sectionRoutes), ...Object.values(estateRoutes)].map(({ all }) => all),
);

/** Every page that has one address in each language. */
export function fixedPages(): SitemapPage[] {
  return routeNames
    .filter(isFixed)
    .filter((name) => !keptFromSearchEngines.has(name) && !sections.has(name))
    .flatMap((name) => pageOf(name, {}));
}

function isFixed(name: RouteName): name is RouteWith<never> {
  return !routes[name].includes('{');
}
