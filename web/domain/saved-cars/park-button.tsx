'use client';

import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import { carPark, useCarList } from '#domain/saved-cars/lists.ts';
import type { NewCar } from '#domain/saved-cars/stored-cars.ts';
import { countEvent } from '#lib/api/statistics.ts';

/** Puts a car into the visitor's car park and takes it out again. */
export function ParkButton({ car, park, parked }: { car: NewCar; park: string; parked: string }) {
  const isParked = useCarList(carPark).some(({ id }) => id === car.id);
  return (
    <IconButton
      icon="square-parking"
      variant="picture"
      label={isParked ? parked : park}
      pressed={isParked}
      onClick={() => togglePark(car, isParked)}
    />
  );
}

/** Parks a car and counts it, or takes it out. */
export function togglePark(car: NewCar, isParked: boolean): void {
  if (isParked) carPark.remove(car.id);
  else if (carPark.add(car)) countEvent('parked', car.id);
}
