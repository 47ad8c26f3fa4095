import type { z } from 'zod';
import { InvalidCursor } from './errors.ts';

/** Where a list goes on: what its last row is ordered by. Opaque to whoever is handed it. */
export function writeListCursor(values: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** What `writeListCursor` wrote of such a place; whatever else it is, is refused. */
export function readListCursor<T>(cursor: string | undefined, place: z.ZodType<T>): T | undefined {
  if (cursor === undefined) return undefined;
  const { success, data } = place.safeParse(parse(cursor));
  if (!success) throw new InvalidCursor();
  return data;
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    throw new InvalidCursor();
  }
}
