import { resolvePath } from '../routes/resolve-path.ts';
import type { RouteName } from '../routes/route-table.ts';

/** The page of an address by the name of its route: a path may hold a search, a person's words or an agent's token. */
export function pageName(path: string): RouteName {
  const [pathname = '/'] = path.split(/[?#]/, 1);
  const resolved = resolvePath(pathname);
  return resolved.kind === 'not-found' ? 'notFound' : resolved.name;
}
