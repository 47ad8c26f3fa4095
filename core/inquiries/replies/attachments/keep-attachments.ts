import { randomUUID } from 'node:crypto';
import type { Media } from '../../../media/media.ts';
import { removeObjects, writeObject } from '../../../media/objects.ts';
import type { ReplyAttachment } from '../reading/attachment-rules.ts';
import { attachmentKey } from './attachment-key.ts';

export interface StoredAttachment {
  id: string;
  name: string;
  mediaType: string;
  sizeBytes: number;
  isKept: boolean;
}

/** Writes what is kept into the store, under ids that nobody can guess; of all else only the name goes on. */
export async function keepAttachments(
  { media }: { media: Media },
  attachments: readonly ReplyAttachment[],
): Promise<StoredAttachment[]> {
  const stored: StoredAttachment[] = [];
  for (const { name, mediaType, sizeBytes, content } of attachments) {
    const id = randomUUID();
    if (content) await writeObject(media, attachmentKey(id), content, mediaType);
    stored.push({ id, name, mediaType, sizeBytes, isKept: content !== undefined });
  }
  return stored;
}

/** Takes them back when their mail was not taken; what is left after a crash goes with the nightly sweep. */
export async function dropAttachments({ media }: { media: Media }, attachments: StoredAttachment[]): Promise<void> {
  const keys = attachments.filter(({ isKept }) => isKept).map(({ id }) => attachmentKey(id));
  await removeObjects(media, keys).catch(() => {});
}
