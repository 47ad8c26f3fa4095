import type { EditableFields } from '@kardan/contract/calls/stock/editable-fields';
import type { Actor } from '../../accounts/actor.ts';
import { announcePictures } from '../../changes/announce-pictures.ts';
import type { Tx } from '../../db/database.ts';
import { requireMayOffer } from '../../going-public/require-may-offer.ts';
import { type FieldIssue, InvalidRequest } from '../../kernel/errors.ts';
import type { CatalogueServices } from '../../vehicles/catalogue/catalogue-of.ts';
import { offerStates } from '../changing/offer-rules.ts';
import type { FieldChange } from '../changing/revision-store.ts';
import { renewOffer, type WriteOptions, writeChange } from '../changing/write-change.ts';
import { blockIssues } from '../checking/block-issues.ts';
import { blockedTwinIssues } from '../checking/blocked-twin.ts';
import { applicableFields, publicationIssues } from '../checking/publication-issues.ts';
import { loadTwins, type Twin } from '../checking/twin-store.ts';
import { differingFields, fieldsOnline, sameValue, tidyFields } from './car-fields.ts';
import { replaceListingPictures } from './car-picture-store.ts';
import { scoreOf } from './car-score.ts';
import { type FoundVehicle, findVehicle } from './find-vehicle.ts';
import { listingColumns, listingSlug, proposedTitle } from './listing-columns.ts';
import { type OwnCar, picturesOnline } from './own-car.ts';
import type { CarPicture } from './working-copy-store.ts';

export interface Wanted {
  fields: EditableFields;
  pictures: readonly CarPicture[];
  /** The car is on offer then, whatever it was; otherwise its state stays. */
  offered: boolean;
}

/** What bringing a car online as wanted comes to, and what stands against it. */
export interface OnlinePlan {
  car: OwnCar;
  wanted: Wanted;
  /** As buyers would see them: without what such a car cannot have, and with a title. */
  fields: EditableFields;
  vehicle: FoundVehicle;
  changes: FieldChange[];
  entersOffer: boolean;
  /** Whether more is on offer afterwards: also where another car takes the place of what is online. */
  addsToOffer: boolean;
  issues: FieldIssue[];
}

/**
 * Makes what buyers see of a car what is wanted, on record and with the jobs that follow. Refuses with everything that is
 * missing, unlawful, contradictory or there twice at once, beside what the caller found. Of what is so already only the offer is
 * renewed, where it is offered again. Returns the new revision, if any.
 */
export async function bringOnline(
  services: CatalogueServices,
  tx: Tx,
  actor: Actor,
  car: OwnCar,
  wanted: Wanted,
  { issues = [], ...how }: Pick<WriteOptions, 'source' | 'priority'> & { issues?: readonly FieldIssue[] },
): Promise<number | null> {
  const { vin, externalId } = wanted.fields;
  const twins = await loadTwins(tx, { id: car.id, dealershipId: car.dealershipId, vin, externalId });
  const plan = await planOnline(services, car, wanted, twins);
  if (issues.length + plan.issues.length > 0) throw new InvalidRequest([...issues, ...plan.issues]);
  if (plan.addsToOffer) await requireMayOffer(tx, car.dealershipId);
  return writeOnline(tx, actor, plan, how);
}

/** Finds out what would become of a car, and writes nothing. */
export async function planOnline(
  services: CatalogueServices,
  car: OwnCar,
  wanted: Wanted,
  twins: readonly Twin[],
): Promise<OnlinePlan> {
  const vehicle = await findVehicle(services, wanted.fields);
  const applicable = { ...applicableFields(wanted.fields), ...slugsOf(vehicle) };
  const fields = { ...applicable, title: applicable.title ?? proposedTitle(vehicle) };
  const issues = [...blockIssues(car.online), ...vehicle.issues, ...publicationIssues(fields), ...twinIssues(twins)];
  const isOffered = offerStates.some((state) => state === car.online?.state);
  const entersOffer = wanted.offered && !isOffered;
  const changes = changesOf(car, { ...wanted, fields }, entersOffer);
  return {
    car,
    wanted,
    fields,
    vehicle,
    issues,
    entersOffer,
    addsToOffer: entersOffer || isAnotherCar(car, changes),
    changes,
  };
}

