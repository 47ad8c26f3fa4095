import { ApiError } from '@kardan/contract/api-error';
import type { NoticeReason } from '@kardan/contract/notice-values';
import type { NoticeReceipt } from '@kardan/contract/notices';
import { browserApi } from '#lib/browser-api.ts';
import type { Locale } from '#lib/locales.ts';
import type { ProofKeeper } from '../spam-check/prepare-proof.ts';

interface Outgoing {
  listingId: number;
  data: FormData;
  language: Locale;
  proofs: ProofKeeper;
}

/** Sends a report with its proof; one that is refused for its proof alone is sent once more. */
export async function sendReport(outgoing: Outgoing): Promise<NoticeReceipt> {
  try {
    return await sendOnce(outgoing);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'spam-check-failed') throw error;
    outgoing.proofs.discard();
    return sendOnce(outgoing);
  }
}

async function sendOnce({ listingId, data, language, proofs }: Outgoing): Promise<NoticeReceipt> {
  const text = (name: string) => String(data.get(name) ?? '').trim();
  const told = (name: 'name' | 'email' | 'homepage') => (text(name) ? { [name]: text(name) } : {});
  return browserApi.reportListing({
    body: {
      listingId,
      reason: text('reason') as NoticeReason,
      explanation: text('explanation'),
      ...told('name'),
      ...told('email'),
      ...told('homepage'),
      goodFaith: true,
      language,
      proof: await proofs.take(),
    },
  });
}
