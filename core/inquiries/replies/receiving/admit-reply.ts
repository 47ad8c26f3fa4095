import type { Database } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import type { AutomaticKind } from '../reading/automatic-rules.ts';
import type { ReadReply } from '../reading/read-reply.ts';
import type { ReplyAddress } from '../reply-address.ts';
import { findAuthor } from './find-author.ts';
import { isSenderProven } from './is-sender-proven.ts';
import { ReplyRefusal } from './reply-refusal.ts';

interface Admission {
  reply: ReadReply;
  /** What of it is the writer's own. */
  text: string;
  kind: AutomaticKind | undefined;
  mailFrom: string;
  isFromFrontServer: boolean;
}

const senderPattern = /^[^\s\p{C}@]+@[^\s\p{C}@]+\.[^\s\p{C}@]+$/u;

/** Who wrote for the dealership, null for all else; refuses what a thread cannot take. */
export async function admitReply(
  { db, env }: { db: Database; env: Env },
  { writer, recipientId }: ReplyAddress,
  { reply, text, kind, mailFrom, isFromFrontServer }: Admission,
): Promise<number | null> {
  const { from = '', attachments } = reply;
  const isSender = from.length <= 254 && senderPattern.test(from);
  const author = writer === 'dealership' && isSender ? await findAuthor(db, recipientId, from) : undefined;
  if (kind) {
    // Rules of a dealer's mailbox may mark what a person wrote: noted only, the buyer would wait for it in vain.
    const mayBePersons = (kind === 'list' || kind === 'auto-reply') && mailFrom !== '' && author !== undefined;
    if (mayBePersons) throw new ReplyRefusal('automatic');
    return null;
  }
  if (!isSender) throw new ReplyRefusal('no-sender');
  if (text === '' && (writer === 'dealership' || attachments.length === 0)) throw new ReplyRefusal('empty');
  if (writer === 'buyer') return null;
  if (author === undefined) throw new ReplyRefusal('unknown-sender');
  if (!isSenderProven(env, reply, isFromFrontServer)) throw new ReplyRefusal('unproven-sender');
  // Better told at once than thought to have been sent.
  if (attachments.length > 0) throw new ReplyRefusal('with-files');
  return author;
}
