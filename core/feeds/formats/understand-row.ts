import type { FeedFormat } from '@kardan/contract/values/feeds';
import type { FeedCar, FeedRow } from '../feed-car.ts';
import { columnsOf, findColumn } from './columns/columns-of.ts';
import type { FormatColumn } from './columns/format-column.ts';
import { type CarDraft, type Cell, newDraft, note } from './understanding/car-draft.ts';
import { finishCar } from './understanding/finish-car.ts';
import { readCell } from './understanding/read-cell.ts';
import type { UnderstandingContext } from './understanding-context.ts';

/**
 * A line of a file as a car in our words. It never throws: what cannot be understood is left out and noted with its column, its
 * value and what we hold it for; only a line without a number or with a wrong number of columns is refused.
 */
export function understandRow(row: FeedRow, context: UnderstandingContext): FeedCar {
  const car = newDraft(row, context);
  if (row.defect) note(car, row.defect, null, null, { severity: 'refuses' });
  const cells = cellsByColumn(row, context.format);
  for (const column of columnsOf[context.format]) {
    const cell = cells.get(column);
    if (cell) readCell(car, column, cell);
  }
  finishCar(car);
  const { line } = row;
  const { number, site, fields, pictures, issues } = car satisfies CarDraft;
  return { line, number, site, fields: row.defect ? {} : fields, pictures, issues };
}

function cellsByColumn({ values }: FeedRow, format: FeedFormat): Map<FormatColumn, Cell> {
  const cells = new Map<FormatColumn, Cell>();
  for (const heading in values) {
    const column = findColumn(format, heading);
    const raw = values[heading]?.trim();
    // Of two headings for the same the first one counts.
    if (column && raw && !cells.has(column)) cells.set(column, { heading, raw });
  }
  return cells;
}
