import { api, apiThrough } from '#lib/api/api.ts';
import { fetchWithProgress } from '#lib/api/fetch-with-progress.ts';
import { hashOf } from './hash-of.ts';
import { madePicture } from './made-picture.ts';
import { shrinkPicture } from './shrink-picture.ts';

const lookEveryMs = 700;

interface Options {
  /** A logo goes as it is: shrinking writes JPEG, which fills what is transparent with black. */
  asItIs?: boolean;
  onProgress?: (share: number) => void;
}

/** Sends a picture of the dealership itself and waits until it is made; gives its content address. */
export async function uploadPicture(
  dealershipId: string,
  file: File,
  { asItIs = false, onProgress = () => undefined }: Options = {},
): Promise<string> {
  const { blob, hash } = asItIs ? { blob: file, hash: await hashOf(file) } : await shrinkPicture(file);
  const body = new FormData();
  body.append('key', hash);
  body.append('image', blob, 'picture');
  const params = { dealershipId };
  let upload = await apiThrough(fetchWithProgress(onProgress)).uploadImage({ params, body });
  while (upload.state === 'received') {
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    upload = await api.imageUpload({ params: { ...params, uploadId: upload.id } });
  }
  return madePicture(upload);
}
