import type { ReactNode } from 'react';
import { Link } from '../actions/link.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../icons/icon.tsx';

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand right. */
  numeric?: boolean;
  /** Spans the block below md and shows no label there: the row's title. */
  main?: boolean;
  /** The link that sorts by it, and how it is sorted now. */
  sortHref?: string;
  sorted?: 'ascending' | 'descending';
};

type TableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
};

/** A table from md on; below that every row is a block of labelled values, so that nothing scrolls sideways. */
export function Table<Row>({ caption, columns, rows, keyOf }: TableProps<Row>) {
  return (
    <div className="relative">
      <table className="w-full border-collapse text-sm max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-md:sr-only">
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                aria-sort={column.sortHref ? (column.sorted ?? 'none') : undefined}
                className={classes(
                  'border-b border-line-strong px-2.5 py-2 text-xs font-medium whitespace-nowrap text-text-3',
                  column.numeric ? 'text-right' : 'text-left',
                )}
              >
                <ColumnTitle header={column.header} sortHref={column.sortHref} sorted={column.sorted} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              className="border-b border-line transition-colors duration-(--t-fast) max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:gap-y-2 max-md:py-3.5 md:hover:bg-surface-2"
            >
              {columns.map((column) => (
                <td
                  key={column.id}
                  data-label={column.main ? undefined : column.header}
                  className={classes(
                    'align-middle max-md:block md:px-2.5 md:py-2',
                    column.numeric && 'md:text-right md:whitespace-nowrap',
                    column.main
                      ? 'max-md:col-span-2'
                      : 'max-md:before:block max-md:before:text-2xs max-md:before:text-text-3 max-md:before:content-[attr(data-label)]',
                  )}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ColumnTitle({ header, sortHref, sorted }: Pick<Column<never>, 'header' | 'sortHref' | 'sorted'>) {
  if (!sortHref) return header;
  return (
    <Link
      href={sortHref}
      className="inline-flex min-h-8 items-center gap-1 underline-offset-3 hover:text-text hover:underline"
    >
      {header}
      <Icon
        name={sorted === 'ascending' ? 'arrow-up' : sorted === 'descending' ? 'arrow-down' : 'arrow-up-down'}
        size={13}
        className={sorted ? 'text-accent-text' : undefined}
      />
    </Link>
  );
}