/** As they are called today: told by a name of earlier days it is no other vehicle. */
function slugsOf({ make, model }: FoundVehicle): Pick<EditableFields, 'make' | 'model'> | undefined {
  return make && model ? { make: make.slug, model: model.slug } : undefined;
}

/**
 * Whether another vehicle takes the place of what is online. A VIN that is told for the first time is its own; one that is no longer
 * told makes room for another's.
 */
function isAnotherCar({ online }: OwnCar, changes: readonly FieldChange[]): boolean {
  if (!online) return false;
  return changes.some(
    ({ field, before }) => field === 'make' || field === 'model' || (field === 'vin' && before !== null),
  );
}

/**
 * Does what was planned and found right; returns the new revision, or null where only the offer was renewed, and of what is
 * gathered and not written yet.
 */
export async function writeOnline(
  tx: Tx,
  actor: Actor,
  { car, wanted, fields, vehicle, changes, entersOffer }: OnlinePlan,
  how: Pick<WriteOptions, 'source' | 'priority' | 'batch'>,
): Promise<number | null> {
  const listing = { id: car.id, dealershipId: car.dealershipId, title: fields.title as string };
  if (changes.length === 0) {
    if (wanted.offered) await renewOffer(tx, actor, listing);
    return null;
  }
  const columns = listingColumns(fields, vehicle);
  const insert = car.online ? undefined : { ...columns, ...listing, slug: listingSlug(listing.title, car.id) };
  const online = {
    ...columns,
    qualityScore: scoreOf(fields, wanted.pictures.length),
    ...(entersOffer && enterOffer(car)),
  };
  const action = car.online?.publishedAt ? 'listing.changed' : 'listing.published';
  const hasOtherPictures = changes.some(({ field }) => field === 'pictures');
  // Pictures need the row of their car.
  const batch = hasOtherPictures ? undefined : how.batch;
  const revision = await writeChange(tx, actor, listing, online, changes, { ...how, action, insert, batch });
  if (hasOtherPictures) {
    await replaceListingPictures(tx, car.id, wanted.pictures);
    const { priority } = how;
    await announcePictures(tx, picturesOnline(car.online), wanted.pictures, priority === undefined ? {} : { priority });
  }
  return revision;
}

/** The same car is not on offer twice, what the portal blocked is not entered anew, and a number names one car. */
export function twinIssues(twins: readonly Twin[]): FieldIssue[] {
  const onOffer = twins.find(({ field, state }) => field === 'vin' && offerStates.some((offered) => offered === state));
  const numbered = twins.find(({ field, isListing }) => field === 'externalId' && isListing);
  return [
    ...(onOffer ? [{ path: ['vin'], code: 'vin-online-twice', message: `on offer as ${onOffer.listingId}` }] : []),
    ...blockedTwinIssues(twins),
    ...(numbered ? [{ path: ['externalId'], code: 'number-taken', message: `of ${numbered.listingId}` }] : []),
  ];
}

function changesOf({ online }: OwnCar, { fields, pictures }: Wanted, entersOffer: boolean): FieldChange[] {
  const before = online ? fieldsOnline(online) : tidyFields({});
  const changes: FieldChange[] = Object.entries(differingFields(fields, before)).map(([field, after]) => ({
    field,
    before: before[field as keyof EditableFields],
    after,
  }));
  const shown = picturesOnline(online);
  if (!sameValue(shown, pictures)) changes.push({ field: 'pictures', before: shown, after: pictures });
  if (entersOffer) changes.push({ field: 'state', before: online?.state ?? 'draft', after: 'active' });
  return changes;
}

function enterOffer({ online }: OwnCar) {
  return {
    state: 'active',
    publishedAt: online?.publishedAt ?? new Date(),
    endedAt: null,
  } as const;
}
