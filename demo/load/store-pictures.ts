import { readFile } from 'node:fs/promises';
import { HeadObjectCommand } from '@aws-sdk/client-s3';
import type { Media } from '@kardan/core/media/media';
import { originalKey } from '@kardan/core/media/object-keys';
import { writeObject } from '@kardan/core/media/objects';
import { defaultPictureFolder, type PictureEntry, pictureFile } from '../picture-set/picture-index.ts';

const atOnce = 16;

/** Puts the pictures of a set into the S3 store; those that are there already are left alone. */
export async function storePictures(
  media: Media,
  entries: readonly Pick<PictureEntry, 'hash' | 'sizeBytes'>[],
  onProgress: (done: number) => void,
  folder = defaultPictureFolder,
): Promise<void> {
  const waiting = entries.values();
  let done = 0;
  const take = async () => {
    for (const entry of waiting) {
      const key = originalKey(entry.hash);
      if (!(await isStored(media, key, entry.sizeBytes)))
        await writeObject(media, key, await readFile(pictureFile(entry, folder)), 'image/webp');
      done += 1;
      onProgress(done);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, take));
}

async function isStored({ client, bucket }: Media, key: string, sizeBytes: number): Promise<boolean> {
  try {
    const { ContentLength } = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }));
    return ContentLength === sizeBytes;
  } catch (error) {
    if (error instanceof Error && error.name === 'NotFound') return false;
    throw error;
  }
}
