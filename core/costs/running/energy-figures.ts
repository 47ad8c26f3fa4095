import { type Dated, published } from '../dated-figures.ts';

interface FuelPrices extends Dated {
  petrolEurPerL: number;
  dieselEurPerL: number;
}

/** Gross prices at Austrian stations. The newest holds until somebody adds a newer one: its day is shown with it. */
export const fuelPrices: readonly FuelPrices[] = [
  {
    validFrom: '2025-01-01',
    petrolEurPerL: 1.518,
    dieselEurPerL: 1.537,
    source: published(
      'ÖAMTC, Spritpreise im Jahresschnitt 2025',
      'https://www.ots.at/presseaussendung/OTS_20251216_OTS0034/oeamtc-spritpreise-2025-diesel-viertes-jahr-in-folge-teurer-als-benzin',
      '2025-12-15',
    ),
  },
  {
    validFrom: '2026-03-12',
    petrolEurPerL: 1.739,
    dieselEurPerL: 1.939,
    source: published(
      'E-Control, Spritpreisrechner, österreichweiter Median',
      'https://www.suedtirolnews.it/wirtschaft/spritpreise-superbenzin-am-donnerstag-etwas-gestiegen',
      '2026-03-12',
    ),
  },
];

interface ElectricityPrices extends Dated {
  homeEurPerKwh: number;
  publicEurPerKwh: number;
}

/** Middles of published spans: 25–35 cents at home; 35–79 cents in public, alternating current to fast charging. */
export const electricityPrices: readonly ElectricityPrices[] = [
  {
    validFrom: '2025-01-01',
    homeEurPerKwh: 0.3,
    publicEurPerKwh: 0.57,
    source: published(
      'etankstellen.at, Kosten und Tarife (Mitte der genannten Spannen)',
      'https://etankstellen.at/ratgeber/kosten-und-tarife',
      '2026-11-15',
    ),
  },
];
