'use client';

import { comparison, useCarList } from '#domain/saved-cars/lists.ts';
import type { NewCar } from '#domain/saved-cars/stored-cars.ts';

/** Chooses a car for comparison. The fifth is refused, and the tray says why. */
export function CompareToggle({ car, label }: { car: NewCar; label: string }) {
  const isChosen = useCarList(comparison).some(({ id }) => id === car.id);
  return (
    <label className="inline-flex min-h-6 items-center gap-2 text-xs text-text-2 pointer-coarse:min-h-11">
      <input
        type="checkbox"
        className="check-box"
        checked={isChosen}
        onChange={() => (isChosen ? comparison.remove(car.id) : comparison.add(car))}
      />
      {label}
    </label>
  );
}
