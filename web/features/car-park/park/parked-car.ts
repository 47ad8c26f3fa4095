import type { SavedCar as CarNow } from '@kardan/contract/calls/listings/saved-cars';
import type { SavedCar } from '#domain/saved-cars/stored-cars.ts';

/** A car in the park: as it was saved, and as it stands now once the API has told. */
export interface ParkedCar {
  saved: SavedCar;
  now: CarNow | undefined;
}

export function parkedCars(saved: readonly SavedCar[], answers: readonly CarNow[]): ParkedCar[] {
  const byId = new Map(answers.map((car) => [car.id, car]));
  return saved.map((car) => ({ saved: car, now: byId.get(car.id) }));
}

/** What it costs more than when it was saved; negative when it became cheaper, undefined when nobody can say. */
export function priceChangeEur({ saved, now }: ParkedCar): number | undefined {
  return now?.card ? now.card.priceEur - saved.priceEur : undefined;
}

/** Since when it costs more or less than when it was saved. */
export function changedSince(car: ParkedCar): string | undefined {
  const at = car.now?.card?.priceChangedAt;
  return at && priceChangeEur(car) !== 0 && Date.parse(at) > car.saved.savedAt ? at : undefined;
}

/** It cannot be bought any more. */
export function isOver({ now }: ParkedCar): boolean {
  return now?.state === 'sold' || now?.state === 'gone';
}

/** What the price alone says of the whole park: cars that can still be bought. */
export function countChanges(cars: readonly ParkedCar[]) {
  const changes = cars.filter((car) => !isOver(car)).map((car) => priceChangeEur(car) ?? 0);
  return {
    cheaper: changes.filter((eur) => eur < 0).length,
    dearer: changes.filter((eur) => eur > 0).length,
    over: cars.filter(isOver).length,
  };
}
