import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** Every price that a listing was offered for, in order of time. */
export function loadPriceHistory(db: Database, listingId: number) {
  return db
    .selectFrom('listingPrice')
    .select(['validFrom', 'priceEur', 'novaIncluded'])
    .where('listingId', '=', listingId)
    .orderBy('validFrom')
    .execute();
}

/** What an advertised reduction of a listing counts from if its price changed now, and what holds for the price it has. */
export async function loadReductionFacts(db: Database, listingId: number) {
  const { rows } = await sql<{
    lowestEur: number;
    priceEur: number;
    novaIncluded: boolean;
    reducedFromEur: number | null;
  }>`
    select least(lowest_price_of_thirty_days(id, now()), price_eur) as "lowestEur", price_eur as "priceEur",
      nova_included as "novaIncluded", reduced_from_eur as "reducedFromEur"
    from listing where id = ${listingId} and published_at is not null`.execute(db);
  return rows[0];
}

/** The name of the generation that a version belongs to. */
export async function loadGenerationName(db: Database, generationId: number): Promise<string | null> {
  const row = await db.selectFrom('generation').select('name').where('id', '=', generationId).executeTakeFirst();
  return row?.name ?? null;
}
