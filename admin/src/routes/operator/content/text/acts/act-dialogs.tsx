import type { ContentDraft } from '@kardan/contract/calls/operator/content';
import { contentBounds } from '@kardan/contract/values/content';
import { TextareaField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { Confirm } from '#lib/page/confirm.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import type { TextActs } from './use-text-acts.ts';

/** What an act still has to be told. */
export function ActDialogs({ draft, acts }: { draft: ContentDraft; acts: TextActs }) {
  const t = useTexts('portalText');
  const base = { draftKey: `text:${draft.id}:${acts.question}`, onSent: acts.moved, onClose: acts.close };
  switch (acts.question) {
    case 'back':
      return (
        <WordsDialog
          {...base}
          title={t('back.title')}
          name="remark"
          label={t('back.remark')}
          maxLength={contentBounds.remark}
          action={t('act.back')}
          send={(remark) => acts.send({ to: 'draft', remark })}
        />
      );
    case 'reason':
      return (
        <WordsDialog
          {...base}
          title={t('reason.title')}
          text={t('reason.text')}
          name="reason"
          label={t('reason.reason')}
          maxLength={contentBounds.reason}
          action={t(acts.isPlanned ? 'act.schedule' : 'act.release')}
          send={(reason) => acts.send(acts.released(reason))}
        />
      );
    case 'archive':
      return draft.release === 'with-reason' ? (
        <WordsDialog
          {...base}
          title={t('archive.title')}
          text={t('archive.text')}
          name="reason"
          label={t('reason.reason')}
          maxLength={contentBounds.reason}
          action={t('act.archive')}
          send={(reason) => acts.send({ to: 'archived', reason })}
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
    case 'remove':
      return (
        <Confirm title={t('remove.title')} confirmLabel={t('act.remove')} onConfirm={acts.remove} onClose={acts.close}>
          {t('remove.text')}
        </Confirm>
      );
    case 'preview':
      return <PreviewDialog draft={draft} onClose={acts.close} />;
    default:
      return null;
  }
}

interface WordsProps {
  /** Of the text and the act: what is typed survives closing the dialog under it. */
  draftKey: string;
  title: string;
  text?: string;
  /** As the API calls the words. */
  name: 'remark' | 'reason';
  label: string;
  maxLength: number;
  action: string;
  send: (words: string) => Promise<ContentDraft>;
  onSent: (answer: ContentDraft) => void;
  onClose: () => void;
}

function WordsDialog({ draftKey, title, text, name, label, maxLength, action, send, onSent, onClose }: WordsProps) {
  return (
    <Modal title={title} onClose={onClose}>
      <Form draftKey={draftKey} send={(value) => send(value(name))} onSent={onSent}>
        {text && <p className="text-sm text-text-2">{text}</p>}
        <TextareaField label={label} name={name} rows={4} required maxLength={maxLength} />
        <div>
          <Submit>{action}</Submit>
        </div>
      </Form>
    </Modal>
  );
}
