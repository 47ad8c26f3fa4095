import type { WholeThread } from '@kardan/contract/calls/admin/inbox';
import { useQueryClient } from '@tanstack/react-query';
import { useAccount } from '#domain/account/own-account.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { inboxKey, threadKey } from '#domain/inbox/inbox.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { doUndoably } from '#lib/undo/undoable.ts';
import { replyDraftOf } from './reply-drafts.ts';

/** Sends what stands in the field once it can no longer be taken back; what could not be sent stands there again. */
export function useSendReply({ id: threadId, buyer }: WholeThread): () => void {
  const t = useTexts('inbox');
  const c = useTexts('common');
  const { id: accountId } = useAccount();
  const { slug } = useDealership();
  const client = useQueryClient();
  const draft = replyDraftOf(accountId, threadId);
  const send = useChange(
    (body: { key: string; text: string }) =>
      api.replyToThread({ params: { dealershipId: slug, threadId }, body, keepalive: true }),
    {
      stale: [inboxKey(slug)],
      onDone: (answer, { key }) => {
        client.setQueryData(threadKey(slug, threadId), answer);
        draft.sent(key);
      },
    },
  );
  return () => {
    const body = draft.beginSending();
    doUndoably({
      text: t('reply.sent', { name: buyer.name }),
      undoLabel: c('undo'),
      run: () => {
        draft.leave(body.key);
        return send.mutateAsync(body).catch(() => draft.bringBack(body.key));
      },
      undo: () => draft.bringBack(body.key),
    });
  };
}
