import { readdir } from 'node:fs/promises';

/** The names of the files of a folder of migrations, in their order. */
export async function sqlFiles(folder: URL): Promise<string[]> {
  return (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
}
