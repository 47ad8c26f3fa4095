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

/**
 * What it costs more than when it was saved; negative when it became cheaper, undefined when there is nothing to say. A lower
 * price is told as far as it is below the lowest of the thirty days before it fell, and not at all where it is not (§ 9a PrAG). Nor is
 * one with NoVA told against one without: the price moved by the tax alone, and the car may even be dearer.
 */
export function priceChangeEur({ saved, now }: ParkedCar): number | undefined {
  if (!now?.card) return undefined;
  const { priceEur, reducedFromEur, novaIncluded } = now.card;
  if ((saved.plusNova ?? false) !== (novaIncluded === false)) return undefined;
  if (priceEur >= saved.priceEur) return priceEur - saved.priceEur;
  return reducedFromEur === null ? undefined : priceEur - Math.min(saved.priceEur, reducedFromEur);
}

/** Since when it costs more or less than when it was saved. */
export function changedSince(car: ParkedCar): string | undefined {
  const at = car.now?.card?.priceChangedAt;
  return at && priceChangeEur(car) && Date.parse(at) > car.saved.savedAt ? at : undefined;
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
