import type { Language } from '@kardan/contract/values/identifiers';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../db/database.ts';

export interface StoredTemplate {
  id: string;
  name: string;
  language: Language;
  body: string;
}

/** All that a dealership has made of its own, and which of ours it has removed. */
export function loadTemplates(
  db: Database,
  dealershipId: number,
): Promise<(StoredTemplate & { isRemoved: boolean })[]> {
  return db
    .selectFrom('replyTemplate')
    .select(['id', 'name', 'language', 'body', 'isRemoved'])
    .where('dealershipId', '=', dealershipId)
    .orderBy(sql`name collate people`)
    .orderBy('id')
    .execute();
}

export async function countOtherTemplates(tx: Tx, dealershipId: number, templateId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('replyTemplate')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('dealershipId', '=', dealershipId)
    .where('id', '<>', templateId)
    .where('isRemoved', '=', false)
    .executeTakeFirstOrThrow();
  return count;
}

export async function saveTemplate(tx: Tx, dealershipId: number, template: StoredTemplate): Promise<void> {
  const { id, ...words } = template;
  const fields = { ...words, isRemoved: false };
  await tx
    .insertInto('replyTemplate')
    .values({ dealershipId, id, ...fields })
    .onConflict((conflict) => conflict.columns(['dealershipId', 'id']).doUpdateSet(fields))
    .execute();
}

/** Keeps one of ours away, with nothing of what the dealership made of it; its name, or undefined when it was away. */
export async function hideTemplate(tx: Tx, dealershipId: number, ours: StoredTemplate): Promise<string | undefined> {
  const { id, ...words } = ours;
  const fields = { ...words, isRemoved: true };
  const row = await tx
    .insertInto('replyTemplate')
    .values({ dealershipId, id, ...fields })
    .onConflict((conflict) =>
      conflict.columns(['dealershipId', 'id']).doUpdateSet(fields).where('replyTemplate.isRemoved', '=', false),
    )
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

/** Its name, or undefined when there is none. */
export async function deleteTemplate(tx: Tx, dealershipId: number, templateId: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('replyTemplate')
    .where('dealershipId', '=', dealershipId)
    .where('id', '=', templateId)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}
