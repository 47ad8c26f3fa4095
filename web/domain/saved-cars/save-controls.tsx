'use client';

import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import { carPark, comparison, useCarList } from './lists.ts';
import { togglePark } from './park-button.tsx';
import type { NewCar } from './stored-cars.ts';

interface Props {
  car: NewCar;
  words: { park: string; parked: string; compare: string };
}

/** Parks a car of a list and chooses it for comparison; the card's grid says where the two stand. */
export function SaveControls({ car, words }: Props) {
  const isParked = useCarList(carPark).some(({ id }) => id === car.id);
  const isChosen = useCarList(comparison).some(({ id }) => id === car.id);
  return (
    <>
      <IconButton
        icon="square-parking"
        variant="picture"
        label={isParked ? words.parked : words.park}
        pressed={isParked}
        onClick={() => togglePark(car, isParked)}
        className="card-park z-1"
      />
      <label className="card-compare">
        <input
          type="checkbox"
          className="check-box"
          checked={isChosen}
          onChange={() => (isChosen ? comparison.remove(car.id) : comparison.add(car))}
        />
        {words.compare}
      </label>
    </>
  );
}
