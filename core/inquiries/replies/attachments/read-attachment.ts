import { noteLook } from '../../../accounts/acting/note-look.ts';
import type { Actor } from '../../../accounts/actor.ts';
import type { Database } from '../../../db/database.ts';
import { NotFound } from '../../../kernel/errors.ts';
import type { Media } from '../../../media/media.ts';
import { readObject } from '../../../media/objects.ts';
import { findInbox } from '../../inbox/find-inbox.ts';
import { attachmentKey } from './attachment-key.ts';
import { loadKeptAttachment } from './attachment-store.ts';

/** What came with a buyer's mail, for who may read the thread. */
export async function readAttachment(
  { db, media }: { db: Database; media: Media },
  actor: Actor,
  { dealershipId, threadId, attachmentId }: { dealershipId: string; threadId: string; attachmentId: string },
): Promise<Buffer> {
  const id = await findInbox({ db }, actor, dealershipId, 'read');
  const attachment = await loadKeptAttachment(db, { dealershipId: id, threadId, attachmentId });
  const bytes = attachment && (await readObject(media, attachmentKey(attachment.id)));
  if (!bytes) throw new NotFound('attachment');
  await noteLook({ db }, actor, id, { action: 'inquiry.looked-at', objectId: threadId });
  return bytes;
}
