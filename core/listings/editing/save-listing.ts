import type { SomeEditableFields } from '@kardan/contract/calls/stock/editable-fields';
import type { OwnListing } from '@kardan/contract/calls/stock/own-listing';
import type { Actor } from '../../accounts/actor.ts';
import { announcePictures } from '../../changes/announce-pictures.ts';
import type { Tx } from '../../db/database.ts';
import type { JobPriority } from '../../jobs/job-catalogue.ts';
import { Failure, InvalidRequest } from '../../kernel/errors.ts';
import type { CatalogueServices } from '../../vehicles/catalogue/catalogue-of.ts';
import { differingFields, fieldsOf, fieldsOnline, sameValue, toldFields } from './car-fields.ts';
import { changeOwnCar } from './change-own-car.ts';
import { findVehicle } from './find-vehicle.ts';
import { mergeFields } from './merge-fields.ts';
import { type CarReference, type OwnCar, picturesOf, picturesOnline } from './own-car.ts';
import { type CarPicture, deleteDraft, saveDraft } from './working-copy-store.ts';

/**
 * Saves changed fields into a car's working copy; nothing of it is online before it is published. What others have changed
 * meanwhile stays, and where both changed the same nothing is saved and every such field is named.
 */
export function saveListing(
  services: CatalogueServices,
  actor: Actor,
  reference: CarReference,
  edit: { fields: SomeEditableFields; before: SomeEditableFields },
): Promise<OwnListing> {
  return changeOwnCar(services, actor, reference, async (tx, car) => {
    const current = fieldsOf(car.online, car.draft);
    const { merged, collisions } = mergeFields(current, edit);
    if (collisions.length > 0) throw editConflict(collisions);
    const { make, model, version } = merged;
    if (!sameValue([make, model, version], [current.make, current.model, current.version])) {
      const { issues } = await findVehicle(services, merged);
      if (issues.length > 0)
        throw new InvalidRequest(issues.map((issue) => ({ ...issue, path: ['fields', ...issue.path] })));
    }
    await keepWorkingCopy(tx, actor, car, { fields: merged });
  });
}

export function editConflict(fields: readonly string[], path: string[] = ['fields']): Failure {
  const issues = fields.map((field) => ({
    path: [...path, field],
    code: 'changed-meanwhile',
    message: 'somebody else has changed it meanwhile',
  }));
  return new Failure('edit-conflict', { issues });
}

/**
 * Keeps what a car's people see of it now as its working copy: of a listing only what differs from what is online, and no
 * copy where nothing does.
 */
export async function keepWorkingCopy(
  tx: Tx,
  actor: Pick<Actor, 'accountId'>,
  car: OwnCar,
  changed: { fields?: ReturnType<typeof fieldsOf>; pictures?: readonly CarPicture[] },
  how: { priority?: JobPriority } = {},
): Promise<void> {
  const { id, dealershipId, online, draft } = car;
  const fields = changed.fields ?? fieldsOf(online, draft);
  if (changed.pictures) await announcePictures(tx, picturesOf(car), changed.pictures, how);
  const pictures = changed.pictures ?? draft?.pictures ?? null;
  if (!online) {
    await saveDraft(tx, id, { dealershipId, fields: toldFields(fields), pictures: pictures ?? [] }, actor.accountId);
    return;
  }
  const differing = differingFields(fields, fieldsOnline(online));
  const ownPictures = pictures && !sameValue(pictures, picturesOnline(online)) ? pictures : null;
  if (Object.keys(differing).length === 0 && ownPictures === null) await deleteDraft(tx, id);
  else await saveDraft(tx, id, { dealershipId, fields: differing, pictures: ownPictures }, actor.accountId);
}
