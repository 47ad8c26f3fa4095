/** Headers of a mail by name in lower case, each as often as it stands there. */
export type MailHeaders = ReadonlyMap<string, readonly string[]>;

/** Further than this a mail goes in circles (RFC 5321, 6.3). */
export const maxHops = 30;

/** Why a program wrote it and not a person; undefined for a person's mail. */
export type AutomaticKind = 'own' | 'bounce' | 'auto-reply' | 'list';

interface Envelope {
  /** Empty for the null sender. Otherwise it says nothing: servers that pass mail on put their own address there. */
  mailFrom: string;
  from: string | undefined;
  /** The address that our mails come from. */
  ownSender: string;
  replyDomain: string;
}

const autoHeaders = ['x-autoreply', 'x-autorespond', 'x-autoresponder', 'x-auto-reply', 'x-auto-response-from'];
const listHeaders = ['list-id', 'list-post', 'x-mailing-list'];
const robots = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?|listserv|majordomo)(?:[+-].*)?@/i;

/** As our mails are numbered: a UUID of version 7. */
const ownNumber = /^<?[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}@/;

/**
 * Whether a program wrote a mail: an absence notice, a bounce, a list or we ourselves. Whoever answers such a mail starts a
 * loop. Any one sign is enough.
 */
export function automaticKind(headers: MailHeaders, envelope: Envelope): AutomaticKind | undefined {
  const first = (name: string) => (headers.get(name)?.[0] ?? '').trim().toLowerCase();
  if (isOwn(headers, envelope)) return 'own';
  if (envelope.mailFrom === '' || /^multipart\/report\b/.test(first('content-type'))) return 'bounce';
  const autoSubmitted = first('auto-submitted');
  if (autoSubmitted !== '' && !/^no\b/.test(autoSubmitted)) return 'auto-reply';
  if (autoHeaders.some((name) => headers.has(name)) || first('precedence') === 'auto_reply') return 'auto-reply';
  if (listHeaders.some((name) => headers.has(name)) || /^(?:bulk|list|junk)$/.test(first('precedence'))) return 'list';
  return robots.test(envelope.from ?? '') ? 'auto-reply' : undefined;
}

function isOwn(headers: MailHeaders, { from = '', ownSender, replyDomain }: Envelope): boolean {
  const messageId = headers.get('message-id')?.[0] ?? '';
  const ownDomain = ownSender.split('@').at(-1) ?? '';
  if (ownNumber.test(messageId) && messageId.replace(/>$/, '').endsWith(`@${ownDomain}`)) return true;
  return from === ownSender.toLowerCase() || from.endsWith(`@${replyDomain.toLowerCase()}`);
}
