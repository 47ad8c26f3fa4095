import type { Env } from '../../../env.ts';
import { takesMailOfDealers } from '../offer-reply-address.ts';
import { hasAlignedPass } from '../reading/authentication-results.ts';
import type { ReadReply } from '../reading/read-reply.ts';

/**
 * Whether a mail comes from the domain that its sender names: anybody can write any sender. Only the mail server in front has
 * seen who handed it over; where there is none that says so, nothing is proven, and only a site on this machine goes without.
 */
export function isSenderProven(env: Env, { headers, from = '' }: ReadReply, isFromFrontServer: boolean): boolean {
  const { REPLY_AUTHSERV_ID: server } = env;
  if (server === undefined) return takesMailOfDealers(env);
  return isFromFrontServer && hasAlignedPass(headers, server, from);
}
