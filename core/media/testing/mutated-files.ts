import { type Mutation, mutatedBytes, pick } from '../../testing/mutate-bytes.ts';
import { sharp } from '../picture-engine.ts';
import { animatedPng, photo, telephonePhoto } from './sample-pictures.ts';

/** Decoders believe lengths, and what stands in headers. */
const ways: readonly Mutation[] = [
  (file, at, random) => {
    file.writeUInt32BE(pick([0, 1, 0x7fffffff, 0xffffffff, 0xffff], random), at);
    return file;
  },
  (file, _, random) => {
    file[random(Math.min(64, file.length))] = random(256);
    return file;
  },
];

/** Files that were pictures: spoilt as any file, lengths made huge, headers changed. Equal seeds, equal files. */
export async function* mutatedFiles(count: number, seed = 1): AsyncGenerator<Buffer> {
  const originals = await Promise.all([
    photo(160, 120, 1).jpeg().toBuffer(),
    photo(160, 120, 2).jpeg({ progressive: true }).toBuffer(),
    photo(120, 90, 3).png().toBuffer(),
    photo(120, 90, 4).webp().toBuffer(),
    sharp({ create: { width: 60, height: 40, channels: 4, background: '#12345680' } })
      .webp({ lossless: true })
      .toBuffer(),
    telephonePhoto(),
    animatedPng(),
  ]);
  yield* mutatedBytes(originals, { count, seed, maxChanges: 4, ways });
}
