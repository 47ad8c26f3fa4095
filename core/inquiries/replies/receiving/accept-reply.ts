import { createHash, randomUUID } from 'node:crypto';
import { type Database, inTransaction, type Tx } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import { limitKey } from '../../../limits/limit-key.ts';
import { useLimit } from '../../../limits/use-limit.ts';
import type { Media } from '../../../media/media.ts';
import { addBuyerMessage } from '../../inbox/add-buyer-message.ts';
import { addDealershipReply } from '../../inbox/add-dealership-reply.ts';
import { type LockedThread, lockThread } from '../../inbox/thread-store.ts';
import { useReplyLimits } from '../../inbox/use-reply-limits.ts';
import { perReplyThread } from '../../inquiry-limits.ts';
import { dropAttachments, keepAttachments, type StoredAttachment } from '../attachments/keep-attachments.ts';
import { queueBuyerReplyMail, queueTakenReplyMail } from '../mails/queue-reply-mails.ts';
import { automaticKind } from '../reading/automatic-rules.ts';
import { maxReplyLength, shorten } from '../reading/clean-text.ts';
import { type ReadReply, readReply } from '../reading/read-reply.ts';
import { UnreadableReply } from '../reading/unreadable-reply.ts';
import { hideReplyAddresses, type ReplyAddress, type ReplyEnv, type ReplyWriter } from '../reply-address.ts';
import { admitReply } from './admit-reply.ts';
import { insertReceivedReply, isReplyTaken, saveMessageOfReply } from './received-reply-store.ts';
import { ReplyRefusal } from './reply-refusal.ts';

interface Services {
  db: Database;
  env: ReplyEnv;
  media: Media;
}

interface GivenMail {
  /** Who the other mail server says it is from; empty for the null sender. */
  mailFrom: string;
  recipients: ReplyAddress[];
  bytes: Buffer;
  /** Whether our own mail server handed it over: what it says about the sender is believed. */
  isFromFrontServer: boolean;
}

interface Delivery extends ReplyAddress {
  /** Of a dealership's mail: who wrote it. */
  accountId: number | null;
  attachments: StoredAttachment[];
}

/**
 * Puts a mail into the threads it is addressed to. When this returns, it is stored with its attachments, and what follows
 * from it is queued; the same mail again changes nothing. What a program wrote is noted, and nothing follows from it.
 * Otherwise it throws a refusal, which the sender's mail server is told: nothing is taken and lost.
 */
export async function acceptReply(services: Services, mail: GivenMail): Promise<void> {
  const { db, env } = services;
  const reply = await read(env, mail.bytes);
  const kind = automaticKind(reply.headers, {
    mailFrom: mail.mailFrom,
    from: reply.from,
    ownSender: env.MAIL_SENDER,
    replyDomain: env.REPLY_MAIL_DOMAIN,
  });
  const prints = {
    messageIdHash: reply.messageId ? sha256(reply.messageId) : null,
    contentHash: sha256(mail.bytes),
  };
  const deliveries: Delivery[] = [];
  for (const address of mail.recipients.toSorted((one, other) => (one.recipientId < other.recipientId ? -1 : 1))) {
    if (await isReplyTaken(db, address, prints)) continue;
    const { text } = partsFor(address.writer, reply);
    const accountId = await admitReply(services, address, { ...mail, reply, text, kind });
    if (await isAllowed(services, address, kind !== undefined))
      deliveries.push({ ...address, accountId, attachments: [] });
    else if (!kind) throw new ReplyRefusal('too-often');
  }
  try {
    for (const delivery of deliveries) {
      if (!kind) delivery.attachments = await keepAttachments(services, reply.attachments);
    }
    await inTransaction(db, async (tx) => {
      for (const delivery of deliveries) {
        // Before anything refers to it: two mails that first refer to a thread and then take it wait for each other.
        const thread = await lockThread(tx, delivery.recipientId);
        if (!thread) throw new ReplyRefusal('unknown-address');
        const { folded } = partsFor(delivery.writer, reply);
        const note = { ...prints, kind: kind ?? ('message' as const), folded: kind ? '' : folded };
        const received = await insertReceivedReply(tx, delivery, note);
        if (received === undefined || kind) continue;
        const messageId = await deliver(tx, env, { ...delivery, thread }, reply);
        if (messageId) await saveMessageOfReply(tx, received, messageId);
      }
    });
  } catch (error) {
    // Anything else may have been committed without an answer: what nothing knows goes with the nightly sweep.
    if (error instanceof ReplyRefusal)
      await dropAttachments(
        services,
        deliveries.flatMap(({ attachments }) => attachments),
      );
    throw error;
  }
}

async function read(env: ReplyEnv, bytes: Buffer): Promise<ReadReply> {
  try {
    const reply = await readReply(bytes);
    const { text, folded } = reply;
    return { ...reply, text: hideReplyAddresses(env, text), folded: hideReplyAddresses(env, folded) };
  } catch (error) {
    if (!(error instanceof UnreadableReply)) throw error;
    throw new ReplyRefusal(error.reason === 'too-many-hops' ? 'loop' : 'unreadable', error);
  }
}

/**
 * What a buyer wrote where a mail program shows it as quoted is still told. A dealer's mail without a word of its own would
 * give the buyer nothing but what we wrote to the dealer.
 */
function partsFor(writer: ReplyWriter, { text, folded }: ReadReply): { text: string; folded: string } {
  if (text !== '' || writer === 'dealership') return { text, folded };
  return { text: shorten(folded, maxReplyLength), folded: '' };
}

/**
 * Before files are kept: whether this side may still write into the thread. What programs write counts apart, so that it
 * does not keep people's mail out, and beyond the limit is not even noted.
 */
async function isAllowed({ db, env }: Services, { writer, recipientId }: ReplyAddress, isProgram: boolean) {
  const key = limitKey(env.FORM_SECRET, `${isProgram ? 'program for ' : ''}${writer} ${recipientId}`);
  const use = await inTransaction(db, (tx) => useLimit(tx, perReplyThread, key));
  return use.allowed;
}

async function deliver(
  tx: Tx,
  env: Env,
  { thread, ...delivery }: Delivery & { thread: LockedThread },
  reply: ReadReply,
): Promise<string | undefined> {
  const { recipientId, writer, accountId, attachments } = delivery;
  const { from = '' } = reply;
  // Apart from what the page or the other side calls its messages, and of letters that fit.
  const messageId = `${writer}:${reply.messageId ? sha256(reply.messageId).toString('hex') : randomUUID()}`;
  const { text } = partsFor(writer, reply);
  if (writer === 'dealership') {
    const use = await useReplyLimits(tx, env, thread);
    if (!use.allowed) throw new ReplyRefusal('too-often');
    const sent = await addDealershipReply(tx, { recipientId, accountId, messageId, text });
    if (sent) await queueTakenReplyMail(tx, sent.messageId);
    return sent?.messageId;
  }
  const added = await addBuyerMessage(tx, { recipientId, messageId, from, text, attachments });
  if (added) await queueBuyerReplyMail(tx, added.messageId);
  return added?.messageId;
}

function sha256(content: string | Buffer): Buffer {
  return createHash('sha256').update(content).digest();
}
