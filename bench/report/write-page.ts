import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '@kardan/core/cli/terminal';
import { outputDirectory } from '../machine/directories.ts';
import type { BenchOptions } from '../options.ts';

/** Writes a measurement's page to where the options say, and tells so. */
export function writePage(name: string, text: string, options: Pick<BenchOptions, 'quick' | 'out'>): void {
  const directory = outputDirectory(options);
  mkdirSync(directory, { recursive: true });
  const page = join(directory, `${name}.md`);
  writeFileSync(page, text);
  say(`written: ${page}`);
}
