import type { EditableFields } from '@kardan/contract/calls/stock/editable-fields';
import { offerStates } from '../../listings/changing/offer-rules.ts';
import { type OnlinePlan, planOnline } from '../../listings/editing/bring-online.ts';
import { fieldsOf, fieldsOnline } from '../../listings/editing/car-fields.ts';
import { type OwnCar, picturesOf, picturesOnline } from '../../listings/editing/own-car.ts';
import type { CatalogueServices } from '../../vehicles/catalogue/catalogue-of.ts';
import type { FeedCar, LineIssue } from '../feed-car.ts';
import type { StoredFeedCar } from './feed-car-store.ts';
import { wholeCar } from './line-issues.ts';
import { mergeSaid } from './merge-said.ts';

interface CarToPlan {
  car: FeedCar;
  own: OwnCar;
  isNew: boolean;
  said: StoredFeedCar | undefined;
  soldBefore: OwnCar | undefined;
  source: 'feed' | 'api';
}

export interface CarPlan extends CarToPlan {
  fields: EditableFields;
  /** Null for a car that stays as it is: somebody has sold it, withdrawn it by hand, or the portal has blocked it. */
  online: OnlinePlan | null;
  kept: LineIssue[];
}

/** What a car would be by what is said of it; twins are looked at later, for many cars at once. */
export async function planCar(services: CatalogueServices, toPlan: CarToPlan): Promise<CarPlan> {
  const { car, own, said } = toPlan;
  const current = own.online ? fieldsOnline(own.online) : fieldsOf(undefined, own.draft);
  const locked = said?.locked ?? [];
  const { fields, kept } = mergeSaid(current, { ...car.fields, externalId: car.number }, locked);
  if (staysAway(toPlan)) {
    const issue = wholeCar('state-refuses', mayBeOther(toPlan) ? 'drops' : 'keeps', {
      understood: own.online?.state ?? null,
    });
    return { ...toPlan, fields: current, online: null, kept: [issue] };
  }
  const pictures = own.online ? picturesOnline(own.online) : picturesOf(own);
  const online = await planOnline(services, own, { fields, pictures, offered: !isOffered(own) }, []);
  return { ...toPlan, fields: online.fields, online, kept };
}

/** Whether a sold car's number may mean another one by now, though no VIN says so: somebody should look. */
function mayBeOther({ car, own, said }: CarToPlan): boolean {
  if (own.online?.state !== 'sold' || (own.online.vin !== null && car.fields.vin)) return false;
  const { make, model } = { ...own.online, ...car.fields };
  return Boolean(said?.vanishedSince) || make !== own.online.make || model !== own.online.model;
}

export function isOffered({ online }: OwnCar): boolean {
  return offerStates.some((state) => state === online?.state);
}

/**
 * Whether a car that is not on offer stays so, though it is told of: a sale and a withdrawal by hand are a person's word against
 * the feed's. One that the feed itself let go comes back with it, and so does one that nobody had confirmed for long.
 */
function staysAway({ own, said, source }: CarToPlan): boolean {
  if (!own.online || isOffered(own)) return false;
  const { state, blockedReason } = own.online;
  if (blockedReason !== null || state === 'sold' || state === 'blocked') return true;
  if (state !== 'withdrawn') return false;
  return said?.locked.includes('state') || (source === 'feed' && !said?.vanishedSince);
}
