import { crc32 } from 'node:zlib';
import { imageRejectionCodes } from '@kardan/contract/values/image-rejections';
import { maxUploadPixels } from '@kardan/contract/values/image-sizes';
import { expect, test } from 'vitest';
import { sharp } from '../picture-engine.ts';
import { animatedPng, animation, photo, plain, pngThatClaims, telephonePhoto } from '../testing/sample-pictures.ts';
import { ImageRejected, prepareOriginal } from './prepare-original.ts';

const rejectionOf = (file: Buffer) =>
  prepareOriginal(file).then(
    () => 'accepted',
    (error: unknown) => (error instanceof ImageRejected ? error.code : error),
  );

async function pixel(bytes: Buffer, left: number, top: number): Promise<number[]> {
  const raw = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...raw];
}

test.each(['jpeg', 'png', 'webp'] as const)('a %s is kept as a JPEG in sRGB, at its own size', async (format) => {
  const kept = await prepareOriginal(await photo(600, 400).toFormat(format).toBuffer());
  expect(kept).toMatchObject({ mediaType: 'image/jpeg', widthPx: 600, heightPx: 400 });
  expect(await sharp(kept.bytes).metadata()).toMatchObject({ format: 'jpeg', space: 'srgb', width: 600, height: 400 });
});

test.each(['png', 'webp'] as const)('transparency of a %s is kept, in a WebP', async (format) => {
  const logo = await plain(60, 40, { r: 200, g: 0, b: 0, alpha: 0.5 }).toFormat(format).toBuffer();
  const kept = await prepareOriginal(logo);
  expect(kept.mediaType).toBe('image/webp');
  expect((await pixel(kept.bytes, 30, 20))[3]).toBeCloseTo(128, -1);
});

test('a picture that lies on its side is turned upright', async () => {
  const kept = await prepareOriginal(await telephonePhoto());
  expect(kept).toMatchObject({ widthPx: 200, heightPx: 400 });
  const [top, bottom] = [await pixel(kept.bytes, 100, 50), await pixel(kept.bytes, 100, 350)];
  expect(top[0]).toBeGreaterThan(180);
  expect(bottom[2]).toBeGreaterThan(180);
});

test('place, owner and every other metadata are gone from the bytes', async () => {
  const file = await telephonePhoto();
  const secrets = ['Exif', 'Frau Geheim', 'Telefonwerk', 'XmpGeheim', 'adobe'];
  for (const secret of secrets) expect(file.includes(secret)).toBe(true);
  expect((await sharp(file).metadata()).exif?.toString('latin1')).toContain('Frau Geheim');

  const { bytes } = await prepareOriginal(file);
  for (const secret of [...secrets, 'ICC_PROFILE']) expect(bytes.includes(secret)).toBe(false);
  const { exif, xmp, icc, iptc, orientation } = await sharp(bytes).metadata();
  expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
});

test('colours of a wider space become the same colours in sRGB', async () => {
  const wide = await plain(16, 16, { r: 200, g: 100, b: 50 }).withIccProfile('p3').png().toBuffer();
  // The same orange takes less of the stronger red of Display P3.
  const [storedRed] = await sharp(wide, { ignoreIcc: true }).raw().toBuffer();
  expect(storedRed).toBeLessThan(195);
  const { bytes } = await prepareOriginal(wide);
  const [red = 0, green = 0, blue = 0] = await pixel(bytes, 8, 8);
  expect([Math.round(red / 5), Math.round(green / 5), Math.round(blue / 5)]).toEqual([40, 20, 10]);
});

test('the longest side is at most 2560 pixels, upright pictures included', async () => {
  const lying = await prepareOriginal(await photo(4000, 1000).jpeg().toBuffer());
  expect(lying).toMatchObject({ widthPx: 2560, heightPx: 640 });
  const upright = await prepareOriginal(await photo(500, 3000).jpeg().toBuffer());
  expect(upright).toMatchObject({ widthPx: 427, heightPx: 2560 });
});

test('the same file gives the same bytes', async () => {
  const file = await photo(800, 600).jpeg().toBuffer();
  const [one, other] = await Promise.all([prepareOriginal(file), prepareOriginal(file)]);
  expect(one.bytes.equals(other.bytes)).toBe(true);
});

