import type { CatalogueModel, ModelInput } from '@kardan/contract/calls/operator/catalogue';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import { recordAct } from '../../audit/record-act.ts';
import { announceModel } from '../../changes/announce-vehicle.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { refusingTakenSlug } from '../../db/refusing-taken-slug.ts';
import { Failure, NotFound } from '../../kernel/errors.ts';
import { checkVehicle } from './check-vehicle.ts';
import { type EditedModel, holdModels, loadModelToEdit, saveModel } from './model-edit-store.ts';
import { presentModel } from './present-vehicle.ts';
import { isInUse } from './vehicle-use-store.ts';

/**
 * Changes a model, soon in the search documents of its cars too, unless somebody changed it since that revision. Its old slug
 * still leads to it; one that cars are of is not hidden, and one that was merged with another stays so.
 */
export async function changeModel(
  { db }: { db: Database },
  actor: Actor,
  { modelId, revision }: { modelId: number; revision: number },
  { hidden, ...input }: ModelInput,
): Promise<CatalogueModel> {
  requireOperator(actor);
  return inTransaction(db, async (tx) => {
    const [before] = await holdModels(tx, [modelId]);
    if (!before || before.mergedInto !== null) throw new NotFound('model');
    if (before.revision !== revision) throw new Failure('stale-revision');
    await checkVehicle(tx, input);
    if (hidden && !before.hiddenAt && (await isInUse(tx, { modelId }))) throw new Failure('vehicle-in-use');
    const hiddenAt = hidden ? (before.hiddenAt ?? new Date()) : null;
    await refusingTakenSlug(saveModel(tx, modelId, { ...input, hiddenAt }));
    const after = (await loadModelToEdit(tx, modelId)) as EditedModel;
    const object = { id: modelId, label: `${after.makeName} ${after.name}` };
    await recordAct(tx, actor, { action: 'model.changed', object, before: told(before), after: told(after) });
    await announceModel(tx, after.makeSlug, { before, after });
    return presentModel(after);
  });
}

function told(model: EditedModel) {
  const { name, slug, builtFrom, builtTo, hidden } = presentModel(model);
  return { name, slug, builtFrom, builtTo, hidden };
}
