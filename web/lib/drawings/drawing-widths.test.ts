import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type DrawingName, drawingFile, drawingPath, drawings } from './drawing-widths.ts';

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../public${path}`, import.meta.url)));

/** Of a WebP file with transparency: its header tells the size less one in 24 bits. */
const widthOf = (file: Buffer) => file.readUIntLE(24, 3) + 1;

const asked = [...drawings].flatMap(([name, drawing]) =>
  drawing.widths.map((width) => [name as DrawingName, width, drawing] as const),
);

test.each(asked)('%s is there at a width of %i', (name, width, drawing) => {
  const path = drawingFile(drawingPath(name, width));
  if (!path) throw new Error('no file answers for it');
  const file = read(path);
  expect(file.toString('latin1', 8, 16)).toBe('WEBPVP8X');
  expect(widthOf(file)).toBe(Math.min(width, drawing.width));
  expect(file.length).toBeLessThan(name === 'hero' ? 30_000 : name.startsWith('body-') ? 6_000 : 16_000);
});

test.each([
  '/_next/image?url=%2Fsections%2Fused.webp&w=3840&q=75',
  '/_next/image?url=%2Fsections%2Fused.webp&w=0256&q=75',
  '/_next/image?url=%2Fsections%2Fused.webp&w=256&q=100',
  '/_next/image?url=%2Fsections%2Fused.webp&w=256&q=75&x=1',
  '/_next/image?url=/sections/used.webp&w=256&q=75',
  '/_next/image?url=%2Fsections%2Fboat.webp&w=256&q=75',
  '/_next/image?url=%2Fsections%2F..%2Ficons.webp&w=256&q=75',
  '/_next/image?url=%2Fmedia%2Fab&w=256&q=75',
  '/sections/used.webp',
])('no drawing answers at %s', (target) => {
  expect(drawingFile(target)).toBeUndefined();
});
