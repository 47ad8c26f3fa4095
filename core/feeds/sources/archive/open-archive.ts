import { LRUCache } from 'lru-cache';
import { fromRandomAccessReaderPromise, type ZipFile } from 'yauzl';
import type { Media } from '../../../media/media.ts';
import { BadArchive, type FeedArchive, judgeEntries } from './judge-entries.ts';
import { StoredZip } from './stored-zip.ts';

export interface OpenArchive extends FeedArchive {
  zip: ZipFile;
}

/** Directories of archives whose pictures are being taken: 50,000 entries are some 30 MB. */
const directories = new LRUCache<string, Promise<OpenArchive | undefined>>({ max: 2, ttl: 10 * 60_000 });

/** The directory of a stored archive; undefined for a spreadsheet. Throws BadArchive for what we do not open. */
export function openArchive(media: Media, key: string, bytes: number): Promise<OpenArchive | undefined> {
  const known = directories.get(`${media.bucket}/${key}`);
  if (known) return known;
  const opening = readDirectory(media, key, bytes);
  directories.set(`${media.bucket}/${key}`, opening);
  // What failed is tried again the next time.
  opening.catch(() => directories.delete(`${media.bucket}/${key}`));
  return opening;
}

async function readDirectory(media: Media, key: string, bytes: number): Promise<OpenArchive | undefined> {
  const zip = await refusing(() =>
    fromRandomAccessReaderPromise(new StoredZip(media, key, bytes), bytes, { autoClose: false, strictFileNames: true }),
  );
  const archive = await refusing(() => judgeEntries(zip.eachEntry(), zip.entryCount));
  return archive && { ...archive, zip };
}

/** Whatever is odd about an archive is a reason not to open it; an outage of the store is none. */
async function refusing<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof BadArchive || (error instanceof Error && error.name === 'MediaUnavailable')) throw error;
    throw new BadArchive('not a ZIP in order', { cause: error });
  }
}
