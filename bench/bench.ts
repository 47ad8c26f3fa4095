import { say } from '@kardan/core/cli/terminal';
import { benchSearch } from './commands/search.ts';
import { benchSearchVariants } from './commands/search-variants.ts';
import { parseOptions, usage } from './options.ts';

/** `pnpm bench`: measures the product against the bare engine. */
const commands: Record<string, typeof benchSearch> = {
  search: benchSearch,
  'search-variants': benchSearchVariants,
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
