import type { OperatorVersion, VersionInput } from '@kardan/contract/calls/operator/versions';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import { recordAct } from '../../audit/record-act.ts';
import { announceVersion } from '../../changes/announce-vehicle.ts';
import { type Database, inTransaction, type Tx } from '../../db/database.ts';
import { refusingTakenSlug } from '../../db/refusing-taken-slug.ts';
import { addressWords } from '../../kernel/address-words.ts';
import { Failure, type FieldIssue, NotFound } from '../../kernel/errors.ts';
import { checkVehicle } from './check-vehicle.ts';
import { presentVersion } from './list-versions.ts';
import { loadModelToEdit } from './model-edit-store.ts';
import { isInUse } from './vehicle-use-store.ts';
import {
  type EditedVersion,
  holdVersion,
  isGenerationOf,
  loadVersionToEdit,
  storeVersion,
} from './version-edit-store.ts';

/** A new version of a model, or one that is there, at the revision that was seen. */
type VersionReference = { modelId: number } | { versionId: number; revision: number };

/**
 * Adds a version to a model, or changes one, soon in the search documents of its cars too, unless somebody changed it since
 * that revision. One that cars are of is not hidden.
 */
export async function saveVersion(
  { db }: { db: Database },
  actor: Actor,
  reference: VersionReference,
  { hidden, slug, ...input }: VersionInput,
): Promise<OperatorVersion> {
  requireOperator(actor);
  return inTransaction(db, async (tx) => {
    const before = 'versionId' in reference ? await holdVersion(tx, reference.versionId) : undefined;
    if ('versionId' in reference && !before) throw new NotFound('version');
    if ('revision' in reference && before?.revision !== reference.revision) throw new Failure('stale-revision');
    const model = await loadModelToEdit(tx, before?.modelId ?? (reference as { modelId: number }).modelId);
    if (!model) throw new NotFound('model');
    const fields = { ...input, slug: slug ?? before?.slug ?? versionSlug(input.name) };
    await checkVehicle(tx, fields, await issuesOf(tx, model.id, input));
    if (hidden && before && !before.hiddenAt && (await isInUse(tx, { versionId: before.id })))
      throw new Failure('vehicle-in-use');
    const hiddenAt = hidden ? (before?.hiddenAt ?? new Date()) : null;
    const id = await refusingTakenSlug(storeVersion(tx, model.id, { ...fields, hiddenAt }, before?.id));
    const after = (await loadVersionToEdit(tx, id)) as EditedVersion;
    const object = { id, label: `${model.makeName} ${model.name} ${after.name}` };
    const action = before ? 'version.changed' : 'version.created';
    await recordAct(tx, actor, { action, object, before: before && told(before), after: told(after) });
    await announceVersion(tx, model.makeSlug, { ...(before && { before }), after });
    return presentVersion(after);
  });
}

async function issuesOf(
  tx: Tx,
  modelId: number,
  { generationId, fuel, displacementCcm }: Pick<VersionInput, 'generationId' | 'fuel' | 'displacementCcm'>,
): Promise<FieldIssue[]> {
  const issues: FieldIssue[] = [];
  if (generationId !== null && !(await isGenerationOf(tx, modelId, generationId)))
    issues.push({ path: ['generationId'], code: 'unknown-generation', message: 'the model has no such generation' });
  if (fuel === 'electric' && displacementCcm !== null)
    issues.push({
      path: ['displacementCcm'],
      code: 'electric-without-displacement',
      message: 'an electric car has no displacement',
    });
  return issues;
}

function versionSlug(name: string): string {
  return addressWords(name, 150) || 'version';
}

function told(version: EditedVersion) {
  const { id: _, modelId: __, revision: ___, edited: ____, ...fields } = presentVersion(version);
  return fields;
}
