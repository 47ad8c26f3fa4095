import type { WholeThread } from '@kardan/contract/calls/admin/inbox';
import type { Actor } from '../../../accounts/actor.ts';
import { TooManyRequests } from '../../../kernel/errors.ts';
import { useReplyLimits } from '../use-reply-limits.ts';
import { changeThread, type InboxServices, type ThreadPlace } from './change-thread.ts';
import { sendReply } from './send-reply.ts';

/** Answers the buyer by mail. The same key again, at the same moment or after a failure, is the same reply: one mail. */
export function replyToThread(
  services: InboxServices,
  actor: Actor,
  place: ThreadPlace,
  { key, text }: { key: string; text: string },
): Promise<WholeThread> {
  return changeThread(services, actor, place, async (tx, thread) => {
    const sent = await sendReply(tx, thread, { accountId: actor.accountId, via: 'page', text, key });
    if (!sent) return;
    const use = await useReplyLimits(tx, services.env, thread);
    if (!use.allowed) throw new TooManyRequests(use.retryAfterSeconds);
  });
}
