import type { Database } from '../db/database.ts';
import { loadNoticesOf } from './notice-store.ts';

/** What a person reported to the operator, for that person to read (GDPR Art. 15). */
export function exportNotices({ db }: { db: Database }, email: string) {
  return loadNoticesOf(db, email);
}
