import type { InquiryReceipt } from '@kardan/contract/calls/contact/mail';
import type { ProofKeeper } from '@kardan/contract/client/spam-check/proof-keeper';
import { sendWithProof } from '@kardan/contract/client/spam-check/send-with-proof';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { sourceOf } from '#lib/api/statistics.ts';
import type { About, FormSubject, Wanted } from './about.ts';
import { contactBody, subjectFields, text } from './contact-body.ts';

interface Outgoing {
  about: About;
  subject: FormSubject;
  data: FormData;
  language: Locale;
  proofs: ProofKeeper;
  /** Told when the check is through and the form is on its way. */
  onSending: () => void;
}

/** Sends a form to whom it is about, with its proof. */
export function sendContact(outgoing: Outgoing): Promise<InquiryReceipt> {
  const { about, subject, data, language, proofs, onSending } = outgoing;
  return sendWithProof(proofs, (proof) => {
    onSending();
    const { sender, message } = contactBody(data, { language, proof });
    if (about.kind === 'nearby')
      return askNearby(about.wanted, { ...sender, message, postcode: text(data, 'postcode') });
    return about.kind === 'dealership'
      ? browserApi.mailDealership({ body: { dealershipId: about.dealershipId, ...sender, message } })
      : browserApi.mailListing({
          // The subject says which fields come along; the API tells those that are missing.
          body: {
            subject,
            listingId: about.listingId,
            source: sourceOf(about.listingId),
            ...sender,
            message,
            ...subjectFields(data, subject),
          } as never,
        });
  });
}

type Asked = ReturnType<typeof contactBody>['sender'] & { message: string; postcode: string };

function askNearby(wanted: Wanted, asked: Asked): Promise<InquiryReceipt> {
  return 'listingId' in wanted
    ? browserApi.mailProximityDealership({ body: { ...wanted, ...asked } })
    : browserApi.mailProximityDealershipSearch({ body: { ...wanted, ...asked } });
}
