import { randomBytes } from 'node:crypto';
import { DeleteBucketCommand, DeleteObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { loadEnv } from '../env.ts';
import { type Media, openMedia } from '../media/media.ts';

export interface TestMedia extends AsyncDisposable {
  media: Media;
  /** Keys of every object that starts with this, in order. */
  keys(prefix?: string): Promise<string[]>;
}

/** A bucket of its own for one test file; it comes to be with the first write. */
export function createTestMedia(): TestMedia {
  const media = openMedia({ ...loadEnv(), S3_BUCKET: `test-${randomBytes(6).toString('hex')}` });
  const { client, bucket: Bucket } = media;
  const keys = async (prefix = ''): Promise<string[]> => {
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix }));
    return Contents.map(({ Key = '' }) => Key).sort();
  };
  const remove = async () => {
    // The store lists a thousand at a time.
    for (let left = await keys(); left.length > 0; left = await keys())
      for (const Key of left) await client.send(new DeleteObjectCommand({ Bucket, Key }));
    await client.send(new DeleteBucketCommand({ Bucket }));
  };
  return {
    media,
    keys,
    async [Symbol.asyncDispose]() {
      await remove().catch((error: Error) => {
        if (error.name !== 'NoSuchBucket') throw error;
      });
      client.destroy();
    },
  };
}
