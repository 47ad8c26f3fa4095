/** Parameters that change how a page is shown, not what it shows. */
const dropped = new Set(['sort', 'limit', 'ansicht', 'ausschnitt']);

type Query = Record<string, string | string[] | undefined>;

/** The path with its parameters in one order, without sort and limit: permuted addresses share one canonical. */
export function canonicalPath(path: string, query: Query): string {
  const entries = Object.entries(query)
    .filter(([name]) => !dropped.has(name))
    .flatMap(([name, value]) => [value ?? []].flat().map((each): [string, string] => [name, each]))
    .toSorted(([a, x], [b, y]) => a.localeCompare(b) || x.localeCompare(y));
  return entries.length > 0 ? `${path}?${new URLSearchParams(entries)}` : path;
}
