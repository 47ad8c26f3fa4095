import { InvalidCursor } from './errors.ts';

/** Where a list goes on: what its last row is ordered by. Opaque to whoever is handed it. */
export function writeListCursor(values: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** What `writeListCursor` wrote, of these types; whatever else it is, is refused. */
export function readListCursor<const T extends readonly ('string' | 'number')[]>(
  cursor: string | undefined,
  types: T,
): { [K in keyof T]: T[K] extends 'string' ? string : number } | undefined {
  if (cursor === undefined) return undefined;
  const values = parse(cursor);
  const fits =
    Array.isArray(values) && values.length === types.length && types.every((type, i) => isOf(type, values[i]));
  if (!fits) throw new InvalidCursor();
  return values as never;
}

function isOf(type: 'string' | 'number', value: unknown): boolean {
  return type === 'number' ? Number.isSafeInteger(value) : typeof value === 'string' && !value.includes('\0');
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    throw new InvalidCursor();
  }
}
