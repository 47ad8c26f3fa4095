'use client';

import type { InquiryReceipt } from '@kardan/contract/calls/contact/mail';
import { telephoneLink } from '@kardan/contract/values/telephone-link';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useEffect, useRef } from 'react';
import { useTexts } from '#lib/texts/use-texts.ts';

/** In the form's place once it is sent: what happens next, and what to do when it is urgent. */
export function OperatorSent({ receipt }: { receipt: InquiryReceipt }) {
  const t = useTexts('portal');
  const contact = useTexts('contact');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [operator] = receipt.recipients;
  return (
    <div role="status" className="grid gap-3">
      <h3 ref={heading} tabIndex={-1} className="flex items-center gap-2 text-lg outline-none">
        <Icon name="circle-check" size={22} className="text-accent-text" />
        {contact('sent.title')}
      </h3>
      <ol className="list-decimal space-y-1.5 pl-5 text-sm text-text-2">
        <li>{t('form.sent.received', { name: operator?.name ?? '' })}</li>
        <li>{contact('sent.confirmation')}</li>
        <li>{t('form.sent.answer')}</li>
      </ol>
      {operator?.phone && (
        <p className="text-sm">
          {contact('sent.urgent')}{' '}
          <a href={telephoneLink(operator.phone)} className="font-medium text-accent-text underline underline-offset-3">
            {operator.phone}
          </a>
        </p>
      )}
    </div>
  );
}
