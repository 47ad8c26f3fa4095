import { z } from 'zod';
import { readListCursor, writeListCursor } from '../../kernel/list-cursor.ts';

/** Where a page of cases ends, in an order by a moment. */
export interface CasePlace {
  /** Microseconds since 1970, as exact as the database is. */
  micros: number;
  id: string;
}

const place = z.tuple([z.int().min(0), z.uuid()]);

/** What asks for the cases after the last of a page; null where there are no more. */
export function caseCursor(last: CasePlace | undefined, isMore: boolean): string | null {
  return last && isMore ? writeListCursor([last.micros, last.id]) : null;
}

export function casePlace(cursor: string | undefined): CasePlace | undefined {
  const read = readListCursor(cursor, place);
  return read && { micros: read[0], id: read[1] };
}
