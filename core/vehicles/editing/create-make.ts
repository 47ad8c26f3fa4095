import type { CatalogueMake, MakeInput } from '@kardan/contract/calls/operator/catalogue';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import { recordAct } from '../../audit/record-act.ts';
import { announceMake } from '../../changes/announce-vehicle.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { refusingTakenSlug } from '../../db/refusing-taken-slug.ts';
import { checkVehicle } from './check-vehicle.ts';
import { type EditedMake, insertMake, loadMakeToEdit } from './make-edit-store.ts';
import { presentMake } from './present-vehicle.ts';

/** Adds a make under a slug that has never named another one. */
export async function createMake(
  { db }: { db: Database },
  actor: Actor,
  { hidden, ...input }: MakeInput,
): Promise<CatalogueMake> {
  requireOperator(actor);
  return inTransaction(db, async (tx) => {
    await checkVehicle(tx, input);
    const id = await refusingTakenSlug(insertMake(tx, { ...input, hiddenAt: hidden ? new Date() : null }));
    const make = (await loadMakeToEdit(tx, id)) as EditedMake;
    await recordAct(tx, actor, {
      action: 'make.created',
      object: { id, label: make.name },
      after: { ...input, hidden },
    });
    await announceMake(tx, { after: make });
    return presentMake(make);
  });
}
