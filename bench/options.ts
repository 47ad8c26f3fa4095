import { parseArgs } from 'node:util';

export interface BenchOptions {
  command: string;
  /** Cars that the index is expected to hold. */
  listings: number;
  /** Sizes that search agents are measured at. */
  agents: number[];
  /** Cars of the file of "feeds". */
  cars: number | undefined;
  quick: boolean;
  /** Writes the page from kept results and measures nothing. */
  render: boolean;
  seed: number | undefined;
  rounds: number | undefined;
  runs: number | undefined;
  sliceSeconds: number | undefined;
  zipf: number | undefined;
  out: string | undefined;
}

/** About as many cars as are on offer in Austria. */
const austrianMarket = 160_000;

export const usage = `pnpm bench <command> [options]

  search          the same searches on the bare engine and through the API
  result-pages    pages of broad searches from the production build of the site, by four visitors at once
  rating          estimates of held-out demo cars beside the best possible, and the time that rating takes
  search-agents   cars matched with search agents: the bare engine, the worker, a burst of imports
  stock           twenty dealers change cars at once: how soon buyers find it
  pictures        forty photographs of a phone uploaded at once, beside searches
  statistics      pages report what visitors did: how many events are stored a second
  feeds           a large dealer's file beside searches and other dealers' changes, and with its worker killed
  operator        everything that operators' pages ask, on a portal of 10,000 dealerships
  telemetry       the API with traces and metrics and without, by turns
  web             the production build of the site in Chromium: Lighthouse, sizes, clicks, work of the servers

  --listings <n>        cars that are loaded (default 1000000, for "web" 160000); refuses when the index holds others
  --agents <n>          search agents of "search-agents" (default 100000), several times for several sizes
  --cars <n>            cars of the file of "feeds" (default 20000)
  --quick               everything once in a minute or two, into .cache/bench, no goals; "web" takes any size
  --rounds <n>          rounds of each slice (default 3)
  --runs <n>            Lighthouse runs of each page of "web" (default 5)
  --slice-seconds <n>   length of an open-loop slice of "search" (default 14)
  --seed <n>            other requests and arrivals (default 1)
  --zipf <n>            exponent of the popular mix (default 1)
  --out <directory>     where page, charts and figures go (default docs/performance)
  --render              write page and charts from kept figures, measure nothing`;

export function parseOptions(args: string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      listings: { type: 'string' },
      agents: { type: 'string', multiple: true },
      cars: { type: 'string' },
      quick: { type: 'boolean', default: false },
      render: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      runs: { type: 'string' },
      'slice-seconds': { type: 'string' },
      seed: { type: 'string' },
      zipf: { type: 'string' },
      out: { type: 'string' },
    },
  });
  const command = positionals[0] ?? '';
  return {
    command,
    listings: positive('listings', values.listings) ?? (command === 'web' ? austrianMarket : 1_000_000),
    agents: (values.agents ?? []).map((text) => positive('agents', text) as number),
    cars: positive('cars', values.cars),
    quick: values.quick,
    render: values.render,
    seed: positive('seed', values.seed),
    rounds: positive('rounds', values.rounds),
    runs: positive('runs', values.runs),
    sliceSeconds: positive('slice-seconds', values['slice-seconds']),
    zipf: positive('zipf', values.zipf),
    out: values.out,
  };
}

function positive(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!(number > 0)) throw new Error(`--${name} must be a positive number, not ${text}`);
  return number;
}
