import type { ModelDetail } from '@kardan/contract/calls/operator/catalogue';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { NotFound } from '../../kernel/errors.ts';
import { loadFormerSlugs } from './make-edit-store.ts';
import { loadGenerationsToEdit, loadModelToEdit } from './model-edit-store.ts';
import { presentGeneration, presentModel } from './present-vehicle.ts';
import { countCars } from './vehicle-use-store.ts';

/** A model with its generations, the slugs that still lead to it, and the cars that a change of it reaches. */
export async function readModel({ db }: { db: Database }, actor: Actor, modelId: number): Promise<ModelDetail> {
  requireOperator(actor);
  const [model, generations, formerSlugs, reach] = await Promise.all([
    loadModelToEdit(db, modelId),
    loadGenerationsToEdit(db, modelId),
    loadFormerSlugs(db, 'model', modelId),
    countCars(db, { modelId }),
  ]);
  if (!model) throw new NotFound('model');
  return {
    make: { id: model.makeId, slug: model.makeSlug, name: model.makeName },
    model: presentModel(model),
    generations: generations.map(presentGeneration),
    formerSlugs,
    reach,
  };
}
