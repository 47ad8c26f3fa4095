'use client';

import type { InquiryReceipt } from '@kardan/contract/calls/contact/mail';
import { telephoneLink } from '@kardan/contract/values/telephone-link';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useEffect, useRef } from 'react';
import { useTexts } from '#lib/texts/use-texts.ts';
import type { FormSubject } from './about.ts';

interface Props {
  receipt: InquiryReceipt;
  subject: FormSubject;
  onAgain: () => void;
}

/** In the form's place once it is sent: what happens next, and what to do when it is urgent. */
export function SentPanel({ receipt, subject, onAgain }: Props) {
  const t = useTexts('contact');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [dealer] = receipt.recipients;
  return (
    <div role="status" className="grid gap-3">
      <h3 ref={heading} tabIndex={-1} className="flex items-center gap-2 text-lg outline-none">
        <Icon name="circle-check" size={22} className="text-accent-text" />
        {t('sent.title')}
      </h3>
      <ol className="list-decimal space-y-1.5 pl-5 text-sm text-text-2">
        <li>
          {t(subject === 'nearby' ? 'sent.receivedNearby' : 'sent.received', {
            dealer: receipt.recipients.map(({ name }) => name).join(', '),
          })}
        </li>
        <li>{t(subject === 'callback' ? 'sent.callback' : 'sent.answer')}</li>
        <li>{t('sent.confirmation')}</li>
      </ol>
      {dealer?.phone && (
        <p className="text-sm">
          {t('sent.urgent')}{' '}
          <a href={telephoneLink(dealer.phone)} className="font-medium text-accent-text underline underline-offset-3">
            {dealer.phone}
          </a>
        </p>
      )}
      <Button size="sm" className="justify-self-start" onClick={onAgain}>
        {t('sent.again')}
      </Button>
    </div>
  );
}
