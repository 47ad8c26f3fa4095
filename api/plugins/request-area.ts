import { apiPrefix } from '@kardan/contract/calls/call';

type RequestArea = 'search' | 'save' | 'office' | 'picture' | 'health' | 'public';

/** The first that fits decides. */
const areas: [method: RegExp, route: RegExp, area: RequestArea][] = [
  [/./, /^\/health\//, 'health'],
  [/./, new RegExp(`^${apiPrefix}/search(/|$)`), 'search'],
  [/./, new RegExp(`^${apiPrefix}/image`), 'picture'],
  [/^(POST|PUT|PATCH|DELETE)$/, new RegExp(`^${apiPrefix}/admin/dealership/`), 'save'],
  [/./, new RegExp(`^${apiPrefix}/admin/`), 'office'],
];

/** What a call is part of, as objectives are set: searches by visitors, saving by dealers, other work in the admin area. */
export function areaOf(method: string, route: string): RequestArea {
  return areas.find(([methods, routes]) => methods.test(method) && routes.test(route))?.[2] ?? 'public';
}
