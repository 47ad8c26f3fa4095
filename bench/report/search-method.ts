import type { SearchResult } from '../measure/search-result.ts';
import { grouped } from './format.ts';

/** What a reader must know to judge the figures. */
export function howMeasured({ settings, maximum, levels, machine }: SearchResult): string {
  const lateness = Math.max(...levels.flatMap(({ engine, api }) => [engine.latenessP99Ms, api.latenessP99Ms]));
  return [
    `- **The same question on both sides.** ${grouped(settings.requests)} distinct requests are drawn from journeys of visitors over the cars that are loaded. The text for the bare engine is made by the API’s own code (\`buildListingQuery\`, \`multiSearchBody\`) and sent to the address that the API’s client uses. Before anything is measured, totals and cars of both sides are compared.`,
    '- **Caches.** Except for the popular mix, the API’s cache is off (`API_SEARCH_CACHE_SECONDS=0`) and so is the engine’s request cache (`index.requests.cache.enable`). The engine’s filter cache and the system’s file cache stay on for both sides.',
    '- **In turns.** Slices of engine and API alternate within one run, with the same requests at the same moments; who goes first changes with each round.',
    `- **The maximum** is the best of ${settings.clients.join(', ')} closed-loop clients, median of ${settings.rounds} rounds, each side with the same fixed list of requests. The ratio is taken from these two figures.`,
    '- **Open loop.** Requests arrive as a Poisson process, whatever the answers do, and waiting is measured from the moment a request was due to the last byte of its answer, the generator’s own delay included: nothing is left out because the server was busy. What is not answered in time is counted with the time it has waited. A search that the engine refuses because its queue is full is an HTTP success on the bare engine, since the refusal stands inside the multi-search’s answer; the API makes it a 503. Refusals are read from the engine’s own count and named beside the failures.',
    `- **One machine.** Engine, API, PostgreSQL and load generator share ${machine.cores} cores, so the generator takes part of what the engine could use, on both sides: ${maximum.engine.figures.cpuMs.generator.toFixed(2)} ms a request beside the bare engine, ${maximum.api.figures.cpuMs.generator.toFixed(2)} ms beside the API. It reads every byte of an answer and parses nothing on either side. The ratio of the maxima therefore includes all that the API adds on a machine that has no core to spare; with a core of its own for the API it would be higher. The API’s load at a given share is the bare engine’s, so at 90 % the API may already be beyond its own maximum.`,
    `- **Processor time** is read from \`/proc/<pid>/stat\` of each process over whole slices and divided by the requests sent; background work of the engine is in it. 99 % of the requests left the generator within ${lateness.toFixed(1)} ms of the moment they were due.`,
  ].join('\n');
}

/** The commands of the series. */
export const howToRepeat = `\`\`\`
for listings in 10000 100000 1000000; do
  pnpm seed --listings $listings
  pnpm bench search --listings $listings
done
\`\`\`

Each run keeps its figures in \`search-<listings>.json\` and writes this page anew from all of them; \`pnpm bench search --render\` only writes it.`;
