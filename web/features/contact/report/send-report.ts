import type { NoticeReceipt } from '@kardan/contract/calls/contact/notices';
import type { ProofKeeper } from '@kardan/contract/client/spam-check/proof-keeper';
import { sendWithProof } from '@kardan/contract/client/spam-check/send-with-proof';
import type { NoticeReason } from '@kardan/contract/values/notice';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { browserApi } from '#lib/api/browser-api.ts';

interface Outgoing {
  listingId: number;
  data: FormData;
  language: Locale;
  proofs: ProofKeeper;
}

/** Sends a report with its proof. */
export function sendReport({ listingId, data, language, proofs }: Outgoing): Promise<NoticeReceipt> {
  const text = (name: string) => String(data.get(name) ?? '').trim();
  const told = (name: 'name' | 'email' | 'homepage') => (text(name) ? { [name]: text(name) } : {});
  return sendWithProof(proofs, (proof) =>
    browserApi.reportListing({
      body: {
        listingId,
        reason: text('reason') as NoticeReason,
        explanation: text('explanation'),
        ...told('name'),
        ...told('email'),
        ...told('homepage'),
        goodFaith: true,
        language,
        proof,
      },
    }),
  );
}
