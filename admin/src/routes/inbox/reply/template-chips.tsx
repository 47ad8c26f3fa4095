import type { WholeThread } from '@kardan/contract/calls/admin/inbox';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { replyTemplatesQuery } from '#domain/inbox/inbox.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import type { ReplyDraft } from './reply-drafts.ts';

interface Props {
  thread: WholeThread;
  text: string;
  onInsert: (next: Pick<ReplyDraft, 'text' | 'filled'>) => void;
}

/** Templates, those in the buyer's language first. One takes the place of the last one; what was typed by hand stays above it. */
export function TemplateChips({ thread, text, onInsert }: Props) {
  const t = useTexts('inbox');
  const c = useTexts('common');
  const { slug } = useDealership();
  const { data } = useQuery(replyTemplatesQuery(slug));
  const [inserted, setInserted] = useState<{ id: string; text: string }>();
  const fill = useChange(
    ({ body }: { id: string; body: string }) =>
      api.fillTemplate({ params: { dealershipId: slug, threadId: thread.id }, body: { body } }),
    {
      onDone: ({ parts }, { id }) => {
        const filledIn = parts.map((part) => part.text).join('');
        const isTyped = text.trim() !== '' && text !== inserted?.text;
        const next = isTyped ? `${text.trimEnd()}\n\n${filledIn}` : filledIn;
        setInserted({ id, text: next });
        onInsert({ text: next, filled: parts.filter(({ kind }) => kind === 'filled').map((part) => part.text) });
        if (isTyped)
          showToast({
            text: t('reply.replaced'),
            undo: { label: c('undo'), run: () => onInsert({ text, filled: [] }) },
          });
      },
    },
  );
  const { language } = thread;
  const templates = [...(data?.items ?? [])].sort(
    (a, b) => Number(b.language === language) - Number(a.language === language),
  );
  if (templates.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would frame them as if they were a form
    <div
      role="group"
      aria-label={t('reply.templates')}
      className="scroll-strip relative flex gap-1.5 border-b border-line p-2"
    >
      {templates.map(({ id, name, body, language: own }) => (
        <button
          key={id}
          type="button"
          lang={own}
          aria-pressed={inserted?.id === id && text === inserted.text}
          aria-busy={(fill.isPending && fill.variables.id === id) || undefined}
          onClick={() => !fill.isPending && fill.mutate({ id, body })}
          className="inline-flex min-h-9 shrink-0 items-center rounded-sm border border-line px-3 text-xs font-medium whitespace-nowrap hover:border-line-hover hover:bg-surface-2 aria-busy:opacity-60 aria-pressed:border-accent-line aria-pressed:bg-accent-soft pointer-coarse:min-h-11"
        >
          {name}
        </button>
      ))}
    </div>
  );
}
