import type { InquirySubject } from '@kardan/contract/values/contact';
import type { Language } from '@kardan/contract/values/identifiers';
import { type Database, inTransaction } from '../../../db/database.ts';
import { insertInquiry } from '../../inquiry-store.ts';
import { openThreads } from '../open-threads.ts';

interface ThreadOverrides {
  email?: string;
  name?: string;
  message?: string;
  language?: Language;
  listingId?: number;
  subject?: InquirySubject;
  details?: object;
}

/** An inquiry that a dealership has just got, as a thread; gives both ids. */
export function buildThread(
  db: Database,
  dealershipId: number,
  overrides: ThreadOverrides = {},
): Promise<{ threadId: string; inquiryId: string }> {
  const { email = 'julia@example.at', name = 'Julia Hofer', listingId, subject = 'question' } = overrides;
  return inTransaction(db, async (tx) => {
    const inquiry = {
      dealershipId,
      sender: { name, email },
      language: overrides.language ?? ('de-AT' as const),
      message: overrides.message ?? 'Ist das Auto noch da?',
      details: overrides.details ?? {},
      ...(listingId === undefined ? { kind: 'dealership' as const } : { kind: 'listing' as const, listingId, subject }),
    };
    const inquiryId = await insertInquiry(tx, inquiry, [{ dealershipId, waitsForDigest: false }]);
    await openThreads(tx, inquiryId, inquiry);
    const { id } = await tx
      .selectFrom('inquiryRecipient')
      .select('id')
      .where('inquiryId', '=', inquiryId)
      .executeTakeFirstOrThrow();
    return { threadId: id, inquiryId };
  });
}
