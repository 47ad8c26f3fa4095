import type { SimilarListings } from '@kardan/contract/calls/search/similar-listings';
import type { Database } from '../../db/database.ts';
import { NotFound } from '../../kernel/errors.ts';
import { readListingRows } from '../../listings/cards/read-listing-rows.ts';
import { listingIdOf } from '../../listings/reading/listing-reference.ts';
import { visibilityOf } from '../../listings/reading/visibility-rules.ts';
import type { SearchEngine } from '../engine.ts';
import { cardOf } from '../query/engine-answer.ts';
import { runSearches } from '../query/run-searches.ts';
import { buildSimilarSearches, carsShown } from './build-similar-searches.ts';

/** Cars on offer that come closest to a car that is or was public: of its model first, then of its kind. */
export async function findSimilarListings(
  { db, search }: { db: Database; search: SearchEngine },
  reference: string,
): Promise<SimilarListings> {
  const listingId = listingIdOf(reference);
  const [car] = listingId === undefined ? [] : await readListingRows(db, [listingId]);
  const asOf = new Date();
  if (!car || visibilityOf(car, asOf) === 'unknown') throw new NotFound('listing');
  const answers = await runSearches(search, 'similar', buildSimilarSearches(car));
  const cards = answers.flatMap(({ hits }) => hits.hits.map(cardOf));
  return { items: cards.slice(0, carsShown), asOf: asOf.toISOString() };
}
