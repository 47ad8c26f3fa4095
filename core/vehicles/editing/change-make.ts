import type { CatalogueMake, MakeInput } from '@kardan/contract/calls/operator/catalogue';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import { recordAct } from '../../audit/record-act.ts';
import { announceMake } from '../../changes/announce-vehicle.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { refusingTakenSlug } from '../../db/refusing-taken-slug.ts';
import { Failure, NotFound } from '../../kernel/errors.ts';
import { checkVehicle } from './check-vehicle.ts';
import { type EditedMake, holdMake, loadMakeToEdit, saveMake } from './make-edit-store.ts';
import { presentMake } from './present-vehicle.ts';
import { isInUse } from './vehicle-use-store.ts';

/**
 * Changes a make, soon in the search documents of its cars too, unless somebody changed it since that revision. Its old slug
 * still leads to it; one that cars are of is not hidden.
 */
export async function changeMake(
  { db }: { db: Database },
  actor: Actor,
  { makeId, revision }: { makeId: number; revision: number },
  { hidden, ...input }: MakeInput,
): Promise<CatalogueMake> {
  requireOperator(actor);
  return inTransaction(db, async (tx) => {
    const before = await holdMake(tx, makeId);
    if (!before) throw new NotFound('make');
    if (before.revision !== revision) throw new Failure('stale-revision');
    await checkVehicle(tx, input);
    if (hidden && !before.hiddenAt && (await isInUse(tx, { makeId }))) throw new Failure('vehicle-in-use');
    const hiddenAt = hidden ? (before.hiddenAt ?? new Date()) : null;
    await refusingTakenSlug(saveMake(tx, makeId, { ...input, hiddenAt }));
    const after = (await loadMakeToEdit(tx, makeId)) as EditedMake;
    const object = { id: makeId, label: after.name };
    await recordAct(tx, actor, { action: 'make.changed', object, before: told(before), after: told(after) });
    await announceMake(tx, { before, after });
    return presentMake(after);
  });
}

function told(make: EditedMake) {
  const { name, slug, country, kind, hidden } = presentMake(make);
  return { name, slug, country, kind, hidden };
}
