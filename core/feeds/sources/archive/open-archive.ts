import { LRUCache } from 'lru-cache';
import { fromRandomAccessReaderPromise, type ZipFile } from 'yauzl';
import { MediaUnavailable } from '../../../kernel/errors.ts';
import type { Media } from '../../../media/media.ts';
import { indexPictures } from './index-pictures.ts';
import { BadArchive, type FeedArchive, judgeEntries } from './judge-entries.ts';
import { StoredZip } from './stored-zip.ts';

export interface OpenArchive extends FeedArchive {
  zip: ZipFile;
  meantBy: ReturnType<typeof indexPictures>;
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
  try {
    const options = { autoClose: false, strictFileNames: true };
    const zip = await fromRandomAccessReaderPromise(new StoredZip(media, key, bytes), bytes, options);
    // From where the directory begins; behind it is nothing but the archive's end.
    const directoryBytes = bytes - Number(zip.readEntryCursor);
    const archive = await judgeEntries(zip.eachEntry(), { entryCount: zip.entryCount, directoryBytes });
    return archive && { ...archive, zip, meantBy: indexPictures(archive.pictures) };
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Whatever is odd about an archive is a reason not to open it; an outage of the store is none. */
export function refusalOf(error: unknown): unknown {
  if (error instanceof BadArchive || error instanceof MediaUnavailable) return error;
  return new BadArchive('not a ZIP in order', { cause: error });
}
