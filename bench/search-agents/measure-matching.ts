import { viennaDay } from '@kardan/contract/values/vienna-day';
import { jobCatalogue } from '@kardan/core/jobs/job-catalogue';
import { readListingDocuments } from '@kardan/core/search/index/read-listing-documents';
import { agentEngine } from '@kardan/core/search-agents/agent-index/agent-index';
import { questionsText } from '@kardan/core/search-agents/matching/ask-agents';
import { buildQuestion } from '@kardan/core/search-agents/matching/build-question';
import { listingsAtATime, matchListings } from '@kardan/core/search-agents/matching/match-listings';
import { questionsAbout } from '@kardan/core/search-agents/matching/questions-about';
import type { Services } from '@kardan/core/services';
import { countMatches, forgetMatching } from './listing-store.ts';

export interface MatchingSpeed {
  listings: number;
  /** Agents that were found for a listing, on average, and the most for one. */
  hits: number;
  maxHits: number;
  /** Listings a second, one figure for each round. */
  bare: number[];
  worker: number[];
}

interface BareAnswer {
  responses: { error?: { type: string }; hits: { hits: unknown[] } }[];
}

/** The same listings on the bare engine and through the worker's use case, in turns. */
export async function measureMatching(
  services: Services,
  listingIds: number[],
  rounds: number,
): Promise<MatchingSpeed> {
  const texts = await questionTexts(services, listingIds);
  const speed: MatchingSpeed = { listings: listingIds.length, hits: 0, maxHits: 0, bare: [], worker: [] };
  // One pass that does not count: caches of the engine and the compiler's choices.
  await askBare(services, texts.slice(0, 4));
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    const hits = await askBare(services, texts);
    speed.bare.push((listingIds.length / (performance.now() - started)) * 1_000);
    speed.hits = hits.reduce((sum, count) => sum + count, 0) / listingIds.length;
    speed.maxHits = Math.max(...hits);
    await forgetMatching(services.db, listingIds);
    speed.worker.push(await throughWorker(services, listingIds));
    const stored = await countMatches(services.db, listingIds);
    const found = hits.reduce((sum, count) => sum + count, 0);
    if (stored !== found) throw new Error(`the engine finds ${found} matches, the worker stored ${stored}`);
  }
  return speed;
}

async function questionTexts(services: Services, listingIds: number[]): Promise<string[]> {
  const now = new Date();
  const texts: string[] = [];
  for (let from = 0; from < listingIds.length; from += listingsAtATime) {
    const listings = await readListingDocuments(services.db, listingIds.slice(from, from + listingsAtATime));
    const questions = await questionsAbout(services.db, listings, now);
    texts.push(questionsText(questions.map((question) => buildQuestion(question, { today: viennaDay(now) }))));
  }
  return texts;
}

/** Hits of each question. */
async function askBare({ search }: Services, texts: string[]): Promise<number[]> {
  const { client, readAlias } = agentEngine(search);
  const hits: number[] = [];
  for (const text of texts) {
    const { body } = await client.msearch({ index: readAlias, body: text as never }, { requestTimeout: 120_000 });
    for (const { error, hits: found } of (body as unknown as BareAnswer).responses) {
      if (error) throw new Error(`the engine refuses: ${error.type}`);
      hits.push(found.hits.length);
    }
  }
  return hits;
}

async function throughWorker(services: Services, listingIds: number[]): Promise<number> {
  const { batchSize } = jobCatalogue['match-listing'];
  const started = performance.now();
  for (let from = 0; from < listingIds.length; from += batchSize) {
    await matchListings(services, listingIds.slice(from, from + batchSize));
  }
  return (listingIds.length / (performance.now() - started)) * 1_000;
}
