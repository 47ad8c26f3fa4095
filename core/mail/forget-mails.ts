import type { Database } from '../db/database.ts';
import { deleteOldMails } from './mail-store.ts';

/** How long it can be looked up whether a mail was sent. */
export const mailDays = 30;

/** Removes mails that were settled long ago, or never will be: to whom somebody wrote is nobody's business for longer. */
export function forgetMails({ db }: { db: Database }): Promise<number> {
  return deleteOldMails(db, mailDays);
}
