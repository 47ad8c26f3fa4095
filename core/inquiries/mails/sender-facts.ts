import { telephoneLink } from '@kardan/contract/values/telephone-link';
import type { MailFact } from '../../mail/mail-content.ts';
import type { StoredInquiry } from '../inquiry-store.ts';

/** Who wrote, with ways to answer; what was typed stands in a link only as far as it is an address or digits. */
export function senderFacts({ senderName, senderEmail, senderPhone }: StoredInquiry): MailFact[] {
  return [
    { label: 'Name', value: senderName },
    { label: 'E-Mail', value: senderEmail, url: `mailto:${encoded(senderEmail)}` },
    ...(senderPhone ? [{ label: 'Telefon', value: senderPhone, url: telephoneLink(senderPhone) }] : []),
  ];
}

/** A mail to the sender, begun with this subject. */
export function answerUrl({ senderEmail }: StoredInquiry, subject: string): string {
  return `mailto:${encoded(senderEmail)}?subject=${encodeURIComponent(`AW: ${subject}`)}`;
}

/** Mail programs want to see the sign between mailbox and host as it is. */
function encoded(email: string): string {
  return email.split('@').map(encodeURIComponent).join('@');
}
