import { readFile } from 'node:fs/promises';

/** A drawn logo of the set, named by its content address. */
export interface LogoEntry {
  hash: string;
  widthPx: number;
  heightPx: number;
  sizeBytes: number;
  /** What a dealership with this sign calls its own colour. */
  colour: string;
}

export const logoFolder = new URL('../logos/', import.meta.url);

export async function readLogoIndex(): Promise<LogoEntry[]> {
  return JSON.parse(await readFile(new URL('index.json', logoFolder), 'utf8')) as LogoEntry[];
}
