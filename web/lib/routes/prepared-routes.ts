import type { RouteName } from './route-table.ts';

/** Pages whose address is settled and linked, but which are not built yet: they say so, and are not for search engines. */
export const preparedRoutes: ReadonlySet<RouteName> = new Set<RouteName>(['portalMediaData']);
