import type { Actor } from '../../accounts/actor.ts';
import type { Database } from '../../db/database.ts';
import { askForPerson } from './ask-for-person.ts';
import { exportHeldData } from './export-held-data.ts';

/** Hands an operator all that is kept about a person; nothing of it is stored. */
export async function exportPersonalData(
  { db }: { db: Database },
  actor: Actor,
  person: { email: string; confirmation: string },
): Promise<Record<string, unknown>> {
  await askForPerson({ db }, actor, person, 'personal-data.exported');
  // As it goes out: moments are texts there.
  return JSON.parse(JSON.stringify(await exportHeldData({ db }, person.email)));
}
