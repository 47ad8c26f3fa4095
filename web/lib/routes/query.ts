/** The query of an address as Next hands it to a page. */
export type Query = Record<string, string | string[] | undefined>;

export function toSearchParams(query: Query): URLSearchParams {
  return new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value ?? []].flat().map((each): [string, string] => [name, each]),
    ),
  );
}
