import { say } from '@kardan/core/cli/terminal';
import { asOwner, loadEnv } from '@kardan/core/env';
import type { BenchOptions } from '../options.ts';
import { searchAgentsPage } from '../report/search-agents-page.ts';
import { writePage } from '../report/write-page.ts';
import { agentsGoals } from '../search-agents/goals.ts';
import { type AgentsResult, runSearchAgents } from '../search-agents/run-search-agents.ts';
import { fullAgentsSettings, quickAgentsSettings, usualAgents } from '../search-agents/settings.ts';
import { withServices } from './with-services.ts';

const quickAgents = 5_000;

/** `pnpm bench search-agents`: cars matched with search agents, on the bare engine, through the worker and in a burst. */
export async function benchSearchAgents(options: BenchOptions): Promise<void> {
  const { quick } = options;
  const result = await measure(options);
  for (const { name, wanted, measured, met } of agentsGoals(result))
    say(`${met ? 'met   ' : 'MISSED'} ${name}: ${measured} (${wanted})`);
  if (quick) {
    say('quick run: the figures say that everything works, not how fast it is');
    if (result.sizes.some(({ delays, burst }) => delays.mailSeconds.count + burst.mailSeconds.count === 0)) {
      throw new Error('nobody was mailed');
    }
  }
  writePage('search-agents', searchAgentsPage(result), options);
}

function measure({ quick, agents, rounds, seed }: BenchOptions): Promise<AgentsResult> {
  const settings = quick ? quickAgentsSettings : fullAgentsSettings;
  const sizes = agents.length > 0 ? agents : [quick ? quickAgents : usualAgents];
  return withServices(
    (services, cleanup) =>
      runSearchAgents(services, sizes, { ...settings, rounds: rounds ?? settings.rounds }, seed ?? 1, cleanup),
    asOwner(loadEnv()),
  );
}
