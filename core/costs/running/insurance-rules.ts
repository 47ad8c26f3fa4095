import type { CostPart } from '@kardan/contract/calls/listings/costs';
import { notCalculable } from '../cost-amounts.ts';
import { assumed, published } from '../dated-figures.ts';
import type { OwnedCar } from '../owned-car.ts';

/**
 * Liability premiums hang on the driver (bonus class, age, postcode) and the insurer more than on the car, and no tariff
 * is public. So one band for all: it starts below the average of all vehicles (1,745 million euros of premiums for some
 * 6.7 million vehicles in 2016, 22 euros a month) and ends at three times its start, as consumers' tests found the
 * dearest insurer to be.
 */
const liability = {
  fromEurPerMonth: 20,
  toEurPerMonth: 60,
  sources: [
    assumed('Spanne für Haftpflicht ohne Kasko; hängt vor allem von Bonusstufe, Alter und Anbieter ab', '2026-11-15'),
    published(
      'Konsument 4/2020: teuerste Kfz-Versicherung bis zum Dreifachen der günstigsten',
      'https://konsument.at/preisvergleich-kfz-versicherung-042020',
      '2020-04-01',
    ),
  ],
};

/** What the compulsory liability insurance costs a month, as a band; comprehensive cover is not in it. */
export function insuranceEstimate({ category }: OwnedCar): CostPart {
  // Old-timers are insured by the day of use, the collection, the club: another market.
  if (category === 'old-timer') return notCalculable('not-covered');
  const { fromEurPerMonth, toEurPerMonth, sources } = liability;
  return { eurPerMonth: fromEurPerMonth, upToEurPerMonth: toEurPerMonth, estimate: true, steps: [], sources };
}
