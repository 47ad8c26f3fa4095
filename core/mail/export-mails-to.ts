import type { Database } from '../db/database.ts';
import { loadMailsTo } from './mail-store.ts';

/** What we wrote to an address and what became of it, as far as it is still on record, for whose address it is (GDPR Art. 15). */
export function exportMailsTo({ db }: { db: Database }, email: string) {
  return loadMailsTo(db, email);
}
