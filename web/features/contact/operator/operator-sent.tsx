'use client';

import type { InquiryReceipt } from '@kardan/contract/calls/contact/mail';
import { useTexts } from '#lib/texts/use-texts.ts';
import { SentHeading } from '../form/sent-heading.tsx';
import { UrgentPhone } from '../form/urgent-phone.tsx';

/** In the form's place once it is sent: what happens next, and what to do when it is urgent. */
export function OperatorSent({ receipt }: { receipt: InquiryReceipt }) {
  const t = useTexts('portal');
  const contact = useTexts('contact');
  const [operator] = receipt.recipients;
  return (
    <div role="status" className="grid gap-3">
      <SentHeading>{contact('sent.title')}</SentHeading>
      <ol className="list-decimal space-y-1.5 pl-5 text-sm text-text-2">
        <li>{t('form.sent.received', { name: operator?.name ?? '' })}</li>
        <li>{contact('sent.confirmation')}</li>
        <li>{t('form.sent.answer')}</li>
      </ol>
      <UrgentPhone recipient={operator} />
    </div>
  );
}
