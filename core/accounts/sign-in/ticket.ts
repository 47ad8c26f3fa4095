import { randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { keyedHash } from '../../kernel/keyed-hash.ts';

/** What goes between two calls of one act: who has shown a password, which passkey was asked for. */
const contents = {
  'second-factor': z.object({ accountId: z.int() }),
  passkey: z.object({ challenge: z.string(), accountId: z.int().optional() }),
  'new-passkey': z.object({ challenge: z.string(), accountId: z.int(), sessionId: z.string() }),
} as const;
type Purpose = keyof typeof contents;
type Content<P extends Purpose> = z.output<(typeof contents)[P]>;

export const ticketSeconds = 300;

/** Signed and not stored: nobody fills the database by beginning to sign in. */
export function sealTicket<P extends Purpose>(purpose: P, content: Content<P>, secret: string): string {
  const id = randomBytes(16).toString('base64url');
  const body = JSON.stringify({ ...content, id, until: Date.now() + ticketSeconds * 1000 });
  const text = Buffer.from(body).toString('base64url');
  return `${text}.${signatureOf(purpose, text, secret).toString('base64url')}`;
}

/** What a ticket says; undefined when it is not ours, not for this purpose, or too old. `id` is its own, to be spent once. */
export function openTicket<P extends Purpose>(
  purpose: P,
  ticket: string,
  secret: string,
): (Content<P> & { id: string }) | undefined {
  const [, text, signature] = /^([\w-]+)\.([\w-]{43})$/.exec(ticket) ?? [];
  if (!text || !signature) return undefined;
  if (!timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(purpose, text, secret))) return undefined;
  const body: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
  const { until, id } = z.object({ until: z.number(), id: z.string() }).parse(body);
  return until > Date.now() ? { ...(contents[purpose].parse(body) as Content<P>), id } : undefined;
}

function signatureOf(purpose: Purpose, text: string, secret: string): Buffer {
  return keyedHash(secret, `ticket ${purpose}`, text);
}
