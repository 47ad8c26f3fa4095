import { z } from 'zod';
import { InvalidCursor } from '../../../kernel/errors.ts';
import type { ListPlace } from './thread-list-store.ts';

const place = z.tuple([z.int().min(0).max(3), z.number(), z.uuid(), z.int().min(0).max(8_640_000_000_000_000)]);

/** Where a page ends, and at which moment its list was asked for: what becomes late meanwhile does not move. */
export function cursorOf({ rank, sortKey, id }: ListPlace, now: Date): string {
  return Buffer.from(JSON.stringify([rank, sortKey, id, now.getTime()])).toString('base64url');
}

export function placeOf(cursor: string): ListPlace & { now: Date } {
  const parsed = place.safeParse(jsonOf(Buffer.from(cursor, 'base64url').toString()));
  if (!parsed.success) throw new InvalidCursor();
  const [rank, sortKey, id, now] = parsed.data;
  return { rank, sortKey, id, now: new Date(now) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
