'use client';

import type { NewCar } from '#lib/saved-cars/car-list.ts';
import { carPark, useCarList } from '#lib/saved-cars/lists.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';

/** Puts a car into the visitor's car park and takes it out again. */
export function ParkButton({ car, park, parked }: { car: NewCar; park: string; parked: string }) {
  const isParked = useCarList(carPark).some(({ id }) => id === car.id);
  return (
    <IconButton
      icon="square-parking"
      variant="picture"
      label={isParked ? parked : park}
      pressed={isParked}
      onClick={() => (isParked ? carPark.remove(car.id) : carPark.add(car))}
    />
  );
}
