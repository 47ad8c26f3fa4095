import type { PictureEdit } from '@kardan/contract/calls/stock/own-listing';
import type { OverlayOptions, Raw } from 'sharp';
import { sharp } from '../picture-engine.ts';
import type { Original } from '../uploads/prepare-original.ts';

type Box = NonNullable<PictureEdit['crop']>;
interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * A picture rotated, with boxes made unreadable, cropped; all boxes are parts of the rotated picture before it is cropped. Of
 * what is under a box eight colours are left: nothing brings a number plate back out of them.
 */
export async function applyEdit(source: Buffer, { rotate, crop, blur }: PictureEdit): Promise<Original> {
  const rotated = await sharp(source).rotate(rotate).raw().toBuffer({ resolveWithObject: true });
  const raw: Raw = { width: rotated.info.width, height: rotated.info.height, channels: rotated.info.channels };
  const patches = await Promise.all(blur.map((box) => patchOf(rotated.data, raw, areaOf(box, raw))));
  const patched = await sharp(rotated.data, { raw }).composite(patches).raw().toBuffer({ resolveWithObject: true });
  const { channels } = patched.info;
  const cropped = sharp(patched.data, { raw: { ...raw, channels } }).extract(areaOf(crop ?? whole, raw));
  const hasAlpha = channels === 4 && !(await sharp(source).stats()).isOpaque;
  const encoded = hasAlpha ? cropped.webp({ quality: 92, alphaQuality: 100 }) : cropped.flatten().jpeg({ quality: 90 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return {
    bytes: data,
    mediaType: hasAlpha ? 'image/webp' : 'image/jpeg',
    widthPx: info.width,
    heightPx: info.height,
  };
}

const whole: Box = { x: 0, y: 0, width: 1, height: 1 };

async function patchOf(pixels: Buffer, raw: Raw, area: Area): Promise<OverlayOptions> {
  const fewColours = await sharp(pixels, { raw })
    .extract(area)
    .resize({ width: 4, height: 2, fit: 'fill' })
    .png()
    .toBuffer();
  const input = await sharp(fewColours)
    .resize({ width: area.width, height: area.height, fit: 'fill', kernel: 'cubic' })
    .png()
    .toBuffer();
  return { input, left: area.left, top: area.top };
}

/** In whole pixels, at least one, and within the picture whatever the box says. */
function areaOf({ x, y, width, height }: Box, picture: Pick<Raw, 'width' | 'height'>): Area {
  const left = Math.min(Math.floor(x * picture.width), picture.width - 1);
  const top = Math.min(Math.floor(y * picture.height), picture.height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.ceil(width * picture.width), picture.width - left)),
    height: Math.max(1, Math.min(Math.ceil(height * picture.height), picture.height - top)),
  };
}
