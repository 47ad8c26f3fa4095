import { hashOf } from './hash-of.ts';
import { shrunkQuality, shrunkSidePx } from './shrunk-size.ts';

/** Off the page's thread: 12 megapixels take half a second. What the browser cannot decode goes as it is, for the API to judge. */
addEventListener('message', ({ data }: MessageEvent<{ id: string; file: Blob }>) => void answer(data.id, data.file));

async function answer(id: string, file: Blob): Promise<void> {
  try {
    const blob = await shrink(file).catch(() => file);
    postMessage({ id, blob, hash: await hashOf(blob) });
  } catch {
    postMessage({ id });
  }
}

async function shrink(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, shrunkSidePx / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: shrunkQuality });
}
