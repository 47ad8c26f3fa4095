import { classes } from '@kardan/ui/classes.ts';
import type { ReactNode } from 'react';

export interface FigureColumn<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  numeric?: boolean;
  /** Names the row. */
  main?: boolean;
  /** Left out on phones: what it says stands in the file too. */
  wideOnly?: boolean;
  className?: string;
}

interface Props<Row> {
  caption: string;
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
}

/** The numbers beside a drawing: narrow enough to stay a table on a phone. */
export function FigureTable<Row>({ caption, columns, rows, keyOf }: Props<Row>) {
  return (
    <table className="w-full border-collapse text-xs md:text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line-strong">
          {columns.map(({ id, header, numeric, wideOnly, className }) => (
            <th
              key={id}
              scope="col"
              className={classes(
                'px-1.5 py-2 text-2xs font-medium text-text-3 first:pl-0 last:pr-0 md:text-xs',
                numeric ? 'text-right' : 'text-left',
                wideOnly && 'max-md:hidden print:table-cell',
                className,
              )}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className="break-inside-avoid border-b border-line last:border-0">
            {columns.map(({ id, cell, numeric, main, wideOnly, className }) => {
              const Cell = main ? 'th' : 'td';
              return (
                <Cell
                  key={id}
                  scope={main ? 'row' : undefined}
                  className={classes(
                    'px-1.5 py-2 font-regular first:pl-0 last:pr-0',
                    numeric ? 'text-right whitespace-nowrap' : 'text-left',
                    wideOnly && 'max-md:hidden print:table-cell',
                    className,
                  )}
                >
                  {cell(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
