import { createHash } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  type DeleteObjectsCommandOutput,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { Failure, MediaUnavailable } from '../kernel/errors.ts';
import type { Media } from './media.ts';

/** The object's bytes, or undefined when there is none of that key; given up after the client's time, or sooner if told. */
export async function readObject(
  media: Media,
  key: string,
  { timeoutMs }: { timeoutMs?: number } = {},
): Promise<Buffer | undefined> {
  try {
    const abortSignal = timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs);
    const command = new GetObjectCommand({ Bucket: media.bucket, Key: key });
    const { Body } = await media.client.send(command, { ...(abortSignal && { abortSignal }) });
    return Body && Buffer.from(await Body.transformToByteArray());
  } catch (error) {
    if (nameOf(error) === 'NoSuchKey' || nameOf(error) === 'NoSuchBucket') return undefined;
    throw new MediaUnavailable(error);
  }
}

export async function hasObject(media: Media, key: string): Promise<boolean> {
  try {
    await media.client.send(new HeadObjectCommand({ Bucket: media.bucket, Key: key }));
    return true;
  } catch (error) {
    if (nameOf(error) === 'NotFound' || nameOf(error) === 'NoSuchBucket') return false;
    throw new MediaUnavailable(error);
  }
}

export async function writeObject(media: Media, key: string, bytes: Buffer, mediaType: string): Promise<void> {
  await reach(async () => {
    await ensureBucket(media);
    const object = { Bucket: media.bucket, Key: key, Body: bytes, ContentType: mediaType };
    await media.client.send(new PutObjectCommand(object));
  });
}

/** Passes a stream on to the store in parts of 5 MB, the most that is held of it; says what it was. */
export async function writeStream(
  media: Media,
  key: string,
  source: Readable,
): Promise<{ hash: string; sizeBytes: number }> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const measured = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      sizeBytes += chunk.length;
      done(null, chunk);
    },
  });
  await reach(async () => {
    await ensureBucket(media);
    // A source that breaks off ends the upload with the same error, also when it did so before anybody listened.
    pipeline(source, measured).catch(() => {});
    const params = { Bucket: media.bucket, Key: key, Body: measured };
    await new Upload({ client: media.client, params, queueSize: 1 }).done();
  });
  return { hash: hash.digest('hex'), sizeBytes };
}

/** How long an object is; undefined when there is none of that key. */
export async function objectBytes(media: Media, key: string): Promise<number | undefined> {
  try {
    const { ContentLength } = await media.client.send(new HeadObjectCommand({ Bucket: media.bucket, Key: key }));
    return ContentLength;
  } catch (error) {
    if (nameOf(error) === 'NotFound' || nameOf(error) === 'NoSuchBucket') return undefined;
    throw new MediaUnavailable(error);
  }
}

/** A part of an object's bytes, the last one not included. */
export async function readRange(media: Media, key: string, start: number, end: number): Promise<Buffer> {
  return reach(async () => {
    const range = { Bucket: media.bucket, Key: key, Range: `bytes=${start}-${end - 1}` };
    const { Body } = await media.client.send(new GetObjectCommand(range));
    return Buffer.from((await Body?.transformToByteArray()) ?? []);
  });
}

/** Afterwards there is no object of that key, whether there was one or not. */
export async function removeObject(media: Media, key: string): Promise<void> {
  await reach(() => media.client.send(new DeleteObjectCommand({ Bucket: media.bucket, Key: key })));
}

interface ListedObject {
  key: string;
  modifiedAt: Date;
}

/** Every object whose key begins so, a thousand at a time. */
export async function* listObjects(media: Media, prefix: string): AsyncGenerator<ListedObject[]> {
  let after: string | undefined;
  do {
    const page: Partial<ListObjectsV2CommandOutput> = await reach(() =>
      media.client
        .send(new ListObjectsV2Command({ Bucket: media.bucket, Prefix: prefix, ContinuationToken: after }))
        .catch(nothingWithoutBucket),
    );
    yield (page.Contents ?? []).map(({ Key = '', LastModified = new Date() }) => ({
      key: Key,
      modifiedAt: LastModified,
    }));
    after = page.NextContinuationToken;
  } while (after !== undefined);
}

/** Afterwards there are no objects of these keys: at most a thousand at a time. */
export async function removeObjects(media: Media, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  const Delete = { Objects: keys.map((Key) => ({ Key })), Quiet: true };
  const { Errors = [] }: Partial<DeleteObjectsCommandOutput> = await reach(() =>
    media.client.send(new DeleteObjectsCommand({ Bucket: media.bucket, Delete })).catch(nothingWithoutBucket),
  );
  if (Errors.length > 0) throw new MediaUnavailable(new Error(`${Errors.length} objects: ${Errors[0]?.Code}`));
}

async function ensureBucket(media: Media): Promise<void> {
  media.bucketReady ??= createMissingBucket(media).catch((error) => {
    media.bucketReady = undefined;
    throw error;
  });
  await media.bucketReady;
}

async function createMissingBucket({ client, bucket }: Media): Promise<void> {
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }));
  } catch (error) {
    if (nameOf(error) !== 'NotFound') throw error;
    await client.send(new CreateBucketCommand({ Bucket: bucket })).catch((conflict) => {
      // Another process was faster.
      if (!String(nameOf(conflict)).startsWith('BucketAlready')) throw conflict;
    });
  }
}

/** Before the first write there is no bucket, and nothing in it. */
function nothingWithoutBucket(error: unknown): object {
  if (nameOf(error) === 'NoSuchBucket') return {};
  throw error;
}

async function reach<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Failure ? error : new MediaUnavailable(error);
  }
}

function nameOf(error: unknown): unknown {
  return (error as { name?: unknown } | undefined)?.name;
}
