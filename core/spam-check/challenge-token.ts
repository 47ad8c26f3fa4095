import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../kernel/keyed-hash.ts';

export interface ChallengeFacts {
  /** 16 random bytes. */
  id: Buffer;
  issuedAt: Date;
  parts: number;
  bits: number;
}

const factBytes = 24;

/** The challenge as a text that nobody else can make or change; nothing has to be stored until it is solved. */
export function sealChallenge({ id, issuedAt, parts, bits }: ChallengeFacts, secret: string): string {
  const facts = Buffer.alloc(factBytes);
  id.copy(facts, 0, 0, 16);
  facts.writeUIntBE(issuedAt.getTime(), 16, 6);
  facts.writeUInt8(parts, 22);
  facts.writeUInt8(bits, 23);
  return `${facts.toString('base64url')}.${signatureOf(facts, secret).toString('base64url')}`;
}

/** What a sealed challenge says, or undefined when it is none of ours. */
export function openChallenge(token: string, secret: string): ChallengeFacts | undefined {
  const [facts, signature] = token.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (facts?.length !== factBytes || signature?.length !== 32) return undefined;
  if (!timingSafeEqual(signature, signatureOf(facts, secret))) return undefined;
  return {
    id: facts.subarray(0, 16),
    issuedAt: new Date(facts.readUIntBE(16, 6)),
    parts: facts.readUInt8(22),
    bits: facts.readUInt8(23),
  };
}

function signatureOf(facts: Buffer, secret: string): Buffer {
  return keyedHash(secret, 'spam-check challenge', facts);
}
