import type { OwnListing } from '@kardan/contract/calls/stock/own-listing';
import type { Actor } from '../../accounts/actor.ts';
import { type FieldIssue, InvalidRequest, NotFound } from '../../kernel/errors.ts';
import type { CatalogueServices } from '../../vehicles/catalogue/catalogue-of.ts';
import { changeOwnCar } from '../editing/change-own-car.ts';
import type { CarReference } from '../editing/own-car.ts';
import { countSchedules, deleteSchedule, insertSchedule, type PlannedChange } from './schedule-store.ts';

const minMinutesAhead = 1;
const maxDaysAhead = 366;
/** A campaign has a price for each week; more is a mistake. */
const maxOfCar = 20;

/** Plans that a car is published as it will be saved then, gets a price, or both. */
export function scheduleListing(
  services: CatalogueServices,
  actor: Actor,
  reference: CarReference,
  { at, publish, priceEur }: { at: string; publish: boolean; priceEur: number | null },
  now = new Date(),
): Promise<OwnListing> {
  const planned: PlannedChange = { at: new Date(at), publish, priceEur };
  return changeOwnCar(services, actor, reference, async (tx, car) => {
    const tooMany = (await countSchedules(tx, car.id)) >= maxOfCar;
    const issues = [...planIssues(planned, now), ...(tooMany ? [issue('at', 'too-many')] : [])];
    if (issues.length > 0) throw new InvalidRequest(issues);
    const { accountId, memberships } = actor;
    await insertSchedule(tx, car, planned, { accountId, onBehalf: !memberships.has(car.dealershipId) });
  });
}

/** Takes a planned change back, also one that could not be done. */
export function unscheduleListing(
  services: CatalogueServices,
  actor: Actor,
  reference: CarReference,
  scheduleId: number,
): Promise<OwnListing> {
  return changeOwnCar(services, actor, reference, async (tx, car) => {
    if (!(await deleteSchedule(tx, car.id, scheduleId))) throw new NotFound(`schedule ${scheduleId}`);
  });
}

function planIssues({ at, publish, priceEur }: PlannedChange, now: Date): FieldIssue[] {
  const aheadMs = at.getTime() - now.getTime();
  if (!publish && priceEur === null) return [issue('publish', 'nothing-scheduled')];
  if (aheadMs < minMinutesAhead * 60_000) return [issue('at', 'too-soon')];
  return aheadMs > maxDaysAhead * 86_400_000 ? [issue('at', 'too-late')] : [];
}

function issue(field: string, code: string): FieldIssue {
  return { path: [field], code, message: `${field}: ${code}` };
}
