import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';

export async function insertCode(
  tx: Tx,
  searchAgentId: string,
  { minutes, isSilent }: { minutes: number; isSilent: boolean },
): Promise<string> {
  const { id } = await tx
    .insertInto('searchAgentCode')
    .values({
      searchAgentId,
      isSilent,
      expiresAt: sql<Date>`clock_timestamp() + make_interval(mins => ${minutes})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The newest code of an agent, and how often any of its codes was tried. */
export function loadNewestCode(db: Database | Tx, searchAgentId: string) {
  return db
    .selectFrom('searchAgentCode as code')
    .select(['code.id', 'code.tries', 'code.isSilent', 'code.usedAt'])
    .select(sql<boolean>`code.expires_at <= clock_timestamp()`.as('isExpired'))
    .select((row) =>
      row
        .selectFrom('searchAgentCode as every')
        .select(sql<number>`sum(every.tries)::int`.as('tries'))
        .whereRef('every.searchAgentId', '=', 'code.searchAgentId')
        .as('allTries'),
    )
    .where('code.searchAgentId', '=', searchAgentId)
    .orderBy('code.createdAt', 'desc')
    .orderBy('code.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function addTry(tx: Tx, codeId: string): Promise<void> {
  await tx
    .updateTable('searchAgentCode')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('id', '=', codeId)
    .execute();
}

export async function useCode(tx: Tx, codeId: string): Promise<void> {
  await tx.updateTable('searchAgentCode').set({ usedAt: sql<Date>`now()` }).where('id', '=', codeId).execute();
}

export function loadCodesOf(db: Database, searchAgentId: string) {
  return db
    .selectFrom('searchAgentCode')
    .select(['createdAt', 'expiresAt', 'usedAt', 'tries'])
    .where('searchAgentId', '=', searchAgentId)
    .orderBy('createdAt', 'desc')
    .execute();
}

export async function deleteCodesOf(tx: Tx, searchAgentId: string): Promise<void> {
  await tx.deleteFrom('searchAgentCode').where('searchAgentId', '=', searchAgentId).execute();
}
