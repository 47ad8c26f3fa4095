import { type CarKind, type ListingFieldKey, listingField, listingFieldKeys } from './listing-fields.ts';
import type { Category, ConditionKind, Fuel } from './values/vehicle.ts';

/** What decides which fields a car can have. */
export interface CarFacts {
  category: Category;
  conditionKind: ConditionKind | null;
  fuel: Fuel;
}

const isOfKind: Record<CarKind, (car: CarFacts) => boolean> = {
  'every-car': () => true,
  registered: ({ category }) => category !== 'new',
  'burns-fuel': ({ fuel }) => fuel !== 'electric',
  'has-cylinders': ({ fuel }) => fuel !== 'electric' && fuel !== 'hydrogen',
  charges: ({ fuel }) => fuel === 'electric' || fuel === 'plug-in-hybrid',
  'sold-as-new': isSoldAsNew,
};

/**
 * Whether consumption and CO₂ stand beside every offer of the car, as its law wants it of new ones (Pkw-VIG). Of a one-year
 * car whose kind nobody tells it is taken for granted: it may have been registered for a day.
 */
export function showsConsumption(car: Pick<CarFacts, 'category' | 'conditionKind'>): boolean {
  return isSoldAsNew(car) || (car.category === 'one-year' && car.conditionKind === null);
}

/** Pkw-VIG: a car counts as new until it is sold other than for resale. */
function isSoldAsNew({ category, conditionKind }: Pick<CarFacts, 'category' | 'conditionKind'>): boolean {
  return category === 'new' || conditionKind === 'day-registration' || conditionKind === 'demonstration';
}

/** Whether the car can have the field at all. */
export function appliesTo(key: ListingFieldKey, car: CarFacts): boolean {
  return isOfKind[listingField(key).appliesTo ?? 'every-car'](car);
}

/** Whether the car cannot be published without the field. */
export function isRequiredFor(key: ListingFieldKey, car: CarFacts): boolean {
  const { requiredFor } = listingField(key);
  return requiredFor !== undefined && isOfKind[requiredFor](car) && appliesTo(key, car);
}

/** The fields that have points in the quality score of such a car. */
export function scoredFieldsOf(car: CarFacts): ListingFieldKey[] {
  return listingFieldKeys.filter((key) => listingField(key).points !== undefined && appliesTo(key, car));
}
