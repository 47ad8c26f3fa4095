import { parseArgs } from 'node:util';
import { Day } from './day.ts';

export interface SeedOptions {
  help: boolean;
  listings: number;
  seed: number;
  today: string;
  force: boolean;
  index: boolean;
}

export const usage = `pnpm seed [--listings 5000] [--seed 1] [--today 2026-11-15] [--no-index] [--force]

  --listings  how many: 5000 to try things out, 160000 for Austria's market, 1000000 for tests
  --seed      another number gives other cars; the same number and day always the same
  --today     the day the data is as of (default: today)
  --no-index  leave the search index as it is
  --force     replace listings even when they did not come from a seed`;

/** Reads the command's flags; throws with a sentence for the person who typed them. */
export function parseSeedOptions(args: string[], now = new Date()): SeedOptions {
  const { values } = parseArgs({
    args,
    allowNegative: true,
    options: {
      help: { type: 'boolean', default: false },
      listings: { type: 'string', default: '5000' },
      seed: { type: 'string', default: '1' },
      today: { type: 'string', default: now.toISOString().slice(0, 10) },
      index: { type: 'boolean', default: true },
      force: { type: 'boolean', default: false },
    },
  });
  return {
    help: values.help,
    listings: wholeNumber('--listings', values.listings, 1, 10_000_000),
    seed: wholeNumber('--seed', values.seed, 0, 2 ** 31 - 1),
    today: new Day(values.today).text,
    force: values.force,
    index: values.index,
  };
}

function wholeNumber(flag: string, text: string, from: number, to: number): number {
  const number = Number(text.replaceAll('_', ''));
  if (!Number.isInteger(number) || number < from || number > to) {
    throw new Error(`${flag} takes a whole number from ${from} to ${to}, not ${text}`);
  }
  return number;
}
