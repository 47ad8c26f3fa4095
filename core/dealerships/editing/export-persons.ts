import type { Database } from '../../db/database.ts';
import { loadPersonsOf } from './person-store.ts';

/** As whom dealerships show a person to buyers, for that person to read (GDPR Art. 15). */
export function exportPersons({ db }: { db: Database }, email: string) {
  return loadPersonsOf(db, email);
}
