import type { Entry } from 'yauzl';
import { UnreadableFile } from '../../formats/unreadable-file.ts';

/** A ZIP that we do not open. */
export class BadArchive extends UnreadableFile {
  constructor(message: string, options?: ErrorOptions) {
    super('archive', null, options);
    this.message = message;
  }
}

const bounds = {
  entries: 50_000,
  directoryBytes: 20 * 1024 ** 2,
  nameLength: 255,
  unpackedBytes: 2 * 1024 ** 3,
  ratio: 200,
};
/** Below this no ratio is looked at: a table of ten equal lines shrinks to nothing. */
const smallBytes = 1024 * 1024;

const dataFile = /\.(csv|txt|json|xlsx)$/i;
const pictureFile = /\.(jpe?g|png|webp)$/i;
const nestedArchive = /\.(zip|rar|7z|tar|gz|tgz|bz2|xz)$/i;
/** What systems and people leave behind in folders they pack. */
const leftOver = /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i;

/** A ZIP as a feed's file: one data file, and pictures by their names without folders, in small letters. */
export interface FeedArchive {
  data: Entry;
  pictures: Map<string, Entry>;
}

/**
 * Sorts an archive's entries, by what its directory says of them, before anything is unpacked. Undefined for a spreadsheet,
 * which is an archive of its own kind. Refuses what would unfold beyond bounds, hides or nests.
 */
export async function judgeEntries(
  entries: AsyncIterable<Entry>,
  { entryCount, directoryBytes }: { entryCount: number; directoryBytes: number },
): Promise<FeedArchive | undefined> {
  if (entryCount > bounds.entries) throw new BadArchive(`${entryCount} files`);
  if (directoryBytes > bounds.directoryBytes) throw new BadArchive(`a directory of ${directoryBytes} bytes`);
  const pictures = new Map<string, Entry>();
  const data: Entry[] = [];
  let [packed, unpacked, isSpreadsheet] = [0, 0, false];
  for await (const entry of entries) {
    if (entry.fileNameLength > bounds.nameLength) throw new BadArchive(`a name of ${entry.fileNameLength} bytes`);
    if (entry.fileName === '[Content_Types].xml') isSpreadsheet = true;
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    refuseExcess(entry.fileName, entry.compressedSize, entry.uncompressedSize);
    if (entry.fileName.endsWith('/') || leftOver.test(entry.fileName)) continue;
    if (!entry.canDecodeFileData())
      throw new BadArchive(`${entry.fileName} is encrypted or packed in a way of its own`);
    if (nestedArchive.test(entry.fileName)) throw new BadArchive('an archive within the archive');
    const name = nameOf(entry);
    forgetExtras(entry);
    if (pictureFile.test(name) && !pictures.has(name)) pictures.set(name, entry);
    else if (dataFile.test(name)) data.push(entry);
  }
  refuseExcess('the archive', packed, unpacked);
  if (isSpreadsheet) return undefined;
  const [first, second] = data;
  if (!first) throw new BadArchive('no file with cars in the archive');
  if (second) throw new BadArchive('several files with cars in the archive');
  return { data: first, pictures };
}

function refuseExcess(name: string, packed: number, unpacked: number): void {
  if (unpacked > bounds.unpackedBytes) throw new BadArchive(`${name} has ${unpacked} bytes`);
  if (unpacked > smallBytes && unpacked > packed * bounds.ratio)
    throw new BadArchive(`${name} unfolds from ${packed} to ${unpacked} bytes`);
}

function nameOf({ fileName }: Entry): string {
  return fileName.slice(fileName.lastIndexOf('/') + 1).toLowerCase();
}

/** What an entry says beside its place and size, up to 128 KB, nobody needs to read the file. */
function forgetExtras(entry: Entry): void {
  const nothing = Buffer.alloc(0);
  Object.assign(entry, { fileNameRaw: nothing, extraFieldRaw: nothing, fileCommentRaw: nothing });
  Object.assign(entry, { extraFields: [], fileComment: '', comment: '' });
}
