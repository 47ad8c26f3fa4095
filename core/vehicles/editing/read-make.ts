import type { MakeDetail } from '@kardan/contract/calls/operator/catalogue';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { NotFound } from '../../kernel/errors.ts';
import { loadFormerSlugs, loadMakeToEdit } from './make-edit-store.ts';
import { loadModelsToEdit } from './model-edit-store.ts';
import { presentMake, presentModel } from './present-vehicle.ts';

/** A make with all its models, and the slugs that still lead to it. */
export async function readMake({ db }: { db: Database }, actor: Actor, makeId: number): Promise<MakeDetail> {
  requireOperator(actor);
  const [make, models, formerSlugs] = await Promise.all([
    loadMakeToEdit(db, makeId),
    loadModelsToEdit(db, makeId),
    loadFormerSlugs(db, 'make', makeId),
  ]);
  if (!make) throw new NotFound('make');
  return { make: presentMake(make), models: models.map(presentModel), formerSlugs };
}
