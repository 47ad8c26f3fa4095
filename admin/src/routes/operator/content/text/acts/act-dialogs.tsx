import type { ContentDraft } from '@kardan/contract/calls/operator/content';
import { contentBounds } from '@kardan/contract/values/content';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Textarea } from '@kardan/ui/forms/textarea.tsx';
import type { FormEvent } from 'react';
import { valuesOf } from '#lib/form/form-values.ts';
import { Confirm } from '#lib/page/confirm.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import type { TextActs } from './use-text-acts.ts';

/** What an act still has to be told. */
export function ActDialogs({ draft, acts }: { draft: ContentDraft; acts: TextActs }) {
  const t = useTexts('portalText');
  switch (acts.question) {
    case 'back':
      return (
        <WordsDialog
          title={t('back.title')}
          label={t('back.remark')}
          maxLength={contentBounds.remark}
          action={t('act.back')}
          onSend={(remark) => acts.move('draft', { remark })}
          onClose={acts.close}
        />
      );
    case 'reason':
      return (
        <WordsDialog
          title={t('reason.title')}
          text={t('reason.text')}
          label={t('reason.reason')}
          maxLength={contentBounds.reason}
          action={t(acts.isPlanned ? 'act.schedule' : 'act.release')}
          onSend={(reason) => acts.release(reason)}
          onClose={acts.close}
        />
      );
    case 'archive':
      return draft.release === 'with-reason' ? (
        <WordsDialog
          title={t('archive.title')}
          text={t('archive.text')}
          label={t('reason.reason')}
          maxLength={contentBounds.reason}
          action={t('act.archive')}
          onSend={(reason) => acts.move('archived', { reason })}
          onClose={acts.close}
        />
      ) : (
        <Confirm
          title={t('archive.title')}
          confirmLabel={t('act.archive')}
          onConfirm={() => acts.move('archived')}
          onClose={acts.close}
        >
          {t('archive.text')}
        </Confirm>
      );
    case 'preview':
      return <PreviewDialog draft={draft} onClose={acts.close} />;
    default:
      return null;
  }
}

interface WordsProps {
  title: string;
  text?: string;
  label: string;
  maxLength: number;
  action: string;
  onSend: (words: string) => void;
  onClose: () => void;
}

function WordsDialog({ title, text, label, maxLength, action, onSend, onClose }: WordsProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const words = valuesOf(event.currentTarget)('words');
    if (words === '') event.currentTarget.querySelector('textarea')?.focus();
    else onSend(words);
  };
  return (
    <Modal title={title} onClose={onClose}>
      <form className="grid gap-3" onSubmit={submit}>
        {text && <p className="text-sm text-text-2">{text}</p>}
        <Textarea label={label} name="words" rows={4} required maxLength={maxLength} />
        <div>
          <Button type="submit" variant="accent">
            {action}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
