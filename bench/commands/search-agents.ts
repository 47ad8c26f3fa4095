import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '@kardan/core/cli/terminal';
import { asOwner, loadEnv } from '@kardan/core/env';
import { closeServices, openServices } from '@kardan/core/services';
import { createCleanup } from '../machine/cleanup.ts';
import { cacheDirectory, documentationDirectory } from '../machine/directories.ts';
import type { BenchOptions } from '../options.ts';
import { searchAgentsPage } from '../report/search-agents-page.ts';
import { agentsGoals } from '../search-agents/goals.ts';
import { type AgentsResult, runSearchAgents } from '../search-agents/run-search-agents.ts';
import { fullAgentsSettings, quickAgentsSettings, usualAgents } from '../search-agents/settings.ts';

const quickAgents = 5_000;

/** `pnpm bench search-agents`: cars matched with search agents, on the bare engine, through the worker and in a burst. */
export async function benchSearchAgents(options: BenchOptions): Promise<void> {
  const { quick, out } = options;
  const result = await measure(options);
  for (const { name, wanted, measured, met } of agentsGoals(result))
    say(`${met ? 'met   ' : 'MISSED'} ${name}: ${measured} (${wanted})`);
  if (quick) {
    say('quick run: the figures say that everything works, not how fast it is');
    if (result.sizes.some(({ delays, burst }) => delays.mailSeconds.count + burst.mailSeconds.count === 0)) {
      throw new Error('nobody was mailed');
    }
  }
  const directory = out ?? (quick ? cacheDirectory : documentationDirectory);
  mkdirSync(directory, { recursive: true });
  const page = join(directory, 'search-agents.md');
  writeFileSync(page, searchAgentsPage(result));
  say(`written: ${page}`);
}

async function measure({ quick, agents, rounds, seed }: BenchOptions): Promise<AgentsResult> {
  const settings = quick ? quickAgentsSettings : fullAgentsSettings;
  const sizes = agents.length > 0 ? agents : [quick ? quickAgents : usualAgents];
  const services = openServices({ ...asOwner(loadEnv()), LOG_LEVEL: 'warn' }, 'command');
  const cleanup = createCleanup();
  try {
    return await runSearchAgents(
      services,
      sizes,
      { ...settings, rounds: rounds ?? settings.rounds },
      seed ?? 1,
      cleanup,
    );
  } finally {
    await cleanup.run();
    await closeServices(services);
  }
}
