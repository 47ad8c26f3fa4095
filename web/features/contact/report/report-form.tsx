'use client';

import { ProofKeeper } from '@kardan/contract/client/spam-check/proof-keeper';
import { contactLengths } from '@kardan/contract/values/contact';
import { noticeReasons, shortestExplanation } from '@kardan/contract/values/notice';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Checkbox } from '@kardan/ui/forms/checkbox.tsx';
import { Decoy } from '@kardan/ui/forms/decoy.tsx';
import { Select } from '@kardan/ui/forms/select.tsx';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import { Textarea } from '@kardan/ui/forms/textarea.tsx';
import { useLocale } from '@kardan/ui/texts/texts-provider.tsx';
import { useEffect, useState } from 'react';
import { browserApi } from '#lib/api/browser-api.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { FailureNotice } from '../form/failure-notice.tsx';
import { useSending } from '../form/use-sending.ts';
import { type ReportErrors, reportErrors, reportErrorsOf } from './report-errors.ts';
import { sendReport } from './send-report.ts';

/** What is wrong with a listing, and why. Who reports may stay unnamed, but then cannot be told what became of it. */
export function ReportForm({ listingId }: { listingId: number }) {
  const t = useTexts('car');
  const contact = useTexts('contact');
  const language = useLocale();
  const [proofs] = useState(() => new ProofKeeper(browserApi.mailChallenge));
  useEffect(() => proofs.begin(), [proofs]);
  const { stage, errors, failure, busy, formProps } = useSending({
    missing: reportErrors,
    errorsOf: reportErrorsOf,
    send: (data) => sendReport({ listingId, data, language, proofs }),
  });

  if (stage.at === 'sent') {
    return (
      <div role="status" className="grid gap-2 text-sm">
        <p className="text-lg font-semi">{t('report.sent')}</p>
        <p className="text-text-2">{t('report.sentText')}</p>
        <p>{t('report.reference', { reference: stage.receipt.reference })}</p>
      </div>
    );
  }
  const error = (name: keyof ReportErrors) => (errors[name] ? { error: t(errors[name]) } : {});
  return (
    <form {...formProps} className="relative grid gap-3">
      <p className="text-sm text-text-2">{t('report.intro')}</p>
      <Select
        name="reason"
        label={t('report.reason')}
        placeholder={t('report.choose')}
        options={noticeReasons.map((value) => ({ value, label: t(`report.why-${value}`) }))}
        aria-required
        {...error('reason')}
      />
      <Textarea
        name="explanation"
        label={t('report.explanation')}
        hint={t('report.explanationHint', { count: shortestExplanation })}
        maxLength={contactLengths.message}
        aria-required
        {...error('explanation')}
      />
      <div className="grid gap-3 md:grid-cols-2">
        <TextInput
          name="name"
          label={t('report.name')}
          optional={contact('optional')}
          autoComplete="name"
          maxLength={contactLengths.name}
        />
        <TextInput
          name="email"
          type="email"
          label={t('report.email')}
          optional={contact('optional')}
          autoComplete="email"
          maxLength={contactLengths.email}
          {...error('email')}
        />
      </div>
      <Checkbox name="goodFaith" label={t('report.goodFaith')} {...error('goodFaith')} />
      <Decoy />
      <div role="status">{failure && <FailureNotice failure={failure} />}</div>
      <Button type="submit" variant="accent" icon="flag" busy={busy} busyLabel={contact('sending')}>
        {t('report.send')}
      </Button>
    </form>
  );
}
