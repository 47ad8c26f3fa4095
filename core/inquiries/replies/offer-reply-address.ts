import { isPublic } from '@kardan/contract/configuration/is-public';
import type { Env } from '../../env.ts';
import { type ReplyEnv, type ReplyWriter, replyAddressOf } from './reply-address.ts';

/** The address that a mail asks a side to answer to; undefined where its answers would not be taken. */
export function offerReplyAddress(env: Env, writer: ReplyWriter, recipientId: string): string | undefined {
  const { REPLY_MAIL_DOMAIN } = env;
  if (REPLY_MAIL_DOMAIN === undefined) return undefined;
  if (writer === 'dealership' && !takesMailOfDealers(env)) return undefined;
  return replyAddressOf({ ...env, REPLY_MAIL_DOMAIN }, writer, recipientId);
}

/** Senders can be forged: only a site on this machine goes without a mail server that says whether they are. */
export function takesMailOfDealers({ REPLY_AUTHSERV_ID, SITE_ORIGIN }: Env): boolean {
  return REPLY_AUTHSERV_ID !== undefined || !isPublic(SITE_ORIGIN);
}

/** For the receiver of replies, which has nothing to do without a domain. */
export function replyEnvOf(env: Env): ReplyEnv {
  const { REPLY_MAIL_DOMAIN } = env;
  if (REPLY_MAIL_DOMAIN === undefined) throw new Error('REPLY_MAIL_DOMAIN is not set: there are no replies to receive');
  return { ...env, REPLY_MAIL_DOMAIN };
}
