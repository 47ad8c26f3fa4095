import type { Media } from '../../media/media.ts';
import { objectBytes, readRange } from '../../media/objects.ts';
import { type OpenArchive, openArchive, refusalOf } from './archive/open-archive.ts';
import { rangesOf } from './archive/stored-zip.ts';

/**
 * The bytes of a feed's file as it is read, of an archive those of the one file with cars in it. They come piece by piece,
 * however slowly they are taken. Throws BadArchive for an archive that we do not open.
 */
export async function* openFile({ media }: { media: Media }, key: string): AsyncGenerator<Uint8Array> {
  const bytes = await objectBytes(media, key);
  if (bytes === undefined) throw new Error(`the file ${key} is not in the store`);
  const archive = (await isZip(media, key, bytes)) ? await openArchive(media, key, bytes) : undefined;
  yield* archive ? unpacked(archive) : rangesOf(media, key, 0, bytes);
}

async function* unpacked({ zip, data }: OpenArchive): AsyncGenerator<Uint8Array> {
  try {
    yield* await zip.openReadStreamPromise(data);
  } catch (error) {
    throw refusalOf(error);
  }
}

async function isZip(media: Media, key: string, bytes: number): Promise<boolean> {
  if (bytes < 22) return false;
  const start = await readRange(media, key, 0, 4);
  return start.toString('latin1') === 'PK\u0003\u0004';
}
