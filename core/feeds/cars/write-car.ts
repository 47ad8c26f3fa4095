import type { Actor } from '../../accounts/actor.ts';
import { recordAct } from '../../audit/record-act.ts';
import type { Tx } from '../../db/database.ts';
import { type FieldIssue, InvalidRequest } from '../../kernel/errors.ts';
import type { ChangeBatch } from '../../listings/changing/settle-changes.ts';
import type { Twin } from '../../listings/checking/find-twins.ts';
import { type OnlinePlan, twinIssues, writeOnline } from '../../listings/editing/bring-online.ts';
import { differingFields, fieldsOf, tidyFields } from '../../listings/editing/car-fields.ts';
import { publishCar } from '../../listings/editing/publish-listing.ts';
import { keepWorkingCopy } from '../../listings/editing/save-listing.ts';
import type { CatalogueServices } from '../../vehicles/catalogue/catalogue-of.ts';
import { type AppliedCar, nameOf, refusedCar, unchangedCar } from './applied-car.ts';
import { refusals, wholeCar } from './line-issues.ts';
import type { CarPlan } from './plan-car.ts';

interface Writing {
  twins: readonly Twin[];
  /** VINs that this call has brought online, with their cars: the twins were looked at before. */
  offered: Map<string, number>;
  /** The portal lets no further car of the dealership go online. */
  isBanned: boolean;
  /** The dealership has as many cars as it may: no further one begins. */
  isFull: boolean;
  batch: ChangeBatch;
  source: 'feed' | 'api';
  dry: boolean;
}

/** Does with a car what was planned, as far as the rules let it. */
export async function writeCar(
  services: CatalogueServices,
  tx: Tx,
  actor: Actor,
  plan: CarPlan,
  writing: Writing,
): Promise<AppliedCar> {
  const { car, own, online, kept, isNew } = plan;
  if (!online) return unchangedCar(car, own.id, kept);
  const doubled = [...twinIssues(writing.twins), ...doubledVin(plan, writing.offered)];
  const listingId = isNew && writing.dry ? null : own.id;
  if (doubled.length > 0) return refusedCar(car, [...car.issues, ...refusals(doubled)], isNew ? null : own.id);
  if (isNew && writing.isFull) return refusedCar(car, [...car.issues, wholeCar('too-many-cars', 'refuses')], null);
  if (online.issues.length > 0) {
    if (!own.online) return keepDraft(tx, actor, plan, online, writing.dry);
    return refusedCar(car, [...car.issues, ...refusals(online.issues)], own.id);
  }
  if (online.changes.length === 0) return unchangedCar(car, own.id, kept);
  if (online.addsToOffer && writing.isBanned)
    return refusedCar(car, [...car.issues, wholeCar('no-new-listings', 'refuses')], isNew ? null : own.id);
  if (plan.fields.vin !== null) writing.offered.set(plan.fields.vin, own.id);
  const applied: AppliedCar = {
    car,
    fate: isNew ? 'created' : 'changed',
    listingId,
    title: online.fields.title ?? nameOf(car),
    isDraft: false,
    changes: isNew && !writing.dry ? [] : online.changes,
    issues: [...car.issues, ...kept],
    revision: null,
  };
  if (writing.dry) return applied;
  try {
    return { ...applied, revision: await bring(services, tx, actor, plan, online, writing) };
  } catch (error) {
    // Found before anything was written: a picture of a draft that is still being edited.
    if (!(error instanceof InvalidRequest)) throw error;
    return refusedCar(car, [...car.issues, ...refusals(error.issues)], own.id);
  }
}

/** A working copy that goes online is published as its people do it; everything else is settled with the others. */
function bring(
  services: CatalogueServices,
  tx: Tx,
  actor: Actor,
  { own, fields }: CarPlan,
  online: OnlinePlan,
  { batch, source }: Writing,
): Promise<number | null> {
  if (!own.online && own.draft) return publishCar(services, tx, actor, own, { source, changed: fields });
  return writeOnline(tx, actor, online, { source, batch });
}

function doubledVin({ fields, own }: CarPlan, offered: ReadonlyMap<string, number>): FieldIssue[] {
  const other = fields.vin === null ? undefined : offered.get(fields.vin);
  if (other === undefined || other === own.id) return [];
  return [{ path: ['vin'], code: 'vin-online-twice', message: `on offer as ${other}` }];
}

/** A car that lacks something to be online is kept as a draft, with what it lacks. */
async function keepDraft(
  tx: Tx,
  actor: Actor,
  { car, own, isNew, kept, fields }: CarPlan,
  online: OnlinePlan,
  dry: boolean,
): Promise<AppliedCar> {
  const before = fieldsOf(undefined, own.draft);
  const after = tidyFields({ ...fields, title: online.wanted.fields.title });
  const changes = Object.entries(differingFields(after, before)).map(([field, value]) => ({
    field,
    before: before[field as keyof typeof before],
    after: value,
  }));
  const title = online.fields.title ?? nameOf(car);
  if (!dry && changes.length > 0) {
    await keepWorkingCopy(tx, actor, own, { fields: after });
    if (isNew) {
      const object = { id: own.id, label: title === '' ? `#${own.id}` : title };
      await recordAct(tx, actor, { action: 'listing.created', dealershipId: own.dealershipId, object });
    }
  }
  const fate = isNew ? 'created' : changes.length > 0 ? 'changed' : 'unchanged';
  return {
    car,
    fate,
    listingId: isNew && dry ? null : own.id,
    title,
    isDraft: true,
    changes: isNew && !dry ? [] : changes,
    issues: [...car.issues, ...refusals(online.issues), ...kept],
    revision: null,
  };
}
