import type { Category, Fuel } from '../../db/schema.gen.ts';
import { monthNumber } from '../index/listing-document.ts';
import type { Clause } from '../query/build-filter-clauses.ts';

/** What similarity is measured by. */
export interface ComparedCar {
  id: number;
  category: Category;
  makeSlug: string;
  modelSlug: string;
  body: string;
  fuel: Fuel;
  gearbox: string;
  priceEur: number;
  mileageKm: number;
  powerKw: number;
  firstRegistration: string | null;
  latitude: number;
  longitude: number;
}

export const carsShown = 8;

/** Cars that burn something can stand in for each other; whoever wants to charge does not want to refuel. */
const charging: readonly Fuel[] = ['electric', 'plug-in-hybrid', 'hydrogen'];

/**
 * Two searches: cars of the same model, and others of the same body in the same range of price and power to fill up with.
 * Filters keep what is scored small, some hundred of a million cars; then price, age, mileage, power, fuel, body and
 * the way there give points, more the nearer they are.
 */
export function buildSimilarSearches(car: ComparedCar): [sameModel: Clause, sameKind: Clause] {
  const model = { term: { vehicle: `${car.makeSlug}/${car.modelSlug}` } };
  const itself = { term: { id: car.id } };
  const oldTimers: Clause[] = car.category === 'old-timer' ? [{ term: { category: 'old-timer' } }] : [];
  const sameModel = { filter: [model, around('priceEur', car.priceEur, 0.5), ...oldTimers], must_not: [itself] };
  const sameKind = {
    filter: [
      { term: { body: car.body } },
      around('priceEur', car.priceEur, 0.25),
      around('powerKw', car.powerKw, 0.3),
      ...(charging.includes(car.fuel) ? [{ terms: { fuel: [...charging] } }] : []),
      ...oldTimers,
    ],
    must_not: [itself, model],
  };
  return [ranked(sameModel, car), ranked(sameKind, car)];
}

/** Within this part of the value, up and down. */
function around(field: string, value: number, part: number): Clause {
  return { range: { [field]: { gte: Math.floor(value * (1 - part)), lte: Math.ceil(value * (1 + part)) } } };
}

function ranked(bool: Clause, car: ComparedCar): Clause {
  return {
    query: { function_score: { query: { bool }, functions: nearness(car), score_mode: 'sum', boost_mode: 'replace' } },
    size: carsShown,
    sort: [{ _score: 'desc' }, { id: 'desc' }],
    track_total_hits: false,
  };
}

/** Half of the points are left at the distance named `scale`. */
function nearness(car: ComparedCar): Clause[] {
  const month = monthNumber(car.firstRegistration);
  const near = (weight: number, field: string, origin: unknown, scale: unknown) => ({
    gauss: { [field]: { origin, scale } },
    weight,
  });
  return [
    near(3, 'priceEur', car.priceEur, Math.max(1_000, Math.round(car.priceEur * 0.15))),
    near(2, 'mileageKm', car.mileageKm, Math.max(15_000, Math.round(car.mileageKm * 0.3))),
    // Months are numbers such as 202104, so that a year is a hundred: near enough to rank by.
    ...(month === null ? [] : [near(2, 'registrationMonth', month, 150)]),
    near(1.5, 'powerKw', car.powerKw, Math.max(10, Math.round(car.powerKw * 0.15))),
    near(1.5, 'location', { lat: car.latitude, lon: car.longitude }, '80km'),
    { filter: { term: { fuel: car.fuel } }, weight: 2 },
    { filter: { term: { body: car.body } }, weight: 1 },
    { filter: { term: { category: car.category } }, weight: 1 },
    { filter: { term: { gearbox: car.gearbox } }, weight: 0.5 },
  ];
}
