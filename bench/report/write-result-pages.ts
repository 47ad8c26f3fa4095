import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResultPagesResult } from '../result-pages/run-result-pages.ts';
import { resultPagesPage } from './result-pages-page.ts';
import { rounded } from './rounded.ts';

/** Keeps a result beside those of other sizes; a newer one of the same size replaces it. */
export function keepResultPages(directory: string, result: ResultPagesResult): void {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, `result-pages-${result.expectedListings}.json`);
  writeFileSync(file, `${JSON.stringify(result, rounded, 2)}\n`);
}

/** Writes the page from every result in the directory; returns its file. */
export function writeResultPages(directory: string): string {
  const results = readdirSync(directory)
    .filter((file) => /^result-pages-\d+\.json$/.test(file))
    .map((file) => JSON.parse(readFileSync(join(directory, file), 'utf8')) as ResultPagesResult)
    .sort((a, b) => a.listings - b.listings);
  const page = join(directory, 'result-pages.md');
  writeFileSync(page, resultPagesPage(results));
  return page;
}
