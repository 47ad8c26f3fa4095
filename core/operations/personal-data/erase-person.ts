import type { Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import type { Media } from '../../media/media.ts';
import { erasedSubject, noteErasure } from '../../privacy/erasures/erasure-notes.ts';
import { type ErasedData, eraseHeldData } from './erase-held-data.ts';

interface Services {
  db: Database;
  media: Media;
  env: Pick<Env, 'LINK_SECRET'>;
}

/** Removes what is kept about a person, and has it removed again after a restore: noted first, so that none is forgotten. */
export async function erasePerson(services: Services, email: string): Promise<ErasedData> {
  await noteErasure(services, 'person', erasedSubject(services.env, email));
  return eraseHeldData(services, email);
}
