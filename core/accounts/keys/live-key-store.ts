import type { KeyScope } from '@kardan/contract/values/api-keys';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { DealershipState } from '../../db/schema.gen.ts';

const today = sql<string>`(now() at time zone 'Europe/Vienna')::date`;

export interface LiveKey {
  name: string;
  scopes: KeyScope[];
  secretHash: string;
  previousHash: string | null;
  isUsedToday: boolean;
  dealerships: { dealershipId: number; state: DealershipState }[];
}

/** A key that lives and may be used from the address, whatever secret came with it. */
export async function loadLiveKey(db: Database, id: string, address: string): Promise<LiveKey | undefined> {
  const { rows } = await sql<LiveKey>`
    select
      name, scopes, secret_hash as "secretHash", previous_hash as "previousHash", is_used_today as "isUsedToday", dealerships
    from live_key(${id}, ${address}::inet)`.execute(db);
  return rows[0];
}

export async function saveUse(db: Database, id: string): Promise<void> {
  await db
    .updateTable('apiKey')
    .set({ lastUsedOn: today })
    .where('id', '=', id)
    .where((key) => key.or([key('lastUsedOn', 'is', null), key('lastUsedOn', '<', today)]))
    .execute();
}
