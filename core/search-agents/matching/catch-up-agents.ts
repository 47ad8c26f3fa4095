import { viennaDay } from '@kardan/contract/values/vienna-day';
import { type Database, inTransaction } from '../../db/database.ts';
import type { SearchEngine } from '../../search/engine.ts';
import { readListingDocuments } from '../../search/index/read-listing-documents.ts';
import { agentEngine } from '../agent-index/agent-index.ts';
import { askAgents } from './ask-agents.ts';
import { loadAskedSince, loadEarliestChange } from './matching-store.ts';
import { questionsAbout } from './questions-about.ts';
import { storeAnswers } from './store-answers.ts';

const portion = 100;

/**
 * Tells agents what they missed between their change and its arrival in the index: listings that were matched meanwhile,
 * without them or by their former search. Listings matched from now on see them. Seconds as a rule, hours after an outage.
 */
export async function catchUpAgents(
  { db, search }: { db: Database; search: SearchEngine },
  agentIds: readonly string[],
  now = new Date(),
): Promise<void> {
  const since = await loadEarliestChange(db, agentIds);
  if (!since) return;
  const engine = agentEngine(search);
  await engine.client.indices.refresh({ index: engine.readAlias });
  for (let after = 0; ; ) {
    const listingIds = await loadAskedSince(db, since, after, portion);
    if (listingIds.length > 0) {
      const questions = await questionsAbout(db, await readListingDocuments(db, listingIds), now);
      const answered = await askAgents(engine, questions, { today: viennaDay(now), agentIds });
      await inTransaction(db, (tx) => storeAnswers(tx, answered));
    }
    if (listingIds.length < portion) return;
    after = listingIds.at(-1) as number;
  }
}
