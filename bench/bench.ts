import { say } from '@kardan/core/cli/terminal';
import { benchFeeds } from './commands/feeds.ts';
import { benchOperator } from './commands/operator.ts';
import { benchPictures } from './commands/pictures.ts';
import { benchRating } from './commands/rating.ts';
import { benchResultPages } from './commands/result-pages.ts';
import { benchSearch } from './commands/search.ts';
import { benchSearchAgents } from './commands/search-agents.ts';
import { benchStatistics } from './commands/statistics.ts';
import { benchStock } from './commands/stock.ts';
import { benchTelemetry } from './commands/telemetry.ts';
import { benchWeb } from './commands/web.ts';
import { parseOptions, usage } from './options.ts';

/** `pnpm bench`: measures the product, the search against the bare engine, the pages in a browser. */
const commands: Record<string, typeof benchSearch> = {
  search: benchSearch,
  'result-pages': benchResultPages,
  web: benchWeb,
  rating: benchRating,
  'search-agents': benchSearchAgents,
  stock: benchStock,
  pictures: benchPictures,
  statistics: benchStatistics,
  feeds: benchFeeds,
  operator: benchOperator,
  telemetry: benchTelemetry,
};

try {
  const options = parseOptions(process.argv.slice(2));
  const command = commands[options.command];
  if (command) {
    await command(options);
  } else {
    say(usage);
    process.exitCode = options.command === '' ? 0 : 2;
  }
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
