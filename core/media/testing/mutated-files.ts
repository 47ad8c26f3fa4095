import { mutatedCopies } from '../../testing/mutate-file.ts';
import { sharp } from '../picture-engine.ts';
import { animatedPng, photo, telephonePhoto } from './sample-pictures.ts';

/** Files that were pictures. Equal seeds, equal files. */
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
  yield* mutatedCopies(originals, count, seed);
}
