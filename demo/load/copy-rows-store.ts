import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { columnName } from './copy-text.ts';

/** Adds rows that are already in COPY text format; every constraint and foreign key is checked as for any insert. */
export async function copyRows(
  client: pg.ClientBase,
  table: string,
  properties: readonly string[],
  rows: string | Uint8Array,
): Promise<void> {
  const columns = properties.map(columnName).join(', ');
  const copying = client.query(copyFrom(`copy ${table} (${columns}) from stdin`));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  copying.on('finish', resolve).on('error', reject);
  copying.end(rows);
  await promise;
}
