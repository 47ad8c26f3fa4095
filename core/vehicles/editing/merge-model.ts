import type { VehicleReach } from '@kardan/contract/calls/operator/catalogue';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import { recordAct } from '../../audit/record-act.ts';
import { announceMergedModel } from '../../changes/announce-vehicle.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { Failure, InvalidRequest, NotFound } from '../../kernel/errors.ts';
import { copyCatalogue, holdModels, saveMerged } from './model-edit-store.ts';
import { countCars } from './vehicle-use-store.ts';

/**
 * Has a model become another of its make, unless somebody changed it since that revision: its name leads there at once, its
 * generations and versions are there at once, and its cars follow by a job, however many they are.
 */
export async function mergeModel(
  { db }: { db: Database },
  actor: Actor,
  { modelId, revision }: { modelId: number; revision: number },
  { into }: { into: number },
): Promise<VehicleReach> {
  requireOperator(actor);
  return inTransaction(db, async (tx) => {
    const held = await holdModels(tx, [modelId, into]);
    const model = held.find(({ id }) => id === modelId);
    const target = held.find(({ id }) => id === into);
    if (!model || model.mergedInto !== null) throw new NotFound('model');
    if (model.revision !== revision) throw new Failure('stale-revision');
    if (!target || into === modelId || target.makeId !== model.makeId || target.hiddenAt !== null)
      throw new InvalidRequest([
        { path: ['into'], code: 'merge-elsewhere', message: 'only another visible model of the make will do' },
      ]);
    const reach = await countCars(tx, { modelId });
    await copyCatalogue(tx, modelId, into);
    await saveMerged(tx, modelId, into);
    const object = { id: modelId, label: `${model.makeName} ${model.name}` };
    await recordAct(tx, actor, { action: 'model.merged', object, after: { into: target.name, ...reach } });
    await announceMergedModel(tx, model.makeSlug, modelId);
    return reach;
  });
}
