import type { CatalogueGeneration, GenerationInput } from '@kardan/contract/calls/operator/catalogue';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import { recordAct } from '../../audit/record-act.ts';
import { announceModel } from '../../changes/announce-vehicle.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { Failure, NotFound } from '../../kernel/errors.ts';
import { checkVehicle } from './check-vehicle.ts';
import { type EditedModel, holdGeneration, loadModelToEdit, saveGeneration as store } from './model-edit-store.ts';
import { presentGeneration } from './present-vehicle.ts';

/** A new generation of a model, or one that is there, at the revision that was seen. */
type GenerationReference = { modelId: number } | { generationId: number; revision: number };

/** Adds a generation to a model, or changes one unless somebody changed it since that revision. */
export async function saveGeneration(
  { db }: { db: Database },
  actor: Actor,
  reference: GenerationReference,
  input: GenerationInput,
): Promise<CatalogueGeneration> {
  requireOperator(actor);
  return inTransaction(db, async (tx) => {
    const before = 'generationId' in reference ? await holdGeneration(tx, reference.generationId) : undefined;
    if ('generationId' in reference && !before) throw new NotFound('generation');
    if ('revision' in reference && before?.revision !== reference.revision) throw new Failure('stale-revision');
    const model = await loadModelToEdit(tx, before?.modelId ?? (reference as { modelId: number }).modelId);
    if (!model) throw new NotFound('model');
    await checkVehicle(tx, input);
    const saved = await store(tx, model.id, input, before?.id);
    const object = { id: saved.id, label: labelOf(model, saved.name) };
    const action = before ? 'generation.changed' : 'generation.created';
    await recordAct(tx, actor, { action, object, before: before && told(before), after: told(input) });
    // Its pages name it; no search document does.
    await announceModel(tx, model.makeSlug, { before: model, after: model });
    return presentGeneration({ ...saved, edited: true });
  });
}

function told({ name, builtFrom, builtTo }: GenerationInput) {
  return { name, builtFrom, builtTo };
}

function labelOf({ makeName, name }: EditedModel, generation: string): string {
  return `${makeName} ${name}, ${generation}`;
}
