import { useSyncExternalStore } from 'react';
import { CarList, type SavedCar } from './car-list.ts';

/** The visitor's car park. */
export const carPark = new CarList('kardan.carPark', 200);
/** Cars chosen for comparison. */
export const comparison = new CarList('kardan.comparison', 4);
export const recentlyViewed = new CarList('kardan.recentlyViewed', 12);

export function useCarList(list: CarList): readonly SavedCar[] {
  return useSyncExternalStore(list.subscribe, list.read, list.readOnServer);
}
