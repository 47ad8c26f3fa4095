import { progressLine, say } from '@kardan/core/cli/terminal';
import { loadEnv } from '@kardan/core/env';
import { migrateJobs } from '@kardan/core/jobs/migrate-jobs';
import { agentEngine } from '@kardan/core/search-agents/agent-index/agent-index';
import { rebuildAgentIndex } from '@kardan/core/search-agents/agent-index/rebuild-agent-index';
import type { Services } from '@kardan/core/services';
import type { Cleanup } from '../machine/cleanup.ts';
import { describeMachine, type MachineDescription } from '../machine/describe-machine.ts';
import { type IndexFacts, indexFacts } from '../machine/index-facts.ts';
import { busyShare } from '../machine/process-times.ts';
import { startSmtpSink } from '../machine/smtp-sink.ts';
import { startWorker } from '../machine/start-worker.ts';
import { countOtherAgents, removeAgents, stopRatings } from './agent-store.ts';
import { fillAgents } from './fill-agents.ts';
import { forgetMatching, loadListingsOnOffer, publishNow } from './listing-store.ts';
import { type MatchingSpeed, measureMatching } from './measure-matching.ts';
import { type Burst, type Delays, freshPerSecond, measureBurst, measureDelays } from './measure-worker.ts';
import { type AgentsSettings, usualAgents } from './settings.ts';

export interface AgentsResult {
  machine: MachineDescription;
  measuredAt: string;
  seed: number;
  settings: AgentsSettings;
  /** Share of the machine that was busy before each size, while we only waited. */
  sizes: SizeResult[];
}

export interface SizeResult {
  agents: number;
  busyBefore: number;
  rebuildSeconds: number;
  index: IndexFacts;
  speed: MatchingSpeed;
  delays: Delays;
  burst: Burst;
}

/** Measures matching with so many agents, one size after the other; what it adds to the database it removes. */
export async function runSearchAgents(
  services: Services,
  agents: number[],
  settings: AgentsSettings,
  seed: number,
  cleanup: Cleanup,
): Promise<AgentsResult> {
  if ((await countOtherAgents(services.db)) > 0) {
    throw new Error('the database holds search agents of others: benchmarks need a database of their own');
  }
  await stopRatings(services.db);
  const remove = cleanup.add(async () => {
    await removeAgents(services.db);
    await migrateJobs(services.env);
    await rebuildAgentIndex(services);
  });
  const sizes: SizeResult[] = [];
  for (const count of agents) sizes.push(await measureSize(services, count, settings, seed, cleanup));
  await remove();
  const machine = await describeMachine(services, ['core', 'contract', 'worker', 'bench']);
  return { machine, measuredAt: new Date().toISOString(), seed, settings, sizes };
}

async function measureSize(
  services: Services,
  agents: number,
  settings: AgentsSettings,
  seed: number,
  cleanup: Cleanup,
): Promise<SizeResult> {
  const { db, search } = services;
  await removeAgents(db);
  await fillAgents(db, agents, seed);
  const start = Date.now();
  await rebuildAgentIndex(services, ({ done, total }) => progressLine('agents indexed:', done, total, start));
  const rebuildSeconds = (Date.now() - start) / 1_000;
  const busyBefore = await busyShare(3);
  const facts = await indexFacts(search, agentEngine(search).readAlias);
  const imported = importedFor(settings, agents);
  const listings = await listingsFor(services, settings, imported);
  say(`${agents} agents: the bare engine and the worker's use case in turns`);
  const speed = await measureMatching(services, listings.compared, settings.rounds);
  say(`bare ${speed.bare.map(Math.round).join(', ')} cars a second, worker ${speed.worker.map(Math.round).join(', ')}`);
  await forgetMatching(db, listings.compared);
  const { delays, burst } = await withWorker(services, cleanup, async () => {
    say(`${freshPerSecond} changes a second for ${settings.delaySeconds} s`);
    const delays = await measureDelays(services, listings.fresh, settings.delaySeconds);
    say(`mails are queued after ${delays.mailSeconds.p50.toFixed(1)} s, p99 ${delays.mailSeconds.p99.toFixed(1)} s`);
    say(`an import of ${imported} cars beside them`);
    return { delays, burst: await measureBurst(services, listings.imported, listings.beside) };
  });
  return { agents, busyBefore, rebuildSeconds, index: facts, speed, delays, burst };
}

/**
 * Cars of an import. Each suits ten times as many of ten times as many agents: beyond the usual number the import brings as
 * much to tell, with fewer cars, and not a day's mails for everybody at once.
 */
function importedFor({ imported }: AgentsSettings, agents: number): number {
  return Math.min(imported, Math.ceil((imported * usualAgents) / agents));
}

/** Cars for each part of the measurement, none of them in two. */
async function listingsFor(services: Services, settings: AgentsSettings, imported: number) {
  const fresh = settings.delaySeconds * freshPerSecond + 50;
  // As many as could be changed in an hour; a burst that takes longer is no burst.
  const beside = Math.min(settings.imported, 3_600 * freshPerSecond);
  const wanted = settings.compared + fresh + beside + imported;
  const ids = await loadListingsOnOffer(services.db, wanted);
  if (ids.length < wanted)
    throw new Error(`${wanted} cars on offer are needed, there are ${ids.length}: \`pnpm seed\``);
  const take = (count: number) => ids.splice(0, count);
  const compared = take(settings.compared);
  await publishNow(services.db, compared);
  return { compared, fresh: take(fresh), beside: take(beside), imported: take(imported) };
}

/** A worker of our own, as in production, whose mails nobody gets. */
async function withWorker<T>(services: Services, cleanup: Cleanup, work: () => Promise<T>): Promise<T> {
  await using sink = await startSmtpSink();
  const { env } = services;
  const worker = await startWorker({
    // Not as the owner of the schema, which is what emptying tables needs.
    DATABASE_URL: loadEnv().DATABASE_URL,
    OPENSEARCH_URL: env.OPENSEARCH_URL.join(),
    LISTING_INDEX: env.LISTING_INDEX,
    SMTP_URL: sink.url,
    FORM_SECRET: env.FORM_SECRET,
  });
  const stop = cleanup.add(worker.stop);
  try {
    return await work();
  } finally {
    await stop();
  }
}
