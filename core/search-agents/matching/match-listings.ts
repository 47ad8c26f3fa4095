import { viennaDay } from '@kardan/contract/values/vienna-day';
import { type Database, inTransaction } from '../../db/database.ts';
import { SearchUnavailable } from '../../kernel/errors.ts';
import type { SearchEngine } from '../../search/engine.ts';
import { type ReadListing, readListingDocuments } from '../../search/index/read-listing-documents.ts';
import { agentEngine, hasCurrentAgentIndex } from '../agent-index/agent-index.ts';
import { askAgents } from './ask-agents.ts';
import { matchingFingerprint } from './matching-fingerprint.ts';
import { loadMatched, type Matched, noteAsked, saveMatched } from './matching-store.ts';
import { questionsAbout } from './questions-about.ts';
import { storeAnswers } from './store-answers.ts';

/** Listings that are asked about in one round trip, while those before them are being stored. */
export const listingsAtATime = 25;

export interface MatchingResult {
  /** Listings that agents were asked about. */
  asked: number;
  /** Listings whose revision changed nothing that an agent could ask for. */
  unchanged: number;
  /** Agents that were told of something, counted once for each listing portion. */
  told: number;
}

interface ChangedListing extends ReadListing {
  fingerprint: string;
}

/**
 * Tells search agents of listings: stores for each active agent what it asked to be told and was not told yet, together
 * with the job that mails it. The same state of a listing is asked about once; running late, twice or out of order ends in
 * the same matches.
 */
export async function matchListings(
  { db, search }: { db: Database; search: SearchEngine },
  listingIds: readonly number[],
  now = new Date(),
): Promise<MatchingResult> {
  const engine = agentEngine(search);
  const { changed, unchanged } = await loadChanged(db, listingIds);
  if (unchanged.length > 0) await inTransaction(db, (tx) => saveMatched(tx, unchanged.map(matchedOf)));
  // One of an older kind would not know what it is asked.
  if (changed.length > 0 && !(await hasCurrentAgentIndex(engine))) {
    throw new SearchUnavailable(new Error('the index of search agents is being rebuilt'));
  }
  let told = 0;
  let storing = Promise.resolve(0);
  try {
    for (let from = 0; from < changed.length; from += listingsAtATime) {
      const listings = changed.slice(from, from + listingsAtATime);
      await noteAsked(
        db,
        listings.map(({ id }) => id),
      );
      const questions = await questionsAbout(db, listings, now);
      const answered = await askAgents(engine, questions, { today: viennaDay(now) });
      told += await storing;
      storing = inTransaction(db, async (tx) => {
        const agents = await storeAnswers(tx, answered);
        await saveMatched(tx, listings.map(matchedOf));
        return agents;
      });
      // Awaited with the next portion; until then a failure must not count as unhandled.
      storing.catch(() => undefined);
    }
    told += await storing;
  } finally {
    await Promise.allSettled([storing]);
  }
  return { asked: changed.length, unchanged: unchanged.length, told };
}

function matchedOf({ id, revision, fingerprint }: ChangedListing): Matched {
  return { listingId: id, revision, fingerprint };
}

/** Listings at a revision that was not matched yet, apart by whether anything of interest has changed. */
async function loadChanged(
  db: Database,
  listingIds: readonly number[],
): Promise<{ changed: ChangedListing[]; unchanged: ChangedListing[] }> {
  const ids = [...new Set(listingIds)];
  if (ids.length === 0) return { changed: [], unchanged: [] };
  const [listings, matched] = await Promise.all([readListingDocuments(db, ids), loadMatched(db, ids)]);
  const changed: ChangedListing[] = [];
  const unchanged: ChangedListing[] = [];
  for (const listing of listings) {
    const last = matched.get(listing.id);
    if (last && last.revision >= listing.revision) continue;
    const fingerprint = matchingFingerprint(listing);
    (last?.fingerprint === fingerprint ? unchanged : changed).push({ ...listing, fingerprint });
  }
  return { changed, unchanged };
}
