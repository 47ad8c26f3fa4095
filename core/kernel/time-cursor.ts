import { z } from 'zod';
import { InvalidCursor } from './errors.ts';
import { placeMoment } from './place-parts.ts';

/** Where a list goes on that is ordered by a moment, or a day, and an id. */
export interface TimePlace {
  at: string;
  id: string;
}

interface Forms {
  at?: z.ZodType<string>;
  id?: z.ZodType<string>;
}

export function writeTimeCursor({ at, id }: { at: string; id: string | number }): string {
  return `${at}/${id}`;
}

/** The place that a cursor names, of a moment and a UUID unless told; refuses what is none of ours. */
export function readTimeCursor(
  cursor: string | undefined,
  { at = placeMoment, id = z.uuid() }: Forms = {},
): TimePlace | undefined {
  if (cursor === undefined) return undefined;
  const place = z.tuple([at, id]).safeParse(cursor.split('/'));
  if (!place.success) throw new InvalidCursor();
  return { at: place.data[0], id: place.data[1] };
}
