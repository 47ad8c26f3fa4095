export const carsPerPage = 20;
/** The API counts pages as far as 10,000 hits. */
const maxPage = 500;

/** The page an address asks for: 1 unless told, undefined when there can be no such page. */
export function pageFromUrl(values: string[]): number | undefined {
  const [value] = values;
  if (value === undefined) return 1;
  if (values.length > 1 || !/^[1-9]\d{0,2}$/.test(value)) return undefined;
  return Number(value) <= maxPage ? Number(value) : undefined;
}

/** The last page that can be shown of that many cars. */
export function lastPageOf(total: number): number {
  return Math.min(Math.max(Math.ceil(total / carsPerPage), 1), maxPage);
}
