import { sql } from 'kysely';
import type { Database, Tx } from '../../../db/database.ts';

export interface StoredColloquialName {
  id: number;
  word: string;
  key: string;
  /** `volkswagen`, `volkswagen/golf`, as they are called now. */
  vehicle: string;
  /** „VW Golf“ in full. */
  name: string;
  at: Date;
}

/** What operators say that people call makes and models; what is hidden by now means nothing. */
export async function loadColloquialNames(db: Database | Tx, nameId?: number): Promise<StoredColloquialName[]> {
  const { rows } = await sql<StoredColloquialName>`
    select spoken.id, spoken.word, spoken.key, concat_ws('/', make.slug, model.slug) as vehicle,
      concat_ws(' ', make.name, model.name) as name, spoken.updated_at as at
    from colloquial_name as spoken
    join make on make.id = spoken.make_id and make.hidden_at is null
    left join model as told on told.id = spoken.model_id
    left join model on model.id = coalesce(told.merged_into, told.id)
    where (spoken.model_id is null or model.hidden_at is null) ${nameId === undefined ? sql`` : sql`and spoken.id = ${nameId}`}
    order by spoken.key`.execute(db);
  return rows;
}

interface NewColloquialName {
  word: string;
  key: string;
  makeId: number;
  modelId: number | null;
}

/** Stores a name; undefined where its key has a meaning already. */
export async function insertColloquialName(tx: Tx, name: NewColloquialName): Promise<number | undefined> {
  const row = await tx
    .insertInto('colloquialName')
    .values(name)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function deleteColloquialName(tx: Tx, nameId: number): Promise<{ word: string } | undefined> {
  return tx.deleteFrom('colloquialName').where('id', '=', nameId).returning('word').executeTakeFirst();
}
