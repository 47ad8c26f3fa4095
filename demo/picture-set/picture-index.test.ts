import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { defaultPictureFolder, pictureFile, readPictureIndex } from './picture-index.ts';

const index = await readPictureIndex();

test('the set in the repository is what its index says, and within 10 MB', async () => {
  for (const entry of index) {
    const bytes = await readFile(pictureFile(entry));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(entry.hash);
    expect(bytes.length).toBe(entry.sizeBytes);
    expect(sizeOfWebp(bytes)).toEqual([entry.widthPx, entry.heightPx]);
  }
  const files = (await readdir(defaultPictureFolder)).filter((name) => name.endsWith('.webp'));
  expect(files).toHaveLength(new Set(index.map(({ hash }) => hash)).size);
  expect(index.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)).toBeLessThanOrEqual(10_000_000);
  expect(index.length).toBeGreaterThan(400);
});

/** Width and height from the header of a lossy WebP file. */
function sizeOfWebp(bytes: Buffer): [number, number] {
  expect(bytes.toString('latin1', 8, 15)).toBe('WEBPVP8');
  return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
}
