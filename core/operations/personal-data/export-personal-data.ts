import type { Actor } from '../../accounts/actor.ts';
import type { Database } from '../../db/database.ts';
import type { Media } from '../../media/media.ts';
import { askForPerson } from './ask-for-person.ts';
import { exportHeldData } from './export-held-data.ts';

/** As much as an answer holds with ease; of what is beyond, the answer says that the command line gives it. */
const maxFileBytes = 30 * 1024 * 1024;

/** Hands an operator all that is kept about a person, but for files beyond an answer's size, which it names; nothing of it is stored. */
export async function exportPersonalData(
  { db, media }: { db: Database; media: Media },
  actor: Actor,
  person: { email: string; confirmation: string },
) {
  await askForPerson({ db }, actor, person, 'personal-data.exported');
  const { held, files } = await exportHeldData({ db, media }, person.email, { maxFileBytes });
  // As it goes out: moments are texts there.
  const told: Record<string, unknown> = JSON.parse(JSON.stringify(held));
  return { ...told, files: await Array.fromAsync(files) };
}
