import type { ThreadEntry, WholeThread } from '@kardan/contract/calls/admin/inbox';
import { useEffect, useRef } from 'react';
import { useAccount } from '#domain/account/own-account.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useHiddenWhileUndoable } from '#lib/undo/use-hidden-while-undoable.ts';
import { usePendingReply } from '../reply/reply-drafts.ts';
import type { ThreadActs } from '../use-thread-acts.ts';
import { ActLine } from './act-line.tsx';
import { Message, PendingMessage } from './message.tsx';
import { Note } from './note.tsx';

/** Everything that was written and done, oldest first; a new message is told to whoever does not see it. */
export function Entries({ thread, acts }: { thread: WholeThread; acts: ThreadActs }) {
  const t = useTexts('inbox');
  const { id: accountId } = useAccount();
  const pending = usePendingReply(accountId, thread.id);
  const { isShown, removeUndoably } = useHiddenWhileUndoable<string>();
  const area = useRef<HTMLDivElement>(null);
  const fromBuyer = thread.entries.filter((entry) => entry.kind === 'message' && entry.fromBuyer).length;
  const seen = useRef(fromBuyer);
  // The newest is in sight: at once where the thread scrolls by itself, which it does not on phones.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every new entry, and every reply that waits to go out
  useEffect(() => {
    area.current?.scrollTo({ top: area.current.scrollHeight });
  }, [thread.entries.length, pending]);
  return (
    <div
      ref={area}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach it
      tabIndex={0}
      role="log"
      aria-label={t('threadOf', { name: thread.buyer.name })}
      className="grid flex-1 content-start gap-3.5 px-(--gutter) py-4.5 outline-offset-[-3px] lg:px-4.5 min-[1280px]:overflow-y-auto"
    >
      {thread.entries.map((entry) =>
        entry.kind === 'note' && !isShown(entry.id) ? null : (
          <Entry
            key={entry.id}
            entry={entry}
            thread={thread}
            onRemoveNote={() =>
              removeUndoably(entry.id, { text: t('note.removed'), remove: () => acts.removeNote(entry.id) })
            }
          />
        ),
      )}
      {pending !== undefined && <PendingMessage text={pending} />}
      <p role="status" className="sr-only">
        {fromBuyer > seen.current && t('newMessage', { name: thread.buyer.name })}
      </p>
    </div>
  );
}

interface EntryProps {
  entry: ThreadEntry;
  thread: WholeThread;
  onRemoveNote: () => void;
}

function Entry({ entry, thread, onRemoveNote }: EntryProps) {
  switch (entry.kind) {
    case 'message':
      return <Message message={entry} thread={thread} />;
    case 'note':
      return <Note note={entry} onRemove={onRemoveNote} />;
    case 'act':
      return <ActLine act={entry} />;
  }
}
