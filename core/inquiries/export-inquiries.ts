import type { Database } from '../db/database.ts';
import type { Media } from '../media/media.ts';
import { loadInquiriesOf, loadMessagesFrom } from './inquiry-store.ts';
import { exportFiles } from './replies/attachments/export-files.ts';

/**
 * Everything we hold of what a person wrote through our forms and by mail, and of what dealerships wrote and noted about it, for
 * that person to read (GDPR Art. 15); files that came with it by their ids, with what is in them one after the other.
 */
export async function exportInquiries(
  { db, media }: { db: Database; media: Media },
  email: string,
  { maxFileBytes }: { maxFileBytes: number },
) {
  const inquiries = await loadInquiriesOf(db, email);
  const messages = await loadMessagesFrom(db, email);
  const ofThreads = inquiries.flatMap(({ recipients }) =>
    recipients.flatMap(({ thread, messages: written }) => written.map((message) => ({ ...message, thread }))),
  );
  const files = [...ofThreads, ...messages].flatMap(({ thread, attachments }) =>
    attachments.map((attachment) => ({ ...attachment, thread })),
  );
  return { held: { inquiries, messages }, files: exportFiles({ media }, files, maxFileBytes) };
}
