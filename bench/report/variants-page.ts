import { isQuiet } from '../measure/rig.ts';
import type { VariantsResult } from '../variants/run-variants.ts';
import { figure, grouped, markdownTable, percent, ratio } from './format.ts';

/** The page of `pnpm bench search-variants`. */
export function variantsPage(result: VariantsResult): string {
  const { machine, settings, noise, listings, measuredAt, minutes } = result;
  return `${[
    '# Ways to ask the engine, measured',
    'Written by `pnpm bench search-variants`; do not edit.',
    `${measuredAt.slice(0, 16).replace('T', ' ')} UTC, ${minutes.toFixed(1)} minutes, commit ${machine.commit}. ` +
      `${machine.cores} × ${machine.processor}, OpenSearch ${machine.opensearch} with ${machine.engineHeapGb} GB heap, ` +
      `${grouped(listings)} cars, ${grouped(settings.requests)} requests of the mix (seed ${settings.seed}), ` +
      `${settings.rounds} rounds. Other processes used ${percent(noise.others, 1)} of the machine, the host took ` +
      `${percent(noise.stolen, 1)}.`,
    ...(isQuiet(noise) ? [] : ['**The machine was not quiet: these figures are not to be quoted.**']),
    'Bare engine, closed loop. In each round every variant answers the same requests; another one begins each time. The ' +
      'request cache is off unless the variant says so. “CPU” is the engine’s processor time for each request, ' +
      '“to the first” the ratio of searches a second to the first row’s.',
    ...settings.clients.flatMap((clients) => [`## ${clients} clients`, tableFor(result, String(clients))]),
  ].join('\n\n')}\n`;
}

function tableFor({ results }: VariantsResult, clients: string): string {
  const first = results[0]?.byClients[clients];
  const rows = results.flatMap(({ name, says, index, byClients }) => {
    const figures = byClients[clients];
    if (!figures) return [];
    return [
      [
        `\`${name}\``,
        says,
        `${index.shards} / ${index.segments}`,
        figure(figures.perSecond),
        ratio(figures.perSecond / (first?.perSecond ?? Number.NaN)),
        figure(figures.p50Ms),
        figure(figures.p99Ms),
        figure(figures.cpuMs.engine),
        grouped(figures.sent),
        String(figures.failed),
      ],
    ];
  });
  const header = ['variant', 'what', 'shards / segments', 'searches/s', 'to the first', 'p50 ms', 'p99 ms', 'CPU ms'];
  return markdownTable([...header, 'requests', 'failed'], rows);
}
