import type { Readable } from 'node:stream';
import type { Media } from '../../../media/media.ts';
import { objectBytes } from '../../../media/objects.ts';
import { BadArchive } from './judge-entries.ts';
import { type OpenArchive, openArchive } from './open-archive.ts';

interface ArchivePicture {
  /** In small letters, without folders. */
  name: string;
  bytes: number;
  open(): Promise<Readable>;
}

/**
 * The pictures of a stored archive that a feed means by a name: the one of that name, or those whose names begin with it and
 * go on with a number (`4711.jpg`, `4711_2.jpg`), in their order.
 */
export async function findArchivePictures(
  { media }: { media: Media },
  key: string,
  named: string,
): Promise<ArchivePicture[]> {
  const archive = await archiveOf(media, key);
  if (!archive) return [];
  return archive.meantBy(named).map(([name, entry]) => ({
    name,
    bytes: entry.uncompressedSize,
    open: () => archive.zip.openReadStreamPromise(entry),
  }));
}

/**
 * Says what lies in a stored archive by a name, so that another picture of the same name is known for one; undefined where
 * nothing does, as by any name where the file is no archive.
 */
export async function readArchiveContents(
  { media }: { media: Media },
  key: string,
): Promise<(named: string) => string | undefined> {
  const archive = await archiveOf(media, key);
  return (named) => {
    const found = archive?.meantBy(named) ?? [];
    return found.length === 0
      ? undefined
      : found.map(([name, { crc32, uncompressedSize }]) => `${name} ${crc32} ${uncompressedSize}`).join('/');
  };
}

async function archiveOf(media: Media, key: string): Promise<OpenArchive | undefined> {
  const bytes = await objectBytes(media, key);
  return bytes === undefined ? undefined : openArchive(media, key, bytes).catch(noneOfBadArchive);
}

function noneOfBadArchive(error: unknown): undefined {
  if (error instanceof BadArchive) return undefined;
  throw error;
}
