'use client';

import type { NewCar } from '#lib/saved-cars/car-list.ts';
import { comparison, useCarList } from '#lib/saved-cars/lists.ts';

/** Chooses a car for comparison; the fifth has to wait until one goes. */
export function CompareToggle({ car, label }: { car: NewCar; label: string }) {
  const chosen = useCarList(comparison);
  const isChosen = chosen.some(({ id }) => id === car.id);
  return (
    <label className="inline-flex min-h-6 items-center gap-2 text-xs text-text-2 pointer-coarse:min-h-11">
      <input
        type="checkbox"
        className="check-box"
        checked={isChosen}
        disabled={!isChosen && chosen.length >= comparison.most}
        onChange={() => (isChosen ? comparison.remove(car.id) : comparison.add(car))}
      />
      {label}
    </label>
  );
}
