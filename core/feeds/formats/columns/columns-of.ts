import type { FeedFormat } from '@kardan/contract/values/feeds';
import { foldName } from '../spelling/fold-name.ts';
import { memoized } from '../spelling/memoized.ts';
import { autoscoutColumns } from './autoscout-columns.ts';
import type { FormatColumn } from './format-column.ts';
import { kardanColumns } from './kardan-columns.ts';
import { mobileColumns } from './mobile-columns.ts';

/** Every format's columns, in the order in which they are read. */
export const columnsOf: Record<FeedFormat, readonly FormatColumn[]> = {
  'kardan-csv': kardanColumns,
  'kardan-xlsx': kardanColumns,
  'kardan-json': kardanColumns,
  'mobile-csv': mobileColumns,
  'autoscout-json': autoscoutColumns,
};

/** Folding 120 headings for each of 20,000 lines would be half of the time. */
const finders = new Map(Object.values(columnsOf).map((columns) => [columns, memoized(finderOf(columns))]));

/** The column that a heading of a file means, whatever its capitals and signs. */
export function findColumn(format: FeedFormat, heading: string): FormatColumn | null {
  return finders.get(columnsOf[format])?.(heading) ?? null;
}

function finderOf(columns: readonly FormatColumn[]): (heading: string) => FormatColumn | null {
  const byName = new Map(
    columns.flatMap((column) => [column.name, ...(column.aliases ?? [])].map((name) => [foldName(name), column])),
  );
  return (heading) => byName.get(foldName(heading)) ?? null;
}
