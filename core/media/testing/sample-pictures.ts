import type { Sharp } from 'sharp';
import { sharp } from '../picture-engine.ts';

/** A picture with shapes and grain, so that it weighs about what a photograph of its size does. Equal arguments, equal pixels. */
export function photo(widthPx: number, heightPx: number, seed = 1): Sharp {
  const pixels = Buffer.alloc(widthPx * heightPx * 3);
  let random = seed;
  for (let at = 0; at < pixels.length; at += 3) {
    const x = (at / 3) % widthPx;
    const y = Math.floor(at / 3 / widthPx);
    random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
    const grain = (random >>> 26) - 32;
    pixels[at] = clamp((x * 255) / widthPx + grain);
    pixels[at + 1] = clamp((y * 255) / heightPx + grain);
    pixels[at + 2] = clamp((Math.hypot(x - widthPx / 2, y - heightPx / 2) < widthPx / 4 ? 200 : 60) + grain + seed);
  }
  return sharp(pixels, { raw: { width: widthPx, height: heightPx, channels: 3 } });
}

/** One colour all over. */
export function plain(
  widthPx: number,
  heightPx: number,
  background: { r: number; g: number; b: number; alpha?: number },
) {
  const channels = background.alpha === undefined ? 3 : 4;
  return sharp({ create: { width: widthPx, height: heightPx, channels, background } });
}

/** A photograph as a telephone held upright writes it: lying on its side, with place, owner and thumbnail data. */
export async function telephonePhoto(): Promise<Buffer> {
  const left = await plain(200, 200, { r: 220, g: 0, b: 0 }).png().toBuffer();
  return plain(400, 200, { r: 0, g: 0, b: 220 })
    .composite([{ input: left, left: 0, top: 0 }])
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Copyright: 'Frau Geheim', Make: 'Telefonwerk' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 12/1 30/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>XmpGeheim</secret></x:xmpmeta>')
    .toBuffer();
}

/** A PNG of some hundred bytes that says it unfolds to this many pixels. */
export async function pngThatClaims(widthPx: number, heightPx: number): Promise<Buffer> {
  const png = await plain(1, 1, { r: 0, g: 0, b: 0 }).png().toBuffer();
  png.writeUInt32BE(widthPx, 16);
  png.writeUInt32BE(heightPx, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** A PNG with the chunk that makes it move. */
export async function animatedPng(): Promise<Buffer> {
  const png = await plain(8, 8, { r: 0, g: 0, b: 0 }).png().toBuffer();
  const chunk = Buffer.alloc(20);
  chunk.writeUInt32BE(8, 0);
  chunk.write('acTL', 4, 'latin1');
  chunk.writeUInt32BE(2, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 16)), 16);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

/** A WebP or GIF of two frames. */
export async function animation(format: 'webp' | 'gif'): Promise<Buffer> {
  const frames = [plain(8, 8, { r: 255, g: 0, b: 0 }), plain(8, 8, { r: 0, g: 0, b: 255 })];
  const pictures = await Promise.all(frames.map((frame) => frame.png().toBuffer()));
  return sharp(pictures, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

function clamp(value: number): number {
  return Math.max(0, Math.min(255, Math.round(value)));
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
