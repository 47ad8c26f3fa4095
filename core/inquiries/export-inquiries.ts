import type { Database } from '../db/database.ts';
import { loadInquiriesOf } from './inquiry-store.ts';

/** Everything we hold of what a person wrote through our forms, for that person to read (GDPR Art. 15). */
export function exportInquiries({ db }: { db: Database }, email: string) {
  return loadInquiriesOf(db, email);
}
