import { randomUUID } from 'node:crypto';
import { pipeline, type Readable } from 'node:stream';
import { maxFeedFileBytes } from '@kardan/contract/values/feeds';
import type { Database } from '../../db/database.ts';
import { boundStream } from '../../kernel/bound-stream.ts';
import { Failure, MediaUnavailable } from '../../kernel/errors.ts';
import { Unreachable } from '../../kernel/unreachable.ts';
import type { Media } from '../../media/media.ts';
import { feedFileKey } from '../../media/object-keys.ts';
import { removeObject, writeStream } from '../../media/objects.ts';
import { deleteFile, insertFile, loadSurplusFiles, saveFileBytes } from './feed-file-store.ts';

export interface KeptFile {
  key: string;
  sha256: string;
  bytes: number;
}

/** Of all files of a dealership's or group's feeds together. */
const maxFilesBytes = 5 * 1024 ** 3;

/**
 * Keeps a feed's file in the store as it comes in, 5 MB of it in memory at a time; of one that breaks off nothing stays.
 * Older files of the same owner make room for it.
 */
export async function keepFile(
  { db, media }: { db: Database; media: Media },
  file: Readable,
  {
    feedId = null,
    maxBytes = maxFeedFileBytes,
    maxOwnerBytes = maxFilesBytes,
  }: { feedId?: string | null; maxBytes?: number; maxOwnerBytes?: number } = {},
): Promise<KeptFile> {
  const key = feedFileKey(randomUUID());
  try {
    await insertFile(db, key, feedId);
    const bounded = pipeline(file, boundStream({ maxBytes }), () => {});
    const { hash, sizeBytes } = await writeStream(media, key, bounded);
    await saveFileBytes(db, key, sizeBytes);
    if (feedId !== null)
      for (const old of await loadSurplusFiles(db, feedId, maxOwnerBytes)) await dropFile({ db, media }, old);
    return { key, sha256: hash, bytes: sizeBytes };
  } catch (error) {
    file.destroy();
    await removeObject(media, key)
      .then(() => deleteFile(db, key))
      .catch(() => {}); // the first error is the one to tell
    throw reasonOf(error);
  }
}

/** Gives a file up that nothing was made of. */
export async function dropFile({ db, media }: { db: Database; media: Media }, key: string): Promise<void> {
  await removeObject(media, key);
  await deleteFile(db, key);
}

/** The sender's failure rather than the store's that passes it on. */
function reasonOf(error: unknown): unknown {
  let cause = error instanceof MediaUnavailable ? error.cause : error;
  if (cause instanceof Unreachable && cause.cause instanceof Failure) cause = cause.cause;
  return cause instanceof Unreachable || cause instanceof Failure ? cause : error;
}
