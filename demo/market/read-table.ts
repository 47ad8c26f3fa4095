import { readFileSync } from 'node:fs';

/** The rows of a market table beside this file; its values are words and numbers that need no quoting. */
export function readTable(name: string): string[][] {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));
}
