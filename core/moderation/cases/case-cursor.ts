import { z } from 'zod';
import { InvalidCursor } from '../../kernel/errors.ts';

/** Where a page of cases ends, in an order by a moment. */
export interface CasePlace {
  /** Microseconds since 1970, as exact as the database is. */
  micros: number;
  id: string;
}

const place = z.tuple([z.int().min(0), z.uuid()]);

/** What asks for the cases after the last of a page; null where there are no more. */
export function caseCursor(last: CasePlace | undefined, isMore: boolean): string | null {
  if (!last || !isMore) return null;
  return Buffer.from(JSON.stringify([last.micros, last.id])).toString('base64url');
}

export function casePlace(cursor: string | undefined): CasePlace | undefined {
  if (cursor === undefined) return undefined;
  const parsed = place.safeParse(jsonOf(Buffer.from(cursor, 'base64url').toString()));
  if (!parsed.success) throw new InvalidCursor();
  const [micros, id] = parsed.data;
  return { micros, id };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
