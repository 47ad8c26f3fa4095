import type { PageSize } from './page-size.ts';

/** The API counts pages as far as this many hits. */
const maxHits = 10_000;

/** The page an address asks for: 1 unless told, undefined when there can be no such page. */
export function pageFromUrl(values: string[], limit: PageSize): number | undefined {
  const [value] = values;
  if (value === undefined) return 1;
  if (values.length > 1 || !/^[1-9]\d{0,2}$/.test(value)) return undefined;
  return Number(value) * limit <= maxHits ? Number(value) : undefined;
}

/** The last page that can be shown of that many cars. */
export function lastPageOf(total: number, limit: PageSize): number {
  return Math.max(Math.ceil(Math.min(total, maxHits) / limit), 1);
}
