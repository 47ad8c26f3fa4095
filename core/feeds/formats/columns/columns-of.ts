import type { FeedFormat } from '@kardan/contract/values/feeds';
import { foldName } from '../understanding/fold-name.ts';
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

const byName = new Map(Object.values(columnsOf).map((columns) => [columns, namesOf(columns)]));

/** The column that a heading of a file means, whatever its capitals and signs. */
export function findColumn(format: FeedFormat, heading: string): FormatColumn | undefined {
  return byName.get(columnsOf[format])?.get(foldName(heading));
}

function namesOf(columns: readonly FormatColumn[]): Map<string, FormatColumn> {
  return new Map(
    columns.flatMap((column) => [column.name, ...(column.aliases ?? [])].map((name) => [foldName(name), column])),
  );
}
