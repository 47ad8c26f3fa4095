import { eraseAccountOf } from '../../accounts/portal/personal-account.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import type { Media } from '../../media/media.ts';
import { erasedSubject, noteErasure } from '../../privacy/erasures/erasure-notes.ts';
import { refuseNeededAccount } from './refuse-needed-account.ts';

interface Services {
  db: Database;
  media: Media;
  env: Pick<Env, 'LINK_SECRET'>;
}

/**
 * Removes a person's account, and has it removed again after a restore: noted first, so that none is forgotten. False where there is
 * none. One that others need is refused, and not noted either: a restore would remove it all the same.
 */
export async function eraseAccount(services: Services, email: string): Promise<boolean> {
  return inTransaction(services.db, async (tx) => {
    await refuseNeededAccount(tx, email);
    await noteErasure(services, 'account', erasedSubject(services.env, email));
    return eraseAccountOf(tx, email);
  });
}
