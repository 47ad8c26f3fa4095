import type { SomeEditableFields } from '@kardan/contract/calls/stock/editable-fields';
import type { OwnListing } from '@kardan/contract/calls/stock/own-listing';
import type { Actor } from '../../accounts/actor.ts';
import { findOwnDealership } from '../../accounts/find-own-dealership.ts';
import { requireStaff } from '../../accounts/policies.ts';
import { recordAct } from '../../audit/record-act.ts';
import { inTransaction } from '../../db/database.ts';
import { InvalidRequest } from '../../kernel/errors.ts';
import type { CatalogueServices } from '../../vehicles/catalogue/catalogue-of.ts';
import { fieldsOf, tidyFields, toldFields } from './car-fields.ts';
import { readOwnListing } from './change-own-car.ts';
import { findVehicle } from './find-vehicle.ts';
import { readOwnCar } from './own-car.ts';
import { requireRoomForCar } from './room-for-cars.ts';
import { saveDraft, takeCreationKey } from './working-copy-store.ts';

interface NewCar {
  key: string;
  fields: SomeEditableFields;
  copyOf?: number | undefined;
}

/** What is one car's alone and not taken over by its copy. */
const ownToOneCar = { vin: null, externalId: null, inStockSince: null, internalNote: null };

/** Begins a car as a draft with whatever is known of it; the same key again gives the same car, whatever became of it. */
export async function createListing(
  services: CatalogueServices,
  actor: Actor,
  dealership: string,
  { key, fields, copyOf }: NewCar,
): Promise<OwnListing> {
  const { db } = services;
  const { id: dealershipId } = await findOwnDealership({ db }, actor, dealership);
  requireStaff(actor, dealershipId, 'dealership');
  const copied = copyOf === undefined ? {} : await copiedFields(services, actor, dealership, copyOf);
  const told = tidyFields({ ...copied, ...fields });
  const { issues } = await findVehicle(services, told);
  if (issues.length > 0)
    throw new InvalidRequest(issues.map((issue) => ({ ...issue, path: ['fields', ...issue.path] })));
  const listingId = await inTransaction(db, async (tx) => {
    const taken = await takeCreationKey(tx, dealershipId, key);
    if (!taken.isNew) return taken.listingId;
    await requireRoomForCar(tx, dealershipId);
    const label = told.title ?? `#${taken.listingId}`;
    await saveDraft(tx, taken.listingId, { dealershipId, fields: toldFields(told), pictures: [] }, actor.accountId);
    await recordAct(tx, actor, { action: 'listing.created', dealershipId, object: { id: taken.listingId, label } });
    return taken.listingId;
  });
  return readOwnListing(services, actor, { dealershipId: String(dealershipId), listingId });
}

async function copiedFields(
  { db }: CatalogueServices,
  actor: Actor,
  dealershipId: string,
  listingId: number,
): Promise<SomeEditableFields> {
  const { online, draft } = await readOwnCar(db, actor, { dealershipId, listingId });
  return { ...fieldsOf(online, draft), ...ownToOneCar };
}
