import { readFile } from 'node:fs/promises';
import type { Colour } from '@kardan/contract/values/vehicle';
import type { BodyLook } from '../illustrator/car/body-specs.ts';
import type { View } from '../illustrator/draw-car.ts';

/** A drawn picture of the set, named by its content address. */
export interface PictureEntry {
  body: BodyLook;
  /** Null for pictures from inside, which fit any colour. */
  colour: Colour | null;
  /** Equal for all pictures of one car. */
  variant: number;
  electric: boolean;
  view: View;
  widthPx: number;
  heightPx: number;
  sizeBytes: number;
  hash: string;
  /** Names what was ordered: an order that is already in the set is not drawn again. */
  order: string;
}

export const defaultPictureFolder = new URL('../pictures/', import.meta.url);

export async function readPictureIndex(folder: URL = defaultPictureFolder): Promise<PictureEntry[]> {
  const text = await readFile(new URL('index.json', folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]';
    throw error;
  });
  return JSON.parse(text) as PictureEntry[];
}

export const pictureFile = (entry: Pick<PictureEntry, 'hash'>, folder: URL = defaultPictureFolder) =>
  new URL(`${entry.hash}.webp`, folder);
