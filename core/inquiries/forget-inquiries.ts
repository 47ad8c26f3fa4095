import type { Database } from '../db/database.ts';
import { deleteOldInquiries } from './inquiry-store.ts';

/** How long dealers keep an inquiry in their inbox; the privacy text beside the forms names the same. */
export const inquiryMonths = 12;

/** Removes inquiries that are older than we promise to keep them. */
export function forgetInquiries({ db }: { db: Database }): Promise<number> {
  return deleteOldInquiries(db, inquiryMonths);
}
