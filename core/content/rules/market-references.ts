import { classAssumptions, leastCarsOfClass } from '../../costs/classes/class-costs.ts';
import { soldDaysCounted } from '../../pricing/market/market-rules.ts';
import { enoughCars, ratingSteps } from '../../pricing/rating/rating-rules.ts';
import { plainRule } from './rule.ts';
import { numberOf } from './rule-value.ts';

/** Our own rules, of how prices are rated and what a kilometre costs. */
export const marketReferences = {
  'rating.veryGood': plainRule(() => numberOf(ratingSteps.outer.atLeast * 100, '%')),
  'rating.good': plainRule(() => numberOf(ratingSteps.inner.atLeast * 100, '%')),
  'rating.carsOfModel': plainRule(() => numberOf(enoughCars.model)),
  'rating.carsOfMake': plainRule(() => numberOf(enoughCars['make-body'])),
  'rating.soldDays': plainRule(() => numberOf(soldDaysCounted)),
  'kilometre.kmPerYear': plainRule(() => numberOf(classAssumptions.kmPerYear)),
  'kilometre.ageYears': plainRule(() => numberOf(classAssumptions.ageYears)),
  'kilometre.laterAgeYears': plainRule(() => numberOf(classAssumptions.ageYears + classAssumptions.years)),
  'kilometre.leastCars': plainRule(() => numberOf(leastCarsOfClass)),
};
