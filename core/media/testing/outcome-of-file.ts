import { maxUploadSidePx } from '@kardan/contract/values/image-sizes';
import { measureLook } from '../looks/measure-look.ts';
import { ImageRejected, prepareOriginal } from '../uploads/prepare-original.ts';

/** What becomes of a file: a picture of ours, or the code of its refusal. Anything else is a defect, and thrown. */
export async function outcomeOfFile(file: Buffer): Promise<string> {
  try {
    const { bytes, widthPx, heightPx } = await prepareOriginal(file);
    if (Math.max(widthPx, heightPx) > Math.min(maxUploadSidePx, 2560)) throw new Error(`${widthPx} × ${heightPx}`);
    await measureLook(bytes);
    return 'picture';
  } catch (error) {
    if (error instanceof ImageRejected) return error.code;
    throw error;
  }
}
