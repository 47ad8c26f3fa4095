import type { ContentDraft } from '@kardan/contract/calls/operator/content';
import { useState } from 'react';
import { useAccount } from '#domain/account/own-account.ts';
import type { ContentQuestion } from '#domain/portal/content-question.ts';
import { TextEditor } from '#features/text-editor/text-editor.tsx';
import { siteName } from '#lib/browser/site.ts';
import { stored } from '#lib/browser/stored.ts';
import { UnsavedGuard } from '#lib/form/unsaved-guard.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useTextActs } from './acts/use-text-acts.ts';
import { StaleDialog } from './difference/stale-dialog.tsx';
import { DetailFields } from './fields/detail-fields.tsx';
import { HeadFields } from './fields/head-fields.tsx';
import { SidePanel } from './side/side-panel.tsx';
import { TextHead } from './text-head.tsx';
import { usePresence } from './use-presence.ts';
import { useWriting } from './use-writing.ts';

/** A text being written: head, words and side panel. On phones they stand below each other. */
export function TextWork({ draft, question }: { draft: ContentDraft; question: ContentQuestion }) {
  const t = useTexts('portalText');
  const writing = useWriting(draft);
  const others = usePresence(draft, writing);
  const acts = useTextActs(draft, writing);
  const [isPlain, setPlain] = usePlainText();
  const { text, edition, state, autosave } = writing;
  return (
    <div
      data-task
      className="lg:grid lg:h-full lg:grid-cols-[minmax(0,1fr)_288px] min-[1280px]:grid-cols-[minmax(0,1fr)_280px]"
    >
      <title>{`${text.fields.title || draft.title} – ${siteName}`}</title>
      <section aria-label={t('edit')} className="min-w-0 lg:overflow-y-auto">
        <TextHead draft={draft} question={question} writing={writing} others={others} acts={acts} />
        <div className="mx-auto grid max-w-[720px] gap-3 px-(--gutter) pt-6 pb-4">
          {writing.isRestored && (
            <p role="status" className="rounded-sm border border-accent-line bg-surface px-3.5 py-2.5 text-sm">
              {t('restored')}
            </p>
          )}
          <HeadFields key={`head-${edition}`} fields={text.fields} onChange={writing.setField} />
          <DetailFields
            key={`details-${edition}`}
            kind={draft.kind}
            language={draft.language}
            fields={text.fields}
            onChange={writing.setField}
          />
        </div>
        <TextEditor
          key={edition}
          language={draft.language}
          markdown={text.body}
          isPlain={isPlain}
          onChange={writing.setBody}
        />
        <div className="mx-auto max-w-[720px] px-(--gutter) pb-8">
          <label className="inline-flex min-h-11 items-center gap-2.5 text-sm text-text-2">
            <input
              type="checkbox"
              checked={isPlain}
              onChange={({ currentTarget }) => setPlain(currentTarget.checked)}
              className="size-4.5 accent-(--accent)"
            />
            {t('asText')}
          </label>
        </div>
      </section>
      <SidePanel draft={draft} writing={writing} acts={acts} />
      {state.kind === 'stale' && <StaleDialog draft={draft} writing={writing} />}
      <UnsavedGuard
        when={state.kind !== 'saved'}
        save={autosave.flush}
        title={t('leave.title')}
        text={t('leave.text')}
        leaveLabel={t('leave.leave')}
      />
    </div>
  );
}

/** Whether somebody would rather write Markdown: kept for them, on this device. */
function usePlainText() {
  const { id } = useAccount();
  const kept = stored('local', `plainText:${id}`);
  const [isPlain, setPlain] = useState(() => kept.read() === 'yes');
  return [
    isPlain,
    (next: boolean) => {
      setPlain(next);
      if (next) kept.write('yes');
      else kept.remove();
    },
  ] as const;
}
