import type { InquiryReceipt } from '@kardan/contract/calls/contact/mail';
import type { ProofKeeper } from '@kardan/contract/client/spam-check/proof-keeper';
import { sendWithProof } from '@kardan/contract/client/spam-check/send-with-proof';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { filledIn } from './operator-body.ts';
import type { OperatorFormKind } from './operator-fields.ts';

interface Outgoing {
  kind: OperatorFormKind;
  data: FormData;
  language: Locale;
  proofs: ProofKeeper;
}

const calls = {
  contact: 'mailOperator',
  'dealer-interest': 'mailDealershipRegisterRequest',
  'banner-ad': 'mailBannerAd',
} as const satisfies Record<OperatorFormKind, keyof typeof browserApi>;

/** Sends a form to the operator, with its proof. */
export function sendOperator({ kind, data, language, proofs }: Outgoing): Promise<InquiryReceipt> {
  return sendWithProof(proofs, (proof) =>
    // The fields are the form's; the API tells those that are missing.
    browserApi[calls[kind]]({ body: { ...filledIn(kind, data), language, proof } as never }),
  );
}
