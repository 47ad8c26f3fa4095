import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';

interface NamedRequest {
  dealershipId: number;
  key: string;
}

export async function loadAnswer(tx: Tx, { dealershipId, key }: NamedRequest, keptHours: number) {
  return tx
    .selectFrom('idempotentAnswer')
    .select(['requestHash', 'answer'])
    .where('dealershipId', '=', dealershipId)
    .where('key', '=', key)
    .where('createdAt', '>', sql<Date>`now() - make_interval(hours => ${keptHours})`)
    .executeTakeFirst();
}

export async function saveAnswer(
  tx: Tx,
  { dealershipId, key }: NamedRequest,
  { requestHash, answer }: { requestHash: string; answer: unknown },
): Promise<void> {
  const values = { requestHash, answer: JSON.stringify(answer), createdAt: new Date() };
  await tx
    .insertInto('idempotentAnswer')
    .values({ dealershipId, key, ...values })
    .onConflict((conflict) => conflict.columns(['dealershipId', 'key']).doUpdateSet(values))
    .execute();
}

/** Forgets all of a dealership's but the newest. */
export async function deleteAnswersBeyond(tx: Tx, dealershipId: number, kept: number): Promise<void> {
  await sql`
    delete from idempotent_answer where dealership_id = ${dealershipId} and created_at < (
      select created_at from idempotent_answer where dealership_id = ${dealershipId}
      order by created_at desc offset ${kept - 1} limit 1
    )`.execute(tx);
}

export async function deleteAnswers(db: Database, keptHours: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotentAnswer')
    .where('createdAt', '<', sql<Date>`now() - make_interval(hours => ${keptHours})`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
