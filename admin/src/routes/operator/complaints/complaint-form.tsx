import type { OperatorComplaint } from '@kardan/contract/calls/operator/complaints';
import { moderationBounds } from '@kardan/contract/values/moderation';
import { Checkbox } from '@kardan/ui/forms/checkbox.tsx';
import { Select } from '@kardan/ui/forms/select.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useState } from 'react';
import { officeStale } from '#domain/portal/dealerships.ts';
import { moderationKey } from '#domain/portal/moderation.ts';
import { StatementFields, statementOf } from '#features/moderation/statement-fields.tsx';
import { api } from '#lib/api/api.ts';
import { TextareaField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

type Outcome = 'upheld' | 'rejected';

/**
 * The answer to a complaint: a dealer who is right gets the car back, or is free of what was held against them unless that has
 * closed them; for a reporter who is right the car may be blocked.
 */
export function ComplaintForm({ complaint }: { complaint: OperatorComplaint }) {
  const t = useTexts('portalComplaints');
  const s = useTexts('statements');
  const [outcome, setOutcome] = useState<Outcome>('upheld');
  const [isBlocking, setBlocking] = useState(false);
  const { complainant, listing } = complaint;
  const about = aboutOf(complaint);
  const mayBlock = complainant === 'reporter' && listing !== null && listing.blockedReason === null;
  const blocks = mayBlock && isBlocking && outcome === 'upheld';
  if (!complaint.mayDecide) {
    return (
      <div className="min-w-0">
        <h2 className="text-lg!">{t('decision')}</h2>
        <p className="mt-2 text-sm text-text-2">{t('somebodyElse')}</p>
      </div>
    );
  }
  return (
    <div className="min-w-0">
      <h2 className="mb-3 text-lg!">{t('decision')}</h2>
      <Form
        draftKey={`complaint:${complaint.id}`}
        guarded
        stale={[moderationKey, ...officeStale]}
        send={(value) =>
          api.decideComplaint({
            params: { complaintId: complaint.id },
            body: { outcome, answer: value('answer'), block: blocks ? statementOf(value) : null },
          })
        }
        onSent={() => showToast({ text: t(`done.${outcome}`) })}
      >
        <Select
          name="outcome"
          label={t('decisionOf')}
          value={outcome}
          options={(['upheld', 'rejected'] as const).map((value) => ({
            value,
            label: t(`outcome.${about}.${value}`),
          }))}
          onChange={({ currentTarget }) => setOutcome(currentTarget.value as Outcome)}
        />
        {about === 'closed' && outcome === 'upheld' && <p className="text-sm text-text-2">{t('staysClosed')}</p>}
        {mayBlock && outcome === 'upheld' && (
          <Checkbox
            name="isBlocking"
            label={t('block')}
            checked={isBlocking}
            onChange={({ currentTarget }) => setBlocking(currentTarget.checked)}
          />
        )}
        {blocks && <StatementFields factsHint={s('factsHint')} />}
        <TextareaField
          name="answer"
          label={t('answer')}
          hint={t('answerHint')}
          rows={6}
          maxLength={moderationBounds.text}
          required
        />
        <div className="flex flex-wrap gap-2 border-t border-line pt-4">
          <Submit>{t(`send.${about}.${outcome}`)}</Submit>
        </div>
        <p className="text-xs text-text-3">{t('onRecord')}</p>
      </Form>
    </div>
  );
}

/** What a decision does: a restriction is lifted, unless it is so already or has closed the dealership for good. */
function aboutOf({ complainant, restriction }: OperatorComplaint) {
  if (!restriction) return complainant;
  if (restriction.isLiftable) return 'restriction';
  return restriction.lifted ? 'lifted' : 'closed';
}
