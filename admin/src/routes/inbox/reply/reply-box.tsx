import type { WholeThread } from '@kardan/contract/calls/admin/inbox';
import { inboxBounds } from '@kardan/contract/values/inbox';
import { Button } from '@kardan/ui/actions/button.tsx';
import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import { classes } from '@kardan/ui/classes.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { useAccount } from '#domain/account/own-account.ts';
import { useKeyboardInset } from '#lib/browser/use-keyboard-inset.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import type { ThreadActs } from '../use-thread-acts.ts';
import { MarkedField } from './marked-field.tsx';
import { markReply } from './marked-text.ts';
import { emptyDraft, type ReplyDraft, replyDraftOf, useReplyDraft } from './reply-drafts.ts';
import { TemplateChips } from './template-chips.tsx';
import { useSendReply } from './use-send-reply.ts';

/**
 * Answers the buyer, or leaves a note for colleagues. What is typed stays on the device until it is sent; a reply waits for as long
 * as its toast can take it back, and does not go out while a placeholder stands in it.
 */
export function ReplyBox({ thread, acts }: { thread: WholeThread; acts: ThreadActs }) {
  const t = useTexts('inbox');
  const { id: accountId } = useAccount();
  const kept = replyDraftOf(accountId, thread.id);
  const draft = useReplyDraft(accountId, thread.id);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isRefused, setRefused] = useState(false);
  const send = useSendReply(thread);
  useKeyboardInset();
  const { name } = thread.buyer;
  const { text, isNote } = draft;
  const parts = isNote ? [] : markReply(text, draft.filled);
  const missing = parts.filter(({ kind }) => kind === 'missing');
  const [firstMissing] = missing;
  const write = (change: Partial<ReplyDraft>) => {
    setRefused(false);
    kept.write({ ...draft, ...change });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || acts.isAddingNote) return field.current?.focus();
    if (isNote) return acts.addNote(text, () => kept.write(emptyDraft));
    if (!firstMissing) {
      // On with the conversation: a focus on the toast's button would hold the reply back for as long as it stays there.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      send();
      return field.current
        ?.closest('section')
        ?.querySelector<HTMLElement>('[role="log"]')
        ?.focus({ preventScroll: true });
    }
    setRefused(true);
    field.current?.focus();
    field.current?.setSelectionRange(firstMissing.at, firstMissing.at + firstMissing.text.length);
  };
  if (thread.state === 'spam')
    return <p className="border-t border-line px-(--gutter) py-4 text-sm text-text-2 lg:px-4.5">{t('reply.spam')}</p>;
  return (
    <form
      aria-label={t('reply.title')}
      onSubmit={submit}
      className="sticky bottom-(--keyboard,0px) z-(--z-sticky) bg-ground px-(--gutter) pb-[max(12px,env(safe-area-inset-bottom))] lg:px-4.5 lg:pb-4.5"
    >
      <div
        className={classes(
          'rounded-md border border-line-strong bg-surface focus-within:outline-[2.5px] focus-within:outline-offset-1 focus-within:outline-focus',
          isNote && 'border-dashed',
        )}
      >
        {!isNote && (
          <TemplateChips
            thread={thread}
            text={text}
            onInsert={(next) => {
              write(next);
              field.current?.focus();
            }}
          />
        )}
        <MarkedField
          ref={field}
          label={isNote ? t('reply.noteLabel') : t('reply.label', { name })}
          placeholder={isNote ? t('reply.notePlaceholder') : t('reply.placeholder', { name })}
          maxLength={isNote ? inboxBounds.note : inboxBounds.reply}
          value={text}
          parts={parts}
          describedBy={isRefused ? 'reply-missing' : undefined}
          onChange={(next) => write({ text: next })}
          onSubmit={submit}
        />
        <div className="flex flex-wrap items-center gap-1.5 border-t border-line p-2">
          <IconButton
            icon="lock"
            label={t(isNote ? 'reply.reply' : 'reply.note')}
            pressed={isNote}
            onClick={() => {
              write({ isNote: !isNote });
              field.current?.focus();
            }}
          />
          <span role="status" className="min-w-0 flex-1 basis-28 text-2xs text-text-3">
            {isNote && t('note.only')}
            {missing.length > 0 && (
              <span id="reply-missing" className="flex items-start gap-1.5 text-xs text-alert">
                <Icon name="circle-alert" className="mt-px" />
                {isRefused && firstMissing
                  ? t('reply.missingHelp', { placeholder: firstMissing.text })
                  : t('reply.missing', { count: missing.length })}
              </span>
            )}
            {!isNote && missing.length === 0 && text !== '' && t('reply.kept')}
          </span>
          <Button
            type="submit"
            variant="accent"
            icon={isNote ? 'check' : 'send'}
            busy={acts.isAddingNote}
            busyLabel={t('reply.sending')}
          >
            {t(isNote ? 'reply.save' : 'reply.send')}
          </Button>
        </div>
      </div>
    </form>
  );
}
