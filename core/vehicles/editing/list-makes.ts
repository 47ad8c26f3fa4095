import type { CatalogueMake } from '@kardan/contract/calls/operator/catalogue';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { loadMakesToEdit } from './make-edit-store.ts';
import { presentMake } from './present-vehicle.ts';

/** All makes by name, hidden ones included; there are some hundred. */
export async function listMakes({ db }: { db: Database }, actor: Actor): Promise<{ items: CatalogueMake[] }> {
  requireOperator(actor);
  return { items: (await loadMakesToEdit(db)).map(presentMake) };
}
