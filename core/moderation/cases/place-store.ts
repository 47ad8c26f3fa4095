import { type RawBuilder, sql } from 'kysely';
import type { CasePlace } from './case-cursor.ts';

/** A moment as a cursor has it. */
export function microsOf(column: string): RawBuilder<number> {
  return sql`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint`;
}

/** Whether a row stands after a place in an order by a moment and its id; an index of both serves it. */
export function isAfter(
  { micros, id }: CasePlace,
  column: string,
  idColumn: string,
  direction: 'asc' | 'desc',
): RawBuilder<boolean> {
  const row = sql`(${sql.ref(column)}, ${sql.ref(idColumn)})`;
  const place = sql`(timestamptz 'epoch' + ${micros}::float8 * interval '1 microsecond', ${id}::uuid)`;
  return direction === 'asc' ? sql`${row} > ${place}` : sql`${row} < ${place}`;
}
