import { readFileSync } from 'node:fs';
import type { Source } from './secrets.ts';

/**
 * Takes the value of a variable from the file that `<variable>_FILE` names, as engines hand secrets over: an environment is
 * inherited and shown by tools, a file is not. Its last line break is not part of the value. Both at once is a problem, since
 * one of them would be forgotten at the next change.
 */
export function readVariableFiles(names: string[], source: Source): { given: Source; problems: string[] } {
  const problems: string[] = [];
  const given = Object.fromEntries(names.map((name) => [name, fromFile(name) ?? (source[name] || undefined)]));
  return { given, problems };

  function fromFile(name: string): string | undefined {
    const file = source[`${name}_FILE`];
    if (!file) return undefined;
    if (source[name]) problems.push(`${name}: given as ${name}_FILE as well`);
    try {
      return readFileSync(file, 'utf8').replace(/\r?\n$/, '') || undefined;
    } catch (error) {
      problems.push(`${name}_FILE: cannot be read (${(error as NodeJS.ErrnoException).code})`);
      return undefined;
    }
  }
}
