import type { SearchIndex } from '@kardan/contract/calls/operator/operations';
import type { Database } from '../../db/database.ts';
import { type QueueOverview, summariseQueues } from '../../jobs/inspect-queues.ts';
import type { JobName } from '../../jobs/job-catalogue.ts';
import { estimateOffered } from '../../listings/cards/read-listing-rows.ts';
import type { SearchEngine } from '../../search/engine.ts';
import { hasCurrentIndex } from '../../search/index/listing-index.ts';
import { type IndexState, readIndexState } from '../../search/index/read-index-state.ts';
import {
  agentAliases,
  estimateActiveAgents,
  readAgentIndexState,
} from '../../search-agents/agent-index/read-agent-index-state.ts';

export interface IndexServices {
  db: Database;
  search: SearchEngine;
}

const unknown = { name: null, written: [], documents: null, sizeBytes: null, isCurrent: false };

/** How the indices of cars and of search agents stand; nothing is counted for it. */
export async function measureIndices({
  db,
  search,
}: IndexServices): Promise<{ engineAnswers: boolean; items: SearchIndex[] }> {
  const [queues, listings, agents, offered, activeAgents] = await Promise.all([
    summariseQueues(db),
    orUndefined(readListingIndexState(search)),
    orUndefined(readAgentIndexState(search)),
    estimateOffered(db),
    estimateActiveAgents(db),
  ]);
  const { readAlias, writeAlias } = search;
  return {
    engineAnswers: listings !== undefined && agents !== undefined,
    items: [
      {
        kind: 'listings',
        ...(listings ?? unknown),
        readAlias,
        writeAlias,
        rows: offered,
        ...waitingIn(queues, 'index-listing'),
      },
      {
        kind: 'agents',
        ...(agents ?? unknown),
        ...agentAliases(search),
        rows: activeAgents,
        ...waitingIn(queues, 'index-search-agent'),
      },
    ],
  };
}

async function readListingIndexState(search: SearchEngine): Promise<IndexState & { isCurrent: boolean }> {
  const [state, isCurrent] = await Promise.all([readIndexState(search), hasCurrentIndex(search)]);
  return { ...state, isCurrent };
}

/** An engine that does not answer is shown as such. */
function orUndefined<T>(answer: Promise<T>): Promise<T | undefined> {
  return answer.catch(() => undefined);
}

function waitingIn(queues: QueueOverview[], job: JobName): { waiting: number; lagSeconds: number | null } {
  const queue = queues.find(({ name }) => name === job);
  return { waiting: queue ? queue.queued + queue.retry : 0, lagSeconds: queue?.oldestSeconds ?? null };
}
