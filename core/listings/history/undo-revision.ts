import type { OwnListing } from '@kardan/contract/calls/stock/own-listing';
import type { Actor } from '../../accounts/actor.ts';
import { InvalidRequest, NotFound } from '../../kernel/errors.ts';
import type { CatalogueServices } from '../../vehicles/catalogue/catalogue-of.ts';
import type { ListingChange } from '../changing/change-listing.ts';
import { loadRevision } from '../changing/revision-store.ts';
import { changeOwnCar } from '../editing/change-own-car.ts';
import { moveCar } from '../editing/move-listing.ts';
import type { CarReference } from '../editing/own-car.ts';
import { editConflict } from '../editing/save-listing.ts';
import { restoreValues } from './restore-values.ts';
import { canUndo, changedSince, valuesNow } from './undo-rules.ts';

/**
 * Takes one change back that is online, as a change of its own, where nothing has changed it since; what is not online yet
 * stays aside.
 */
export function undoRevision(
  services: CatalogueServices,
  actor: Actor,
  reference: CarReference,
  revision: number,
): Promise<OwnListing> {
  return changeOwnCar(services, actor, reference, async (tx, car) => {
    const changes = await loadRevision(tx, car.id, revision);
    if (!changes) throw new NotFound(`revision ${revision}`);
    const now = valuesNow(car);
    const touched = changedSince(changes, now);
    if (touched.length > 0) throw editConflict(touched, []);
    if (!canUndo(changes, now)) throw new InvalidRequest([notUndone]);
    const state = changes.find(({ field }) => field === 'state');
    if (state) await moveCar(tx, actor, car, state.before as NonNullable<ListingChange['state']>, { source: 'undo' });
    else if (car.online)
      await restoreValues(services, tx, actor, { ...car, online: car.online }, changes, { source: 'undo' });
  });
}

const notUndone = { path: ['state'], code: 'invalid-transition', message: 'withdraw the car instead' };
