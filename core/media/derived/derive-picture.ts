import { sharp } from '../picture-engine.ts';

/** The picture as WebP at this width, or at its own when that is smaller. */
export async function derivePicture(original: Buffer, widthPx: number, quality: number): Promise<Buffer> {
  return sharp(original)
    .resize({ width: widthPx, withoutEnlargement: true })
    .webp({ quality })
    .timeout({ seconds: 20 })
    .toBuffer();
}
