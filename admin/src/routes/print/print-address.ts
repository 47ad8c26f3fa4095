import type { StockFilter } from '@kardan/contract/calls/stock/stock-list';
import { dealershipPath } from '#domain/addresses.ts';

/** What can be printed of a selection of cars. */
export const printKinds = ['a4', 'a5', 'label', 'poster'] as const;
export type PrintKind = (typeof printKinds)[number];

interface Printed {
  filter: StockFilter;
  ids?: number[] | undefined;
}

/** The page that prints these cars. */
export function printPath(slug: string, { filter, ids }: Printed): string {
  const search = Object.entries({ ...filter, ...(ids && { id: ids }) });
  const query = new URLSearchParams(search.map(([key, value]) => [key, asSearch(value)]));
  return `${dealershipPath(slug, 'print')}${query.size > 0 ? `?${query}` : ''}`;
}

/** As the router writes addresses: words as they are, everything else as JSON. */
function asSearch(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export function readPrinted(search: Record<string, unknown>): { kind: PrintKind; ids: number[] | undefined } {
  const { kind, id } = search;
  const ids = (Array.isArray(id) ? id : [id]).filter((each): each is number => Number.isInteger(each) && each > 0);
  return { kind: printKinds.find((known) => known === kind) ?? 'a4', ids: ids.length > 0 ? ids : undefined };
}
