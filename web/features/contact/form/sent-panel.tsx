'use client';

import type { InquiryReceipt } from '@kardan/contract/calls/contact/mail';
import { Button } from '@kardan/ui/actions/button.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import type { FormSubject } from './about.ts';
import { SentHeading } from './sent-heading.tsx';
import { UrgentPhone } from './urgent-phone.tsx';

interface Props {
  receipt: InquiryReceipt;
  subject: FormSubject;
  onAgain: () => void;
}

/** In the form's place once it is sent: what happens next, and what to do when it is urgent. */
export function SentPanel({ receipt, subject, onAgain }: Props) {
  const t = useTexts('contact');
  return (
    <div role="status" className="grid gap-3">
      <SentHeading>{t('sent.title')}</SentHeading>
      <ol className="list-decimal space-y-1.5 pl-5 text-sm text-text-2">
        <li>
          {t(subject === 'nearby' ? 'sent.receivedNearby' : 'sent.received', {
            dealer: receipt.recipients.map(({ name }) => name).join(', '),
          })}
        </li>
        <li>{t(subject === 'callback' ? 'sent.callback' : 'sent.answer')}</li>
        <li>{t('sent.confirmation')}</li>
      </ol>
      <UrgentPhone recipient={receipt.recipients[0]} />
      <Button size="sm" className="justify-self-start" onClick={onAgain}>
        {t('sent.again')}
      </Button>
    </div>
  );
}
