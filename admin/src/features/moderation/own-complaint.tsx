import type { OwnComplaint as Complaint } from '@kardan/contract/calls/operator/moderation-fields';
import { formatDay } from '@kardan/ui/formats/format.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

/** What a dealer wrote against a measure, and the answer once there is one. */
export function OwnComplaint({ complaint }: { complaint: Complaint }) {
  const t = useTexts('statements');
  const locale = useLocale();
  const { state, reference, dueAt, text, answer } = complaint;
  return (
    <div className="mt-4 rounded-sm bg-surface-2 p-3.5 text-sm">
      <p className="font-semi">{t(`complaint.${state}`)}</p>
      <p className="mt-0.5 text-xs text-text-3">
        {state === 'open' ? t('complaint.due', { date: formatDay(dueAt, locale), reference }) : reference}
      </p>
      <p className="mt-2 whitespace-pre-line text-text-2 [overflow-wrap:anywhere]">{text}</p>
      {answer && (
        <>
          <p className="mt-3 text-2xs text-text-3">{t('complaint.answer')}</p>
          <p className="mt-0.5 whitespace-pre-line [overflow-wrap:anywhere]">{answer}</p>
        </>
      )}
    </div>
  );
}
