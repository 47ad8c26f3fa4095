import { type Sort, sorts } from '@kardan/contract/values/sorts';
import { z } from 'zod';
import { InvalidCursor } from '../../kernel/errors.ts';

/** Prices, dates, ids and distances: each of our own is exact as a number. The engine fails at what fits no long of its own. */
const sortValue = z.number().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER);
const content = z.tuple([z.enum(sorts)], sortValue);

/** Names the place after a hit: the order it was taken from and the hit's sort values. */
export function writeCursor(sort: Sort, sortValues: number[]): string {
  return Buffer.from(JSON.stringify([sort, ...sortValues])).toString('base64url');
}

/** The sort values in a cursor; refuses one that was made for another order or by somebody else. */
export function readCursor(cursor: string, sort: Sort, length: number): number[] {
  let decoded: unknown;
  try {
    decoded = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    throw new InvalidCursor();
  }
  const parsed = content.safeParse(decoded);
  if (!parsed.success) throw new InvalidCursor();
  const [cursorSort, ...values] = parsed.data;
  if (cursorSort !== sort || values.length !== length) throw new InvalidCursor();
  return values;
}
