import { expect, test } from 'vitest';
import { mediaCalls } from '../calls/listings/media.ts';
import { allImageWidths, imagePath } from './image-sizes.ts';

test('every address that can be built is one that the optimiser takes', () => {
  const hash = '0123456789abcdef'.repeat(4);
  for (const width of allImageWidths) {
    const query = Object.fromEntries(new URL(imagePath(hash, width), 'https://kardan.example').searchParams);
    expect(mediaCalls.image.query.parse(query)).toEqual({ url: `/media/${hash}`, w: width, q: 75 });
  }
});
