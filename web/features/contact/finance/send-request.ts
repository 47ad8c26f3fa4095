import type { FinanceTerms } from '@kardan/contract/calls/contact/finance-request';
import type { InquiryReceipt } from '@kardan/contract/calls/contact/mail';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { ProofKeeper } from '#lib/spam-check/prepare-proof.ts';
import { sendWithProof } from '#lib/spam-check/send-with-proof.ts';
import { contactBody } from '../form/contact-body.ts';
import type { RequestRecipient } from './finance-request-form.tsx';

const proofs = new ProofKeeper(() => undefined);

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
