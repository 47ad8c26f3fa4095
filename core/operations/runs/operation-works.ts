import type { OperationKind } from '@kardan/contract/values/operations';
import { checkTextFiles } from '../../content/seed/check-text-files.ts';
import type { Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { rateMarketInThread } from '../../pricing/nightly/rate-market-in-thread.ts';
import type { SearchEngine } from '../../search/engine.ts';
import { compareIndex } from '../../search/index/compare-index.ts';
import type { RevisionDifference } from '../../search/index/compare-revisions.ts';
import { rebuildIndex } from '../../search/index/rebuild-index.ts';
import { compareAgentIndex } from '../../search-agents/agent-index/compare-agent-index.ts';
import { rebuildAgentIndex } from '../../search-agents/agent-index/rebuild-agent-index.ts';
import { reencryptSecrets } from '../reencrypt-secrets.ts';
import type { OperationResult } from './operation-store.ts';

export interface WorkServices {
  db: Database;
  search: SearchEngine;
  env: Env;
}

/** Notes how far the work is; throws when somebody wants it to stop. */
export type Report = (phase: string | null, done: number, total: number) => void;
type Work = (services: WorkServices, report: Report) => Promise<OperationResult>;

const maxExamples = 20;

/** What each kind of run does: the same as its command. */
export const operationWorks: Readonly<Record<OperationKind, Work>> = {
  'rebuild-listings': async (services, report) => {
    const { index, listings } = await rebuildIndex(services, ({ done, total }) => report(null, done, total));
    return { index, documents: listings };
  },
  'compare-listings': async (services, report) => told(await compareIndex(services, report)),
  'rebuild-agents': async (services, report) => {
    const { index, agents } = await rebuildAgentIndex(services, ({ done, total }) => report(null, done, total));
    return { index, documents: agents };
  },
  'compare-agents': async (services, report) => told(await compareAgentIndex(services, report)),
  'rate-prices': async (services, report) => {
    const { cars, changed } = await rateMarketInThread(services, report);
    return { cars, changed };
  },
  'reencrypt-secrets': async (services, report) => {
    const secrets = await reencryptSecrets(services, report);
    return { secrets };
  },
  'check-content': async (_, report) => {
    const { texts, faults } = await checkTextFiles((done, total) => report(null, done, total));
    return { texts, faults: faults.length, examples: faults.slice(0, maxExamples) };
  },
};

function told({ missing, superfluous, outdated }: RevisionDifference<number | string>): OperationResult {
  const examples = [...missing, ...superfluous, ...outdated].slice(0, maxExamples).map(String);
  return { missing: missing.length, superfluous: superfluous.length, outdated: outdated.length, examples };
}
