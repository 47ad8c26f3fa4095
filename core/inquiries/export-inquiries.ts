import type { Database } from '../db/database.ts';
import { loadInquiriesOf, loadMessagesFrom } from './inquiry-store.ts';

/**
 * Everything we hold of what a person wrote through our forms and by mail, and of what dealerships wrote and noted about it,
 * for that person to read (GDPR Art. 15).
 */
export async function exportInquiries({ db }: { db: Database }, email: string) {
  return { inquiries: await loadInquiriesOf(db, email), messages: await loadMessagesFrom(db, email) };
}
