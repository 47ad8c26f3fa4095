import type { FinanceTerms } from '@kardan/contract/calls/contact/finance-request';
import type { InquiryReceipt } from '@kardan/contract/calls/contact/mail';
import { ProofKeeper } from '@kardan/contract/client/spam-check/proof-keeper';
import { sendWithProof } from '@kardan/contract/client/spam-check/send-with-proof';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { contactBody } from '../form/contact-body.ts';
import type { RequestRecipient } from './request-recipient.ts';

const proofs = new ProofKeeper(browserApi.mailChallenge);

/** The check works while one types. */
export function prepareProof(): void {
  proofs.begin();
}

interface Outgoing {
  data: FormData;
  recipient: RequestRecipient;
  terms: FinanceTerms | undefined;
  language: Locale;
}

/** Sends a request to whom it names, with its proof. */
export function sendRequest({ data, recipient, terms, language }: Outgoing): Promise<InquiryReceipt> {
  const { wish, to } = recipient;
  return sendWithProof(proofs, (proof) => {
    const { sender, message } = contactBody(data, { language, proof });
    return browserApi.mailFinance({
      body: { wish, to, ...(terms && { terms: termsOf(wish, terms) }), ...sender, message },
    });
  });
}

/** A residual value is a lease's. */
function termsOf(wish: RequestRecipient['wish'], { residualEur, ...terms }: FinanceTerms): FinanceTerms {
  return wish === 'leasing' ? { ...terms, residualEur } : terms;
}
