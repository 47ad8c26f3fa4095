import { listingsAtATime } from '@kardan/core/search-agents/matching/match-listings';
import { median } from '../measure/percentile.ts';
import { agentsGoals, ratioOf } from '../search-agents/goals.ts';
import type { AgentsResult, SizeResult } from '../search-agents/run-search-agents.ts';
import { figure, grouped, markdownTable, percent, ratio } from './format.ts';

/** The page for one measurement of matching. */
export function searchAgentsPage(result: AgentsResult): string {
  const { machine, measuredAt, seed, settings, sizes } = result;
  return `${[
    '# Cars matched with search agents, measured',
    'Written by `pnpm bench search-agents`; do not edit.',
    `${machine.cores} × ${machine.processor}, ${machine.memoryGb} GB, PostgreSQL ${machine.postgres}, OpenSearch ` +
      `${machine.opensearch} (${machine.engineHeapGb} GB heap), Node ${machine.node}, all on one machine; ` +
      `${measuredAt.slice(0, 16).replace('T', ' ')} UTC, commit ${machine.commit}.`,
    ...neighbours(sizes),
    '## Goals',
    markdownTable(
      ['', 'wanted', 'measured', ''],
      agentsGoals(result).map(({ name, wanted, measured, met }) => [
        name,
        wanted,
        measured,
        met ? 'met' : '**missed**',
      ]),
    ),
    '## Cars a second',
    `${grouped(settings.compared)} cars that were just published, ${listingsAtATime} in one round trip. Bare: the very ` +
      'texts that the worker sends, one after the other, answers read and thrown away. Worker: the use case behind the ' +
      'job, from reading rows to the commit of matches and of the jobs that mail them. In turns, ' +
      `rounds: ${settings.rounds}; the middle of each.`,
    markdownTable(
      ['agents', 'bare', 'worker', 'ratio', 'agents told of a car', 'most'],
      sizes.map((size) => [
        grouped(size.agents),
        figure(median(size.speed.bare)),
        figure(median(size.speed.worker)),
        ratio(ratioOf(size)),
        figure(size.speed.hits),
        grouped(size.speed.maxHits),
      ]),
    ),
    '## From commit to mail',
    'A worker process as in production. Seconds from the commit of a change to the mail about it being queued, for ' +
      'agents that want their mails at once; five of them are waited on purpose, so that cars that arrive together ' +
      'make one mail. Half of the changes publish a car, half lower a price by 4 %.',
    markdownTable(
      ['agents', 'meanwhile', 'changes', 'mailed matches', 'p50', 'p99', 'longest'],
      sizes.flatMap(delayRows),
    ),
    '## A burst',
    'Cars imported with low priority while fresh changes go on; the worker also brings all of them into the search index ' +
      'and sends mails. With more agents fewer cars are imported, so that there is as much to tell.',
    markdownTable(
      ['agents', 'cars', 'drained in', 'cars a second'],
      sizes.map(({ agents, burst }) => [
        grouped(agents),
        grouped(burst.listings),
        `${figure(burst.drainedSeconds)} s`,
        figure(burst.listings / burst.drainedSeconds),
      ]),
    ),
    '## The index',
    markdownTable(
      ['agents', 'rebuilt in', 'size', 'shards', 'segments'],
      sizes.map(({ agents, rebuildSeconds, index }) => [
        grouped(agents),
        `${figure(rebuildSeconds)} s`,
        `${grouped(index.sizeMb)} MB`,
        String(index.shards),
        String(index.segments),
      ]),
    ),
    '## The agents',
    `Drawn with seed ${seed}: each has a car on offer in mind. 83 % name one to three models, 12 % a make, 5 % neither; 85 % ` +
      'a highest price above that car’s, 65 % a first year, 60 % each a highest mileage and new or used, 50 % the fuel, 40 % ' +
      'the gearbox, 30 % the body, 8 % equipment, 4 % a word; half a place with a radius of 10 to 200 km, 30 % a federal ' +
      'state. All want new cars, 40 % price drops, 10 % to know what was sold; 25 % at once.',
  ].join('\n\n')}\n`;
}

function delayRows({ agents, delays, burst }: SizeResult): string[][] {
  const row = (meanwhile: string, { changes, mailSeconds }: SizeResult['delays']) => [
    grouped(agents),
    meanwhile,
    grouped(changes),
    grouped(mailSeconds.count),
    `${figure(mailSeconds.p50)} s`,
    `${figure(mailSeconds.p99)} s`,
    `${figure(mailSeconds.max)} s`,
  ];
  return [row('nothing else', delays), row(`${grouped(burst.listings)} cars imported`, burst)];
}

function neighbours(sizes: SizeResult[]): string[] {
  const busiest = Math.max(...sizes.map(({ busyBefore }) => busyBefore));
  if (busiest < 0.05) return [];
  return [
    `**Other work kept the machine up to ${percent(busiest)} busy before it was measured: figures are too low.**`,
  ];
}
