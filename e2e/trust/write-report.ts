import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isShortRun } from './size.ts';

/** What a full run found is documentation; what a small one found is not kept. */
const directories = { full: 'docs/reliability/', short: '.cache/trust/' };

/** Writes what a suite found, as the page `docs/reliability/<name>.md`. */
export function writeReport(name: string, title: string, body: string): void {
  const directory = new URL(`../../${directories[isShortRun() ? 'short' : 'full']}`, import.meta.url);
  const file = fileURLToPath(new URL(`${name}.md`, directory));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `# ${title}\n\nWritten by \`pnpm test:trust\`.\n\n${body.trim()}\n`);
}

/** Keeps an answer that was wrong, for whoever looks for the reason: it may not come again. */
export function keepWrong(name: string, body: string): void {
  const directory = new URL(`../../${directories.short}wrong/`, import.meta.url);
  mkdirSync(directory, { recursive: true });
  writeFileSync(new URL(name.replaceAll(/[^\w-]+/g, '_'), directory), body);
}

/** A table in Markdown. */
export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
