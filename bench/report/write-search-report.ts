import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchResult } from '../measure/search-result.ts';
import { rounded } from './rounded.ts';
import { growthCharts, loadCharts } from './search-charts.ts';
import { searchPage } from './search-page.ts';

/** Keeps a result beside those of other sizes; a newer one of the same size replaces it. */
export function keepSearchResult(directory: string, expectedListings: number, result: SearchResult): void {
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, `search-${expectedListings}.json`), `${JSON.stringify(result, rounded, 2)}\n`);
}

/** Writes page and charts from every result in the directory; returns the page's file. */
export function writeSearchReport(directory: string): string {
  const results = (existsSync(directory) ? readdirSync(directory) : [])
    .filter((file) => /^search-\d+\.json$/.test(file))
    .map((file) => JSON.parse(readFileSync(join(directory, file), 'utf8')) as SearchResult)
    .sort((a, b) => a.listings - b.listings);
  const page = join(directory, 'search.md');
  writeFileSync(page, searchPage(results));
  const largest = results.at(-1);
  if (largest) writeFileSync(join(directory, 'search.svg'), loadCharts(largest));
  if (results.length > 1) writeFileSync(join(directory, 'search-growth.svg'), growthCharts(results));
  return page;
}
