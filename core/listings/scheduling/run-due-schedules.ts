import type { Actor } from '../../accounts/actor.ts';
import { inTransaction, type Tx } from '../../db/database.ts';
import { Failure, InvalidRequest, isDatabaseOutage, isRefusal } from '../../kernel/errors.ts';
import type { Logger } from '../../kernel/log.ts';
import type { CatalogueServices } from '../../vehicles/catalogue/catalogue-of.ts';
import { changeListing } from '../changing/change-listing.ts';
import { offerStates } from '../changing/offer-rules.ts';
import { fieldsOf } from '../editing/car-fields.ts';
import { holdOwnCar, type OwnCar } from '../editing/own-car.ts';
import { publishCar } from '../editing/publish-listing.ts';
import { keepWorkingCopy } from '../editing/save-listing.ts';
import { lockCar } from '../editing/working-copy-store.ts';
import { netPriceAlong } from '../prices/net-price.ts';
import { type DueChange, deleteSchedule, holdDueSchedule, loadDueSchedules, refuseSchedule } from './schedule-store.ts';

const batchSize = 100;

/**
 * Does every planned change whose time has come, each exactly once: what is done and that it is done commit together, so
 * that a worker may end anywhere and several may run. What cannot be done is kept with the reasons and not tried again; what
 * fails for a reason nobody expected is logged and tried the next time, and keeps nothing else waiting; an outage does.
 */
export async function runDueSchedules(
  services: CatalogueServices & { log: Logger },
): Promise<{ done: number; refused: number }> {
  const outcome = { done: 0, refused: 0 };
  const failed = new Map<number, Error>();
  while (true) {
    const due = await loadDueSchedules(services.db, batchSize, [...failed.keys()]);
    for (const planned of due) {
      try {
        if (await inTransaction(services.db, (tx) => runSchedule(services, tx, planned))) outcome.done += 1;
      } catch (error) {
        if (isDatabaseOutage(error)) throw error;
        if (isRefusal(error)) {
          await refuseSchedule(services.db, planned.id, reasonsOf(error));
          outcome.refused += 1;
        } else {
          services.log.error({ err: error, scheduleId: planned.id }, 'a planned change failed');
          failed.set(planned.id, error as Error);
        }
      }
    }
    if (due.length < batchSize) break;
  }
  const [mistake] = failed.values();
  if (mistake) throw mistake;
  return outcome;
}

async function runSchedule(
  services: CatalogueServices,
  tx: Tx,
  { id, listingId }: { id: number; listingId: number },
): Promise<boolean> {
  // The car first, as whoever takes the plan back does: the other way round two could wait for each other.
  await lockCar(tx, listingId);
  const due = await holdDueSchedule(tx, id);
  if (!due) return false;
  if (due.isSuspended) throw new Failure('dealership-suspended');
  const actor = onBehalfOf(due);
  const car = await holdOwnCar(tx, actor, due.dealershipId, listingId);
  const changed = due.priceEur === null ? {} : priceOf(fieldsOf(car.online, car.draft), due.priceEur);
  if (due.publish) await publishCar(services, tx, actor, car, { source: 'schedule', changed });
  else await setPrice(tx, actor, car, due.priceEur as number);
  await deleteSchedule(tx, listingId, id);
  return true;
}

async function setPrice(tx: Tx, actor: Actor, car: OwnCar, priceEur: number): Promise<void> {
  const { id, online, draft } = car;
  if (!online) {
    const fields = fieldsOf(online, draft);
    await keepWorkingCopy(tx, actor, car, { fields: { ...fields, ...priceOf(fields, priceEur) } });
    return;
  }
  if (!offerStates.some((state) => state === online.state)) {
    throw new InvalidRequest([{ path: ['state'], code: 'invalid-transition', message: 'not on offer any more' }]);
  }
  await changeListing(tx, actor, id, priceOf(online, priceEur), { source: 'schedule' });
}

function priceOf(car: Parameters<typeof netPriceAlong>[0], priceEur: number) {
  return { priceEur, netPriceEur: netPriceAlong(car, priceEur) };
}

/**
 * Whoever planned it acts, for the dealership: it holds also when that person has left it since. What somebody of the portal
 * planned stays the portal's act, and reaches no further than the dealership that they declared.
 */
function onBehalfOf({ accountId, dealershipId, onBehalf }: DueChange): Actor {
  const planner = { accountId, isEditor: false };
  if (onBehalf) return { ...planner, isOperator: true, actingFor: new Set([dealershipId]), memberships: new Map() };
  const own = { right: 'staff', isSuspended: false } as const;
  return { ...planner, isOperator: false, memberships: new Map([[dealershipId, own]]) };
}

function reasonsOf(error: Error): { field: string; code: string }[] {
  if (!(error instanceof Failure)) return [{ field: 'state', code: 'not-allowed' }];
  const { code, issues } = error;
  if (issues.length === 0) return [{ field: 'state', code }];
  return issues.map((issue) => ({ field: String(issue.path.at(-1)), code: issue.code }));
}
