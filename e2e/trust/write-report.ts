import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { isWholeRun } from './size.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const drafts = `${root}.cache/trust/`;
const pages = `${root}docs/reliability/`;
/** What the sources were when the run began, so that a page tells how old its figures are. */
const revision = readRevision();

/** Writes what a suite has found so far, for whoever watches it or breaks it off; gives the file. */
export function draftReport(name: string, title: string, body: string): string {
  const draft = withDirectory(`${drafts}${name}.md`);
  writeFileSync(draft, `# ${title}\n\nWritten by \`pnpm test:trust\`, ${today()}, on ${revision}.\n\n${body.trim()}\n`);
  return draft;
}

/** Writes what a suite has found that is through with all it does: of a whole run it is the page `docs/reliability/<name>.md`. */
export function writeReport(name: string, title: string, body: string): string {
  const draft = draftReport(name, title, body);
  if (isWholeRun()) copyFileSync(draft, withDirectory(`${pages}${name}.md`));
  return draft;
}

interface Ran {
  tasks?: readonly Ran[];
  result?: { state: string } | undefined;
}

/** Writes what a suite found once it is over: as a page where each of its tests ran, none left out by a filter or by a failed start. */
export function reportAfterSuite(tell: (report: typeof writeReport) => void): void {
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures that a hook wants from this pattern; this one wants none.
  afterAll(({}, suite) => tell(isThrough(suite) ? writeReport : draftReport));
}

function isThrough({ tasks, result }: Ran): boolean {
  return tasks ? tasks.every(isThrough) : result?.state === 'pass' || result?.state === 'fail';
}

/** Keeps an answer that was wrong, for whoever looks for the reason: it may not come again. */
export function keepWrong(name: string, body: string): void {
  writeFileSync(withDirectory(`${drafts}wrong/${name.replaceAll(/[^\w-]+/g, '_')}`), body);
}

/** Keeps what a report was made of, for whoever wants to look closer. */
export function keepRaw(name: string, value: unknown): void {
  writeFileSync(withDirectory(`${drafts}${name}.json`), JSON.stringify(value));
}

/** A table in Markdown. */
export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function withDirectory(file: string): string {
  mkdirSync(dirname(file), { recursive: true });
  return file;
}

function today(): string {
  return new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Vienna' });
}

function readRevision(): string {
  const git = (...command: string[]) => execFileSync('git', command, { cwd: root, encoding: 'utf8' }).trim();
  try {
    const isChanged = git('status', '--porcelain', '--untracked-files=no', '--', ':!docs') !== '';
    return `${git('rev-parse', '--short=8', 'HEAD')}${isChanged ? ' with changes' : ''}`;
  } catch {
    return 'an unknown revision';
  }
}
