import { expect, test } from 'vitest';
import { mediaCalls } from '../calls/listings/media.ts';
import { allImageWidths, imagePath, nearestImageWidth } from './image-sizes.ts';

test('widths ascend, so that the first that covers is the smallest that does', () => {
  expect([...allImageWidths].sort((a, b) => a - b)).toEqual([...allImageWidths]);
});

test.each([
  [1, 16],
  [16, 16],
  [17, 32],
  [176, 256],
  [385, 640],
  [2049, 3840],
  [9999, 3840],
] as const)('%d pixels are covered by the width %d', (widthPx, width) => {
  expect(nearestImageWidth(widthPx)).toBe(width);
});

test('every address that can be built is one that the optimiser takes', () => {
  const hash = '0123456789abcdef'.repeat(4);
  for (const width of allImageWidths) {
    const query = Object.fromEntries(new URL(imagePath(hash, width), 'https://kardan.example').searchParams);
    expect(mediaCalls.image.query.parse(query)).toEqual({ url: `/media/${hash}`, w: width, q: 75 });
  }
});
