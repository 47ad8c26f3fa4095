import type { Database } from '../../db/database.ts';
import { loadComplaintsOfReporter } from '../complaints/complaint-store.ts';
import { loadNoticesOf } from './notice-store.ts';

/** What a person reported to the operator, with what they complained of, for that person to read (GDPR Art. 15). */
export async function exportNotices({ db }: { db: Database }, email: string) {
  const [notices, complaints] = await Promise.all([loadNoticesOf(db, email), loadComplaintsOfReporter(db, email)]);
  return notices.map(({ id, ...notice }) => ({
    ...notice,
    complaint: complaints.find(({ noticeId }) => noticeId === id) ?? null,
  }));
}
