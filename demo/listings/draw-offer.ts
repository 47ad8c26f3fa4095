import { type Category, categories } from '@kardan/contract/values/vehicle';
import { classicYears } from '../catalogue/classics-of-year.ts';
import type { Vehicle } from '../catalogue/vehicle.ts';
import { type Day, type Month, yearOf } from '../day.ts';
import { ageShares, categoryShares } from '../market/mileage.ts';
import type { Random } from '../random/random.ts';
import { Weighted } from '../random/weighted.ts';

/** What kind of car is offered, which one, and since when it is registered. */
export interface Offer {
  category: Category;
  vehicle: Vehicle;
  registration: Month | null;
  /** Of registration; for new cars the current one. */
  year: number;
  ageYears: number;
}

const oldTimerYears = 30;
/** A car counts as a one-year car for a year and a half. */
const oneYearMonths = 18;

/** Draws offers as they are spread over categories, ages, makes, fuels and bodies in Austria. */
export function offerDrawer(
  vehicles: (year: number) => Weighted<Vehicle>,
  classics: (year: number) => Weighted<Vehicle>,
  today: Day,
): (random: Random) => Offer {
  const ofCategory = new Weighted(categories, categoryShares);
  const usedAges = ageShares.slice(0, oldTimerYears);
  const ageOfUsed = new Weighted([...usedAges.keys()], usedAges);
  const yearOfClassic = classicYears(yearOf(today.month) - oldTimerYears);

  function drawRegistration(random: Random, category: Category): Month | null {
    switch (category) {
      case 'new':
        return null;
      case 'one-year':
        return today.month - random.integer(2, oneYearMonths);
      case 'old-timer':
        return Math.min(yearOfClassic.draw(random) * 12 + random.integer(0, 11), today.month - oldTimerYears * 12);
      default:
        // A used car of the first year is one that is too worn for a one-year car.
        return today.month - Math.max(6, 12 * ageOfUsed.draw(random) + random.integer(0, 11));
    }
  }

  return (random) => {
    const category = ofCategory.draw(random);
    const registration = drawRegistration(random, category);
    const year = yearOf(registration ?? today.month);
    const vehicle = (category === 'old-timer' ? classics : vehicles)(year).draw(random);
    return {
      category,
      vehicle,
      registration,
      year,
      ageYears: registration === null ? 0 : (today.month - registration) / 12,
    };
  };
}
