import { z } from 'zod';
import { readListCursor, writeListCursor } from '../../../kernel/list-cursor.ts';
import type { ListPlace } from './thread-list-store.ts';

const place = z.tuple([z.int().min(0).max(3), z.number(), z.uuid(), z.int().min(0).max(8_640_000_000_000_000)]);

/** Where a page ends, and at which moment its list was asked for: what becomes late meanwhile does not move. */
export function cursorOf({ rank, sortKey, id }: ListPlace, now: Date): string {
  return writeListCursor([rank, sortKey, id, now.getTime()]);
}

export function placeOf(cursor: string | undefined): (ListPlace & { now: Date }) | undefined {
  const read = readListCursor(cursor, place);
  return read && { rank: read[0], sortKey: read[1], id: read[2], now: new Date(read[3]) };
}
