import { assumed, published } from '../dated-figures.ts';

/**
 * Our flat rates for service, repairs and tyres. They are anchored at the motoring club's figures for the best-selling
 * car, 678 euros a month of which a tenth is upkeep, some 68 euros at 15,000 km a year; how they spread over power and
 * age is our judgement.
 */
export const serviceRates = {
  byPower: [
    { toKw: 85, eurPerKm: 0.045 },
    { toKw: 130, eurPerKm: 0.055 },
    { toKw: Number.POSITIVE_INFINITY, eurPerKm: 0.075 },
  ],
  byAge: [
    { toYears: 4, factor: 0.8 },
    { toYears: 9, factor: 1 },
    { toYears: Number.POSITIVE_INFINITY, factor: 1.3 },
  ],
  /** Inspections of combustion cars cost at least a third more. */
  electricFactor: 0.75,
  sources: [
    assumed('Pauschale je Kilometer nach Leistung und Alter', '2026-11-15'),
    published(
      'ÖAMTC auto touring, Kosten eines Škoda Octavia im Monat',
      'https://oeamtc.at/autotouring/reportage/teuerungswelle-bei-der-mobilitaet-in-oesterreich-71890606',
      '2026-11-15',
    ),
  ],
};
