import type { NoticeDecision, OperatorNotice } from '@kardan/contract/calls/operator/notices';
import { moderationBounds } from '@kardan/contract/values/moderation';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Select } from '@kardan/ui/forms/select.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useRef, useState } from 'react';
import { moderationKey } from '#domain/portal/moderation.ts';
import { LetterPreview } from '#features/moderation/letter-preview.tsx';
import { StatementFields, statementOf } from '#features/moderation/statement-fields.tsx';
import { api } from '#lib/api/api.ts';
import { TextareaField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { type FormValues, valuesOf } from '#lib/form/form-values.ts';
import { Submit } from '#lib/form/submit-state.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { AskDealer } from './ask-dealer.tsx';
import { lettersOf } from './letters-of.ts';

type Outcome = NoticeDecision['outcome'];
const outcomes: readonly Outcome[] = ['block-listing', 'put-right', 'rejected'];

/** The decision and its reasons: nobody decides without writing why, and reads before sending what is sent. */
export function DecisionForm({ notice }: { notice: OperatorNotice }) {
  const t = useTexts('portalNotices');
  const s = useTexts('statements');
  const locale = useLocale();
  const mayBlock = notice.listing !== null && notice.listing.blockedReason === null;
  const [outcome, setOutcome] = useState<Outcome>(mayBlock ? 'block-listing' : 'put-right');
  const [preview, setPreview] = useState<ReturnType<typeof lettersOf>>();
  const [isAsking, setAsking] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const params = { noticeId: notice.id };
  const showLetters = () => {
    const form = area.current?.querySelector('form');
    if (form) setPreview(lettersOf(notice, decisionOf(outcome, valuesOf(form)), locale));
  };
  return (
    <div ref={area} className="min-w-0">
      <h2 className="mb-3 text-lg!">{t('decision')}</h2>
      <div className="mb-3">
        <Select
          label={t('decisionOf')}
          value={outcome}
          options={outcomes
            .filter((value) => mayBlock || value !== 'block-listing')
            .map((value) => ({ value, label: t(`outcome.${value}`) }))}
          onChange={({ currentTarget }) => setOutcome(currentTarget.value as Outcome)}
        />
      </div>
      <Form
        // What was written for a block says other things than the reasons of a rejection.
        key={outcome === 'block-listing' ? 'block' : 'reason'}
        draftKey={`notice:${notice.id}:${outcome === 'block-listing' ? 'block' : 'reason'}`}
        guarded
        stale={[moderationKey]}
        send={(value) => api.decideNotice({ params, body: decisionOf(outcome, value) })}
        onSent={() => showToast({ text: t(`done.${outcome}`) })}
      >
        {outcome === 'block-listing' ? (
          <StatementFields factsHint={s('factsHint')} />
        ) : (
          <TextareaField
            name="reason"
            label={t('why')}
            hint={t('whyHint')}
            rows={6}
            maxLength={moderationBounds.text}
            required
          />
        )}
        <p className="text-xs text-text-3">
          {t('letterHint')}{' '}
          <button
            type="button"
            onClick={showLetters}
            className="min-h-8 font-medium text-accent-text underline-offset-3 hover:underline pointer-coarse:min-h-11"
          >
            {s('preview.open')}
          </button>
        </p>
        <div className="flex flex-wrap items-center gap-2 border-t border-line pt-4">
          <Submit>{t(`send.${outcome}`)}</Submit>
          {outcome !== 'rejected' && <Button onClick={() => setOutcome('rejected')}>{t('noMeasure')}</Button>}
          {notice.question === null && notice.dealership && (
            <Button onClick={() => setAsking(true)}>{t('ask.open')}</Button>
          )}
        </div>
        <p className="text-xs text-text-3">{t('onRecord')}</p>
      </Form>
      {preview && <LetterPreview letters={preview} onClose={() => setPreview(undefined)} />}
      {isAsking && <AskDealer noticeId={notice.id} onClose={() => setAsking(false)} />}
    </div>
  );
}

function decisionOf(outcome: Outcome, value: FormValues): NoticeDecision {
  return outcome === 'block-listing' ? { outcome, ...statementOf(value) } : { outcome, reason: value('reason') };
}
