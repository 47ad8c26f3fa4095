import type { InquiryReceipt } from '@kardan/contract/calls/contact/mail';
import { telephoneLink } from '@kardan/contract/values/telephone-link';
import { useTexts } from '#lib/texts/use-texts.ts';

/** What to do when it is urgent; nothing where nobody can be called. */
export function UrgentPhone({ recipient }: { recipient: InquiryReceipt['recipients'][number] | undefined }) {
  const t = useTexts('contact');
  if (!recipient?.phone) return null;
  return (
    <p className="text-sm">
      {t('sent.urgent')}{' '}
      <a href={telephoneLink(recipient.phone)} className="font-medium text-accent-text underline underline-offset-3">
        {recipient.phone}
      </a>
    </p>
  );
}
