import { classAssumptions, leastCarsOfClass } from '../../costs/classes/class-costs.ts';
import { soldDaysCounted } from '../../pricing/market/market-rules.ts';
import { enoughCars, ratingSteps } from '../../pricing/rating/rating-rules.ts';
import { keptFor } from '../../privacy/kept-for.ts';
import { eventDays } from '../../statistics/days/forget-statistics.ts';
import { plainRule } from './rule.ts';
import { numberOf } from './rule-value.ts';

/** Our own rules, of how prices are rated, what a kilometre costs and how long events are kept. */
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
  'statistics.eventDays': plainRule(() => ({
    kind: 'words',
    words: { 'de-AT': keptFor(eventDays, 'days', 'de-AT'), en: keptFor(eventDays, 'days', 'en') },
  })),
};
