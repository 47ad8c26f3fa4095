import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** Whole seconds until a moment by the database's clock, which processes with clocks of their own agree on; 0 once it is past. */
export async function secondsUntil(tx: Tx, moment: Date): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select greatest(0, ceil(extract(epoch from ${moment}::timestamptz - clock_timestamp())))::int as seconds`.execute(
    tx,
  );
  return rows[0]?.seconds ?? 0;
}
