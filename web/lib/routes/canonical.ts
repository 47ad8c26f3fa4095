import type { Query } from './query.ts';

/** Parameters that change how a page is shown, not what it shows: docs/decisions/0039-canonical-and-page-size.md. */
export const viewParameters = ['sort', 'limit', 'ansicht', 'ausschnitt', 'offen'];

/**
 * The path with its parameters in one order, without those that only show it differently: permuted addresses share one
 * canonical. The first page of a list is the list itself.
 */
export function canonicalPath(path: string, query: Query): string {
  const entries = Object.entries(query)
    .filter(([name, value]) => !viewParameters.includes(name) && !(name === 'page' && value === '1'))
    .flatMap(([name, value]) => [value ?? []].flat().map((each): [string, string] => [name, each]))
    .toSorted(([a, x], [b, y]) => a.localeCompare(b) || x.localeCompare(y));
  return entries.length > 0 ? `${path}?${new URLSearchParams(entries)}` : path;
}
