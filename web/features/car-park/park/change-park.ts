import type { NewCar, SavedCar } from '#domain/saved-cars/stored-cars.ts';

type Cars = readonly SavedCar[];

/** The list with another note at one of its cars. */
export function withNote(cars: Cars, id: number, note: string): Cars {
  return cars.map((car) => (car.id === id ? { ...car, note } : car));
}

/** The list with cars put back to where they stood, notes and dates included; one that came back meanwhile stays. */
export function withRestored(cars: Cars, removed: Cars): Cars {
  const here = new Set(cars.map(({ id }) => id));
  return [...cars, ...removed.filter(({ id }) => !here.has(id))].toSorted((a, b) => b.savedAt - a.savedAt);
}

export interface TakenOver {
  cars: Cars;
  /** For how many there was no room. */
  noRoom: number;
}

/** The list with somebody else's cars in front, in their order, as far as there is room. */
export function withTakenOver(cars: Cars, offered: readonly NewCar[], savedAt: number, max: number): TakenOver {
  const here = new Set(cars.map(({ id }) => id));
  const missing = offered.filter(({ id }) => !here.has(id));
  const room = Math.max(max - cars.length, 0);
  const taken = missing.slice(0, room).map((car): SavedCar => ({ ...car, savedAt, note: '' }));
  return { cars: [...taken, ...cars], noRoom: missing.length - taken.length };
}
