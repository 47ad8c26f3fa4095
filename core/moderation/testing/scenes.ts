import type { Sharp } from 'sharp';
import { sharp } from '../../media/picture-engine.ts';

/** A picture of large surfaces of many shades, as a car before a wall is; equal seeds, equal pixels. */
export function scene(seed: number, widthPx = 900, heightPx = 600): Sharp {
  let state = Math.imul(seed + 1, 2_654_435_761) >>> 0;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const pixels = Buffer.alloc(widthPx * heightPx * 3, 128);
  for (let surface = 0; surface < 60; surface += 1) {
    const left = Math.floor(random() * widthPx);
    const top = Math.floor(random() * heightPx);
    const right = Math.min(widthPx, left + Math.floor((0.1 + random() * 0.4) * widthPx));
    const bottom = Math.min(heightPx, top + Math.floor((0.1 + random() * 0.4) * heightPx));
    const shade = [random(), random(), random()].map((part) => Math.floor(20 + part * 215));
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) {
        for (let part = 0; part < 3; part += 1) pixels[(y * widthPx + x) * 3 + part] = shade[part] ?? 0;
      }
    }
  }
  return sharp(pixels, { raw: { width: widthPx, height: heightPx, channels: 3 } });
}

/** What somebody gets who takes a picture from a page: smaller, written anew, its edges cut, a little brighter. */
export async function copyOf(picture: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const edge = (px: number) => Math.round(px * 0.01);
  const cut = await sharp(picture)
    .extract({
      left: edge(width),
      top: edge(height),
      width: width - 2 * edge(width),
      height: height - 2 * edge(height),
    })
    .modulate({ brightness: 1.1 })
    .toBuffer();
  return sharp(cut).resize({ width: 640 }).webp({ quality: 70 }).toBuffer();
}
