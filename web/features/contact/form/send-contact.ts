import { ApiError } from '@kardan/contract/api-error';
import type { InquirySubject } from '@kardan/contract/contact-values';
import type { InquiryReceipt } from '@kardan/contract/mail';
import { browserApi } from '#lib/browser-api.ts';
import type { Locale } from '#lib/locales.ts';
import type { ProofKeeper } from '../spam-check/prepare-proof.ts';
import type { About } from './about.ts';
import { contactBody, subjectFields } from './contact-body.ts';

interface Outgoing {
  about: About;
  subject: InquirySubject;
  data: FormData;
  language: Locale;
  proofs: ProofKeeper;
  /** Told when the check is through and the form is on its way. */
  onSending: () => void;
}

/** Sends a form with its proof. One that is refused for its proof, such as after a night's sleep, is sent once more. */
export async function sendContact(outgoing: Outgoing): Promise<InquiryReceipt> {
  try {
    return await sendOnce(outgoing);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'spam-check-failed') throw error;
    return sendOnce(outgoing);
  }
}

async function sendOnce({ about, subject, data, language, proofs, onSending }: Outgoing): Promise<InquiryReceipt> {
  const proof = await proofs.take();
  onSending();
  const { sender, message } = contactBody(data, { language, proof });
  try {
    const receipt = await (about.kind === 'dealership'
      ? browserApi.mailDealership({ body: { dealershipId: about.dealershipId, ...sender, message } })
      : browserApi.mailListing({
          // The subject says which fields come along; the API tells those that are missing.
          body: { subject, listingId: about.listingId, ...sender, message, ...subjectFields(data, subject) } as never,
        }));
    proofs.discard();
    return receipt;
  } catch (error) {
    // Only a form that was taken, or refused for its proof, has used it up.
    if (error instanceof ApiError && error.code === 'spam-check-failed') proofs.discard();
    throw error;
  }
}
