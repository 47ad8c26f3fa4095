import { useSyncExternalStore } from 'react';
import { CarList } from './car-list.ts';
import type { SavedCar } from './stored-cars.ts';

/** The visitor's car park: as many cars as one request can ask for. */
export const carPark = new CarList('kardan.carPark', { max: 200, whenFull: 'refuse' });
/** Cars chosen for comparison. */
export const comparison = new CarList('kardan.comparison', { max: 4, whenFull: 'refuse' });
export const recentlyViewed = new CarList('kardan.recentlyViewed', { max: 12, whenFull: 'forget-oldest' });

export function useCarList(list: CarList): readonly SavedCar[] {
  return useSyncExternalStore(list.subscribe, list.read, list.readOnServer);
}
