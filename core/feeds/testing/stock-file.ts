import { completeCar } from '../../testing/complete-car.ts';

const chunkSize = 500;

/** A file of our JSON with so many complete cars, piece by piece; numbers and VINs are the same each time. */
export function* stockFile(cars: number, fields: Readonly<Record<string, unknown>> = {}): Generator<Buffer> {
  yield Buffer.from('[');
  for (let from = 0; from < cars; from += chunkSize) {
    const some = Array.from({ length: Math.min(chunkSize, cars - from) }, (_, place) => carOf(from + place, fields));
    yield Buffer.from(`${from === 0 ? '' : ',\n'}${some.map((car) => JSON.stringify(car)).join(',\n')}`);
  }
  yield Buffer.from(']\n');
}

function carOf(place: number, fields: Readonly<Record<string, unknown>>) {
  const number = `N-${place}`;
  return {
    ...completeCar,
    externalId: number,
    vin: `WVWZZZ1KZ${10_000_000 + place}`,
    mileageKm: 20_000 + place,
    ...fields,
  };
}
