import { inboxBounds, type LostReason, lostReasons } from '@kardan/contract/values/inbox';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Textarea } from '@kardan/ui/forms/textarea.tsx';
import { useState } from 'react';
import { Modal } from '#lib/page/modal.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

/** Why nothing came of it: one press, and a word more for whoever likes. */
export function LostDialog({
  onLost,
  onClose,
}: {
  onLost: (reason: LostReason, note: string) => void;
  onClose: () => void;
}) {
  const t = useTexts('inbox');
  const [reason, setReason] = useState<LostReason>('bought-elsewhere');
  const [note, setNote] = useState('');
  return (
    <Modal
      title={t('lost.title')}
      onClose={onClose}
      footer={
        <Button variant="accent" onClick={() => onLost(reason, note.trim())}>
          {t('lost.submit')}
        </Button>
      }
    >
      <fieldset className="mb-4 grid gap-1 sm:grid-cols-2">
        <legend className="mb-2 text-sm text-text-2">{t('lost.intro')}</legend>
        {lostReasons.map((each) => (
          <label key={each} className="flex min-h-11 items-center gap-2.5 text-sm">
            <input
              type="radio"
              name="lost-reason"
              className="radio-dot"
              checked={reason === each}
              onChange={() => setReason(each)}
            />
            {t(`reason-${each}`)}
          </label>
        ))}
      </fieldset>
      <Textarea
        label={t('lost.note')}
        optional={t('lost.optional')}
        rows={2}
        maxLength={inboxBounds.lostNote}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </Modal>
  );
}
