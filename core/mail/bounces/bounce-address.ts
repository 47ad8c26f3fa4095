import { timingSafeEqual } from 'node:crypto';
import type { Env } from '../../env.ts';
import { fromBase32, toBase32 } from '../../kernel/base32.ts';
import { keyedHash } from '../../kernel/keyed-hash.ts';
import { bytesOfUuid, uuidOfBytes } from '../../kernel/uuid-bytes.ts';

type AddressEnv = Pick<Env, 'LINK_SECRET' | 'REPLY_MAIL_DOMAIN'>;

const mailbox = 'bounce';
const idBytes = 16;
/** As long as a reply address's: the whole mailbox stays within the 64 letters that mail servers must take. */
const signatureBytes = 10;

/**
 * Where servers send a mail back that they took and could not deliver: it holds the mail's id, signed, so that nobody can have
 * another's mail count as returned. Undefined where no mail is received.
 */
export function bounceAddressOf(env: AddressEnv, mailId: string): string | undefined {
  if (env.REPLY_MAIL_DOMAIN === undefined) return undefined;
  const id = bytesOfUuid(mailId);
  const token = toBase32(Buffer.concat([id, signatureOf(env, id)]));
  return `${mailbox}+${token}@${env.REPLY_MAIL_DOMAIN.toLowerCase()}`;
}

/** The mail that an address is for, in whatever case servers write it; undefined when we have not signed it. */
export function readBounceAddress(env: AddressEnv, address: string): string | undefined {
  const parts = /^([a-z]+)\+([a-z2-7]{42})@([^@]+)$/.exec(address.toLowerCase());
  if (!parts || parts[1] !== mailbox || parts[3] !== env.REPLY_MAIL_DOMAIN?.toLowerCase()) return undefined;
  const bytes = fromBase32(parts[2] ?? '');
  if (bytes?.length !== idBytes + signatureBytes) return undefined;
  const [id, signature] = [bytes.subarray(0, idBytes), bytes.subarray(idBytes)];
  return timingSafeEqual(signature, signatureOf(env, id)) ? uuidOfBytes(id) : undefined;
}

function signatureOf({ LINK_SECRET }: AddressEnv, id: Buffer): Buffer {
  return keyedHash(LINK_SECRET, 'bounce address of a mail', id).subarray(0, signatureBytes);
}
