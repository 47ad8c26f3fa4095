import type { Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { findMissingPictures } from '../../media/find-missing-pictures.ts';
import type { Media } from '../../media/media.ts';
import { repeatErasures } from './repeat-erasures.ts';

interface Services {
  db: Database;
  media: Media;
  env: Pick<Env, 'LINK_SECRET'>;
}

export interface FinishedRestore {
  erasures: Awaited<ReturnType<typeof repeatErasures>>;
  pictures: { named: number; missing: string[] };
}

/**
 * Does what a database needs after it was restored to an earlier time, before anybody is let at it: erases again who was erased since,
 * and compares the pictures that it names with the store. May be repeated.
 */
export async function finishRestore(
  services: Services,
  restoredTo: Date,
  report: (what: 'erasures' | 'pictures', done: number, total: number) => void = () => {},
): Promise<FinishedRestore> {
  const erasures = await repeatErasures(services, restoredTo, (...progress) => report('erasures', ...progress));
  const pictures = await findMissingPictures(services, (...progress) => report('pictures', ...progress));
  return { erasures, pictures };
}