test('what is not a single JPEG, PNG or WebP in order is rejected with a code', async () => {
  const jpeg = await photo(300, 300).jpeg().toBuffer();
  const png = await photo(300, 300).png().toBuffer();
  const webp = await photo(300, 300).webp().toBuffer();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
  const files: [string, Buffer, string][] = [
    ['nothing', Buffer.alloc(0), 'unsupported-format'],
    ['a text', Buffer.from('Guten Tag'), 'unsupported-format'],
    ['an SVG', Buffer.from(svg), 'unsupported-format'],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj'), 'unsupported-format'],
    ['a GIF', await animation('gif'), 'unsupported-format'],
    ['a TIFF', await photo(30, 30).tiff().toBuffer(), 'unsupported-format'],
    ['an AVIF', await photo(30, 30).avif({ effort: 0 }).toBuffer(), 'unsupported-format'],
    ['an SVG that begins as a JPEG', Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(svg)]), 'unreadable'],
    ['half a JPEG', jpeg.subarray(0, jpeg.length / 2), 'unreadable'],
    ['half a PNG', png.subarray(0, png.length / 2), 'unreadable'],
    ['half a WebP', webp.subarray(0, webp.length / 2), 'unreadable'],
    ['the beginning of a JPEG', jpeg.subarray(0, 12), 'unreadable'],
    ['a WebP that moves', await animation('webp'), 'animated'],
    ['a PNG that moves', await animatedPng(), 'animated'],
    ['a bomb', await pngThatClaims(60_000, 60_000), 'too-many-pixels'],
    ['a bomb one pixel high', await pngThatClaims(maxUploadPixels + 1, 1), 'too-many-pixels'],
    ['a thread one pixel wide', await pngThatClaims(1, 40_000_000), 'side-too-long'],
    ['a side one pixel too long', await pngThatClaims(16_384, 100), 'side-too-long'],
    ['less than it claims', await pngThatClaims(5_000, 5_000), 'unreadable'],
  ];
  const seen = await Promise.all(files.map(async ([name, file]) => [name, await rejectionOf(file)]));
  expect(seen).toEqual(files.map(([name, , code]) => [name, code]));
});

test('of a file that is a picture and something else as well, the picture alone is kept', async () => {
  const script = '<script>alert(document.domain)</script>';
  const page = Buffer.from(`<!DOCTYPE html><html><body>${script}</body></html>`);
  const jpeg = await photo(300, 300).jpeg().toBuffer();
  const png = await photo(300, 300).png().toBuffer();
  const webp = await photo(300, 300).webp().toBuffer();
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, page.length + 2]), page]);
  const files: Record<string, Buffer> = {
    'a JPEG with a page behind it': Buffer.concat([jpeg, page]),
    'a JPEG with a page as its comment': Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]),
    'a PNG with an archive behind it': Buffer.concat([png, Buffer.from('PK\u0003\u0004', 'latin1'), page]),
    'a PNG with a text in front of its end': Buffer.concat([png.subarray(0, -12), textChunk(page), png.subarray(-12)]),
    'a WebP with a program behind it': Buffer.concat([webp, Buffer.from('\u007fELF', 'latin1'), page]),
    'a JPEG with a PDF behind it': Buffer.concat([jpeg, Buffer.from('%PDF-1.7\n'), page]),
  };
  const taken: string[] = [];
  for (const [name, file] of Object.entries(files)) {
    const kept = await prepareOriginal(file).catch(() => undefined);
    if (!kept) continue;
    taken.push(name);
    expect([name, /<script|<!DOCTYPE/.test(kept.bytes.toString('latin1'))]).toEqual([name, false]);
  }
  expect(taken).toContain('a JPEG with a page as its comment');
});

function textChunk(text: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('tEXtComment\0'), text]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length - 4);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

test('a picture of 50 megapixels is taken, one with a row more is not', async () => {
  expect(await rejectionOf(await plain(10_000, 5_000, { r: 9, g: 9, b: 9 }).png().toBuffer())).toBe('accepted');
  expect(await rejectionOf(await plain(10_000, 5_001, { r: 9, g: 9, b: 9 }).png().toBuffer())).toBe('too-many-pixels');
});

test('files with damage anywhere are kept or rejected, and nothing else happens', async () => {
  const files = await Promise.all(
    (['jpeg', 'png', 'webp'] as const).map((format) => photo(120, 90).toFormat(format).toBuffer()),
  );
  let random = 7;
  const next = (below: number) => {
    random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
    return Math.floor((random / 2 ** 32) * below);
  };
  for (let round = 0; round < 150; round++) {
    const damaged = Buffer.from(files[round % 3] as Buffer);
    for (let hit = 0; hit <= next(4); hit++) damaged[next(Math.min(damaged.length, 400))] = next(256);
    expect(['accepted', ...imageRejectionCodes]).toContain(await rejectionOf(damaged));
  }
});
