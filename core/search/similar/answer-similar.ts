import type { Database } from '../../db/database.ts';
import { NotFound } from '../../kernel/errors.ts';
import { listingIdOf } from '../../listings/listing-reference.ts';
import { shareAnswer } from '../answer-search.ts';
import type { SearchEngine } from '../engine.ts';
import { findSimilarListings } from './find-similar-listings.ts';

/** The answer as JSON, shared for seconds by everybody who looks at the same car, whatever its address says. */
export async function answerSimilar(
  services: { db: Database; search: SearchEngine },
  reference: string,
): Promise<Buffer> {
  const listingId = listingIdOf(reference);
  if (listingId === undefined) throw new NotFound('listing');
  return shareAnswer(services, 'similar', { listingId }, () => findSimilarListings(services, listingId));
}
