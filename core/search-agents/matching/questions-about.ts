import type { Database } from '../../db/database.ts';
import { labelPrices } from '../../pricing/label-prices.ts';
import type { ReadListing } from '../../search/index/read-listing-documents.ts';
import { carBeforeDrop, dueQuestions, type Question } from './due-questions.ts';

/** What there is to ask about these listings now; a price that fell is compared with what it was, rating included. */
export async function questionsAbout(db: Database, listings: readonly ReadListing[], now: Date): Promise<Question[]> {
  const former = listings.flatMap(({ id, previousPriceEur }): [number, number][] =>
    previousPriceEur === null ? [] : [[id, previousPriceEur]],
  );
  const labels = await labelPrices(db, new Map(former));
  return listings.flatMap((listing) => {
    const before = carBeforeDrop(listing, labels.get(listing.id) ?? 'unknown');
    return dueQuestions(listing, before, now);
  });
}
