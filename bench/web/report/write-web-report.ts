import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rounded } from '../../report/rounded.ts';
import type { WebResult } from '../web-result.ts';
import { webPage } from './web-page.ts';

const figuresFile = 'web.json';

export function keepWebResult(directory: string, result: WebResult): void {
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, figuresFile), `${JSON.stringify(result, rounded, 2)}\n`);
}

export function keptWebResult(directory: string): WebResult {
  return JSON.parse(readFileSync(join(directory, figuresFile), 'utf8')) as WebResult;
}

/** Writes the page from the figures that are kept in the directory; returns its file. */
export function writeWebReport(directory: string): string {
  const page = join(directory, 'web.md');
  writeFileSync(page, webPage(keptWebResult(directory)));
  return page;
}
