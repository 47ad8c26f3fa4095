import type { Readable } from 'node:stream';
import type { Entry } from 'yauzl';
import type { Media } from '../../../media/media.ts';
import { objectBytes } from '../../../media/objects.ts';
import { BadArchive } from './judge-entries.ts';
import { openArchive } from './open-archive.ts';

interface ArchivePicture {
  /** In small letters, without folders. */
  name: string;
  bytes: number;
  open(): Promise<Readable>;
}

const maxOfName = 50;

/**
 * The pictures of a stored archive that a feed means by a name: the one of that name, or those whose names begin with it and
 * go on with a number (`4711.jpg`, `4711_2.jpg`), in their order.
 */
export async function findArchivePictures(
  { media }: { media: Media },
  key: string,
  named: string,
): Promise<ArchivePicture[]> {
  const bytes = await objectBytes(media, key);
  const archive = bytes === undefined ? undefined : await openArchive(media, key, bytes).catch(noneOfBadArchive);
  if (!archive) return [];
  const presented = (name: string, entry: Entry): ArchivePicture => ({
    name,
    bytes: entry.uncompressedSize,
    open: () => archive.zip.openReadStreamPromise(entry),
  });
  const wanted = named.toLowerCase();
  const exact = archive.pictures.get(wanted);
  if (exact) return [presented(wanted, exact)];
  return [...archive.pictures]
    .flatMap(([name, entry]) => {
      // Without a sign between them 4711 would have the pictures of 47110.
      const rest = name.startsWith(wanted) ? /^(?:[_-](\d{1,3}))?\.\w+$/.exec(name.slice(wanted.length)) : null;
      return rest ? [{ number: Number(rest[1] ?? 0), picture: presented(name, entry) }] : [];
    })
    .sort((one, other) => one.number - other.number)
    .slice(0, maxOfName)
    .map(({ picture }) => picture);
}

function noneOfBadArchive(error: unknown): undefined {
  if (error instanceof BadArchive) return undefined;
  throw error;
}
