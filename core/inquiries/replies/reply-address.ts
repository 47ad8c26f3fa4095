import { timingSafeEqual } from 'node:crypto';
import type { Env } from '../../env.ts';
import { fromBase32, toBase32 } from '../../kernel/base32.ts';
import { keyedHash } from '../../kernel/keyed-hash.ts';
import { bytesOfUuid, uuidOfBytes } from '../../kernel/uuid-bytes.ts';

/** Where answers by mail are received. */
export type ReplyEnv = Env & { REPLY_MAIL_DOMAIN: string };
type AddressEnv = Pick<ReplyEnv, 'LINK_SECRET' | 'REPLY_MAIL_DOMAIN'>;

/** Who writes to a reply address: the buyer answers mails that went to the buyer, and the dealership its own. */
export type ReplyWriter = 'buyer' | 'dealership';

export interface ReplyAddress {
  writer: ReplyWriter;
  /** The dealership's copy of an inquiry, which is the thread. */
  recipientId: string;
}

const mailbox = 'antwort';
const idBytes = 16;
/** 80 bits: the whole mailbox stays within the 64 letters that mail servers must take. */
const signatureBytes = 10;
const writers = ['buyer', 'dealership'] as const;

/**
 * Where an answer by mail goes so that it lands in its thread. It holds the thread's id, signed for one of the two sides:
 * nothing is stored for it, neither name nor address can be read from it, and nobody can make one up or turn one side's
 * into the other's.
 */
export function replyAddressOf(env: AddressEnv, writer: ReplyWriter, recipientId: string): string {
  const id = bytesOfUuid(recipientId);
  const token = toBase32(Buffer.concat([id, signatureOf(env, writer, id)]));
  return `${mailbox}+${token}@${env.REPLY_MAIL_DOMAIN.toLowerCase()}`;
}

/** The thread and the side that an address is for, in whatever case mail servers write it; undefined when it is none of ours. */
export function readReplyAddress(env: AddressEnv, address: string): ReplyAddress | undefined {
  const parts = /^([a-z]+)\+([a-z2-7]{42})@([^@]+)$/.exec(address.toLowerCase());
  if (!parts || parts[1] !== mailbox || parts[3] !== env.REPLY_MAIL_DOMAIN.toLowerCase()) return undefined;
  const bytes = fromBase32(parts[2] ?? '');
  if (bytes?.length !== idBytes + signatureBytes) return undefined;
  const [id, signature] = [bytes.subarray(0, idBytes), bytes.subarray(idBytes)];
  const writer = writers.find((side) => timingSafeEqual(signature, signatureOf(env, side, id)));
  return writer && { writer, recipientId: uuidOfBytes(id) };
}

/**
 * A text without any reply address of ours, or what mail programs leave of one when they break it. What quotes our mail is
 * passed on to the other side, and whoever knows a side's address can write for it.
 */
export function hideReplyAddresses({ REPLY_MAIL_DOMAIN }: AddressEnv, text: string): string {
  const domain = REPLY_MAIL_DOMAIN.replaceAll('.', String.raw`\.`);
  const forms = [
    `[^\\s<>@:]{0,100}(?:@|%40)${domain}`,
    `${mailbox}(?:\\+|%2b)[a-z2-7]*`,
    '(?<![a-z0-9])[a-z2-7]{42}(?![a-z0-9])',
  ];
  return text.replaceAll(new RegExp(forms.join('|'), 'gi'), '[…]');
}

function signatureOf({ LINK_SECRET }: AddressEnv, writer: ReplyWriter, id: Buffer): Buffer {
  return keyedHash(LINK_SECRET, `reply address of the ${writer}`, id).subarray(0, signatureBytes);
}
