import type { ImageRejection } from '@kardan/contract/values/image-rejections';
import { maxUploadPixels, maxUploadSidePx } from '@kardan/contract/values/image-sizes';
import type { Metadata } from 'sharp';
import { sharp } from '../picture-engine.ts';
import { isAnimatedPng, pictureFormat } from '../picture-format.ts';

/** A file that becomes no picture; the code goes to whoever uploaded it. */
export class ImageRejected extends Error {
  readonly code: ImageRejection;

  constructor(code: ImageRejection, cause?: unknown) {
    super(code, { cause });
    this.name = 'ImageRejected';
    this.code = code;
  }
}

export interface Original {
  bytes: Buffer;
  mediaType: 'image/jpeg' | 'image/webp';
  widthPx: number;
  heightPx: number;
}

const maxSidePx = 2560;

/** Minutes of work in one file are an attack: 50 megapixels take about two seconds. */
const timeLimitSeconds = 60;

/**
 * Makes of an uploaded file the picture that is kept: decoded and written anew, turned upright, in sRGB, at most 2560
 * pixels long and without any metadata. Throws ImageRejected for whatever is not a single JPEG, PNG or WebP in order.
 */
export async function prepareOriginal(file: Buffer): Promise<Original> {
  const { hasAlpha } = await inspect(file);
  const upright = sharp(file, { limitInputPixels: maxUploadPixels, failOn: 'error' })
    .timeout({ seconds: timeLimitSeconds })
    .autoOrient()
    .resize({ width: maxSidePx, height: maxSidePx, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  // JPEG, since a small picture is derived from it three to five times as fast as from WebP (it is decoded at an eighth,
  // a quarter or half of its size) and written five times as fast, at the same weight. Only WebP keeps transparency.
  const encoded = hasAlpha ? upright.webp({ quality: 92, alphaQuality: 100 }) : upright.jpeg({ quality: 90 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true }).catch((error) => {
    throw new ImageRejected('unreadable', error);
  });
  const mediaType = hasAlpha ? 'image/webp' : 'image/jpeg';
  return { bytes: data, mediaType, widthPx: info.width, heightPx: info.height };
}

/** Reads the header alone: a file that would unfold to gigabytes is refused before anything is unfolded. */
async function inspect(file: Buffer): Promise<Metadata> {
  const format = pictureFormat(file);
  if (!format) throw new ImageRejected('unsupported-format');
  const metadata = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch((error) => {
      throw new ImageRejected('unreadable', error);
    });
  if (metadata.width * metadata.height > maxUploadPixels) throw new ImageRejected('too-many-pixels');
  // A picture 1 pixel wide and 40 million high is within the bound above, and takes 12 seconds to turn and shrink.
  if (Math.max(metadata.width, metadata.height) > maxUploadSidePx) throw new ImageRejected('side-too-long');
  if ((metadata.pages ?? 1) > 1 || (format === 'png' && isAnimatedPng(file))) throw new ImageRejected('animated');
  return metadata;
}
