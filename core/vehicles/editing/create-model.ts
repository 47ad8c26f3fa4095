import type { CatalogueModel, ModelInput } from '@kardan/contract/calls/operator/catalogue';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import { recordAct } from '../../audit/record-act.ts';
import { announceModel } from '../../changes/announce-vehicle.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { refusingTakenSlug } from '../../db/refusing-taken-slug.ts';
import { NotFound } from '../../kernel/errors.ts';
import { checkVehicle } from './check-vehicle.ts';
import { loadMakeToEdit } from './make-edit-store.ts';
import { type EditedModel, insertModel, loadModelToEdit } from './model-edit-store.ts';
import { presentModel } from './present-vehicle.ts';

/** Adds a model to a make under a slug that has never named another one of it. */
export async function createModel(
  { db }: { db: Database },
  actor: Actor,
  makeId: number,
  { hidden, ...input }: ModelInput,
): Promise<CatalogueModel> {
  requireOperator(actor);
  return inTransaction(db, async (tx) => {
    const make = await loadMakeToEdit(tx, makeId);
    if (!make) throw new NotFound('make');
    await checkVehicle(tx, input);
    const id = await refusingTakenSlug(insertModel(tx, makeId, { ...input, hiddenAt: hidden ? new Date() : null }));
    const model = (await loadModelToEdit(tx, id)) as EditedModel;
    const object = { id, label: `${make.name} ${model.name}` };
    await recordAct(tx, actor, { action: 'model.created', object, after: { ...input, hidden } });
    await announceModel(tx, make.slug, { after: model });
    return presentModel(model);
  });
}
