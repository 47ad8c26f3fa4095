import type { WholeThread } from '@kardan/contract/calls/admin/inbox';
import type { LostReason, ThreadState } from '@kardan/contract/values/inbox';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { inboxKey, threadKey } from '#domain/inbox/inbox.ts';
import { inboxPath } from '#domain/inbox/thread-path.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { doUndoably } from '#lib/undo/undoable.ts';

interface StateChange {
  state: ThreadState;
  before: ThreadState;
  reason?: LostReason | undefined;
  note?: string | undefined;
}

interface Colleague {
  accountId: number;
  name: string;
}

export type ThreadActs = ReturnType<typeof useThreadActs>;

/** What is done with an inquiry. Each act is taken back by its toast, but for removing it. */
export function useThreadActs(thread: WholeThread) {
  const t = useTexts('inbox');
  const c = useTexts('common');
  const { slug } = useDealership();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { id: threadId, buyer } = thread;
  const params = { dealershipId: slug, threadId };
  const list = { stale: [inboxKey(slug)] };
  const own = threadKey(slug, threadId);
  const shown = { ...list, onDone: (answer: WholeThread) => void client.setQueryData(own, answer) };
  /** Somebody else was quicker: what they did is shown beside the refusal. */
  const orShowAgain = <Answer>(answer: Promise<Answer>) =>
    answer.catch((error: unknown) => {
      void client.invalidateQueries({ queryKey: own });
      throw error;
    });

  const mark = useChange((body: { isRead: boolean; upTo?: string }) => api.markThread({ params, body }), {
    ...list,
    onDone: (_, { isRead }) =>
      client.setQueryData(own, (data: WholeThread | undefined) => data && { ...data, isUnread: !isRead }),
    // Nobody waits for it, and the next look tries it again.
    onFailed: () => undefined,
  });
  const state = useChange(({ reason, note, ...change }: StateChange) => {
    const body = { ...change, ...(reason && { reason }), ...(note && { note }) };
    return orShowAgain(api.setThreadState({ params, body }));
  }, shown);
  const assign = useChange(
    (body: { accountId: number | null; before: number | null }) => orShowAgain(api.assignThread({ params, body })),
    shown,
  );
  const call = useChange(
    (body: { key: string; reached: boolean }) => api.callBackDone({ params, body, keepalive: true }),
    shown,
  );
  const addNote = useChange((body: { key: string; text: string }) => api.noteInThread({ params, body }), shown);
  const removeNote = useChange(
    (noteId: string) => api.removeNote({ params: { ...params, noteId }, keepalive: true }),
    shown,
  );
  const remove = useChange(() => api.removeThread({ params }), {
    ...list,
    onDone: () => {
      showToast({ text: t('did.removed') });
      void navigate({ href: inboxPath(slug) }).then(() => client.removeQueries({ queryKey: own }));
    },
  });

  return {
    isBusy: state.isPending || assign.isPending,
    /** What the buyer wrote up to then: a message that comes meanwhile is still new. */
    markRead: (upTo: string) => mark.mutate({ isRead: true, upTo }),
    /** And back to the list: who has it before them has read it. */
    markUnread: () => {
      mark.mutate({ isRead: false });
      void navigate({ href: inboxPath(slug) });
    },
    setState: (next: ThreadState, lost?: { reason: LostReason; note: string }) => {
      const { state: before, lostReason, lostNote } = thread;
      const undo = () =>
        state.mutate({ state: before, before: next, reason: lostReason ?? undefined, note: lostNote ?? undefined });
      state.mutate(
        { state: next, before, ...lost },
        {
          onSuccess: () =>
            showToast({ text: t(`did.${next}`, { name: buyer.name }), undo: { label: c('undo'), run: undo } }),
        },
      );
    },
    assign: (next: Colleague | null) => {
      const before = thread.assignee?.accountId ?? null;
      const after = next?.accountId ?? null;
      const text = next
        ? t('did.assigned', { assignee: next.name, name: buyer.name })
        : t('did.unassigned', { name: buyer.name });
      const undo = () => assign.mutate({ accountId: before, before: after });
      assign.mutate(
        { accountId: after, before },
        { onSuccess: () => showToast({ text, undo: { label: c('undo'), run: undo } }) },
      );
    },
    noteCall: (reached: boolean) => {
      const body = { key: crypto.randomUUID(), reached };
      doUndoably({
        text: t(reached ? 'did.reached' : 'did.notReached'),
        undoLabel: c('undo'),
        run: () => call.mutateAsync(body).catch(() => undefined),
        undo: () => undefined,
      });
    },
    isAddingNote: addNote.isPending,
    addNote: (text: string, onAdded: () => void) => {
      const key = crypto.randomUUID();
      addNote.mutate(
        { key, text },
        {
          onSuccess: ({ entries }) => {
            onAdded();
            const note = entries.findLast((entry) => entry.kind === 'note');
            showToast({
              text: t('note.added'),
              ...(note && { undo: { label: c('undo'), run: () => removeNote.mutate(note.id) } }),
            });
          },
        },
      );
    },
    removeNote: (noteId: string) => removeNote.mutateAsync(noteId),
    remove: () => remove.mutate(undefined),
  };
}
