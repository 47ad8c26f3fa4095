import type { EditableFields } from '@kardan/contract/calls/stock/editable-fields';
import type { OwnListing } from '@kardan/contract/calls/stock/own-listing';
import type { ChangeSource } from '@kardan/contract/values/stock';
import type { Actor } from '../../accounts/actor.ts';
import type { Tx } from '../../db/database.ts';
import { requireCompleteForFirstCar } from '../../going-public/require-complete.ts';
import type { FieldIssue } from '../../kernel/errors.ts';
import type { CatalogueServices } from '../../vehicles/catalogue/catalogue-of.ts';
import { bringOnline } from './bring-online.ts';
import { fieldsOf } from './car-fields.ts';
import { loadSourcesBeingEdited } from './car-picture-store.ts';
import { changeOwnCar } from './change-own-car.ts';
import { type CarReference, type OwnCar, picturesOf } from './own-car.ts';
import { deleteDraft, settlePublications } from './working-copy-store.ts';

/** Brings a car online as it is saved; refuses with everything that is missing or unlawful at once. */
export function publishListing(
  services: CatalogueServices,
  actor: Actor,
  reference: CarReference,
): Promise<OwnListing> {
  return changeOwnCar(services, actor, reference, async (tx, car) => {
    await publishCar(services, tx, actor, car);
  });
}

/** Publishes a car that is held, with whatever its working copy says and is changed beside; returns the new revision, if any. */
export async function publishCar(
  services: CatalogueServices,
  tx: Tx,
  actor: Actor,
  car: OwnCar,
  {
    source = actor.key ? 'api' : 'form',
    changed = {},
  }: { source?: ChangeSource; changed?: Partial<EditableFields> } = {},
): Promise<number | null> {
  if (!car.online?.publishedAt) await requireCompleteForFirstCar(tx, car.dealershipId);
  const fields = { ...fieldsOf(car.online, car.draft), ...changed };
  const issues = [...stateIssues(car), ...(await pictureIssues(tx, car))];
  const wanted = { fields, pictures: picturesOf(car), offered: true };
  const revision = await bringOnline(services, tx, actor, car, wanted, { source, issues });
  await deleteDraft(tx, car.id);
  // What somebody has done by hand is not done again later, with whatever is saved then; plans follow one another.
  if (source !== 'schedule') await settlePublications(tx, car.id);
  return revision;
}

/** What somebody has covered in a picture is not shown uncovered because the worker was not there yet. */
async function pictureIssues(tx: Tx, car: OwnCar): Promise<FieldIssue[]> {
  const edited = await loadSourcesBeingEdited(tx, car.id);
  const isShown = picturesOf(car).some(({ contentHash, source }) => edited.includes(source ?? contentHash));
  if (!isShown) return [];
  return [{ path: ['pictures'], code: 'picture-being-edited', message: 'an edited picture is not ready yet' }];
}

/** A sale is taken back by its own act. */
function stateIssues({ online }: OwnCar): FieldIssue[] {
  if (online?.state !== 'sold') return [];
  return [{ path: ['state'], code: 'invalid-transition', message: 'a listing cannot be published from sold' }];
}
