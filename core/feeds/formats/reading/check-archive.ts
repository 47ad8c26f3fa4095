import { fromBufferPromise } from 'yauzl';
import { UnreadableFile } from '../unreadable-file.ts';
import { readingBounds } from './reading-bounds.ts';

/**
 * Refuses an archive that would unpack to too much: first by what it says of itself, then by unpacking each entry into nothing,
 * in which yauzl fails where an entry is larger than it said.
 */
export async function checkArchive(file: Buffer): Promise<void> {
  if (file.subarray(0, 4).toString('hex') !== '504b0304') throw new UnreadableFile('not-xlsx');
  const archive = await fromBufferPromise(file, { autoClose: false });
  const entries = await Array.fromAsync(archive.eachEntry());
  const unpacked = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  const isBomb = unpacked > file.length * readingBounds.packingRatio && unpacked > 1_000_000;
  if (unpacked > readingBounds.unpackedBytes || isBomb) throw new UnreadableFile('too-large');
  for (const entry of entries) {
    if (entry.fileName.endsWith('/')) continue;
    for await (const _ of await archive.openReadStreamPromise(entry));
  }
}
