import { type Dated, published } from '../dated-figures.ts';

/** So many units at this price; the last band takes all that is left. */
export interface Band {
  units: number;
  eurPerUnit: number;
}

const rest = Number.POSITIVE_INFINITY;

/** First registration before 1.10.2020: by power alone, for payment once a year. */
export const powerRegime = {
  bands: [
    { units: 24, eurPerUnit: 0 },
    { units: 66, eurPerUnit: 0.62 },
    { units: 20, eurPerUnit: 0.66 },
    { units: rest, eurPerUnit: 0.75 },
  ] satisfies Band[],
  /** Petrol cars registered earlier pay a fifth more unless they have a catalyst, which no listing says. */
  catalystKnownFrom: '1987-01-01',
  source: published(
    'BMF, motorbezogene Versicherungssteuer, Erstzulassung vor 1. Oktober 2020 (§ 6 Abs. 3 VersStG)',
    'https://www.bmf.gv.at/themen/steuern/kraftfahrzeuge/motorbezogene-versicherungsteuer/steuersatz-motorbezogene-vers.html',
    '2025-01-01',
  ),
};

interface PowerAndCo2Figures extends Dated {
  freeKw: number;
  freeCo2G: number;
}

const law = published(
  'BMF, motorbezogene Versicherungssteuer, Erstzulassung ab 1. Oktober 2020 (§ 6 Abs. 3 VersStG)',
  'https://www.bmf.gv.at/themen/steuern/kraftfahrzeuge/motorbezogene-versicherungsteuer/steuersatz-motorbezogene-vers.html',
  '2025-01-01',
);
const clubs = published(
  'ARBÖ, motorbezogene Versicherungssteuer: Berechnungsformel für Pkw',
  'https://arboe.at/infos/rund-ums-auto/motorbezogene-versicherungssteuer-berechnen',
  '2024-01-01',
);
const club2026 = published(
  'ÖAMTC, Was ändert sich 2026: rund 35 Euro im Jahr mehr als bei Erstzulassung 2025',
  'https://www.ots.at/presseaussendung/OTS_20251219_OTS0008/oeamtc-was-aendert-sich-2026-im-oesterreichischen-strassenverkehr-wo-wirds-teurer-teil-1-verkehrswirtschaft',
  '2025-12-19',
);

/** First registration from 1.10.2020, combustion and hybrid: each year one kilowatt and three grams less are free. */
export const powerAndCo2Regime = {
  from: '2020-10-01',
  eurPerUnit: 0.72,
  leastKw: 5,
  leastCo2G: 5,
  years: [
    { validFrom: '2020-10-01', freeKw: 65, freeCo2G: 115, source: law },
    { validFrom: '2021-01-01', freeKw: 64, freeCo2G: 112, source: law },
    { validFrom: '2022-01-01', freeKw: 63, freeCo2G: 109, source: law },
    { validFrom: '2023-01-01', freeKw: 62, freeCo2G: 106, source: law },
    { validFrom: '2024-01-01', freeKw: 61, freeCo2G: 103, source: clubs },
    { validFrom: '2025-01-01', freeKw: 60, freeCo2G: 100, source: law },
    { validFrom: '2026-01-01', validUntil: '2027-01-01', freeKw: 59, freeCo2G: 97, source: club2026 },
  ] satisfies PowerAndCo2Figures[],
};

/** Electric cars, whenever registered, since 1.4.2025; free before. */
export const electricRegime = {
  from: '2025-04-01',
  freeKw: 45,
  leastKw: 10,
  powerBands: [
    { units: 35, eurPerUnit: 0.25 },
    { units: 25, eurPerUnit: 0.35 },
    { units: rest, eurPerUnit: 0.45 },
  ] satisfies Band[],
  freeKg: 900,
  leastKg: 200,
  weightBands: [
    { units: 500, eurPerUnit: 0.015 },
    { units: 700, eurPerUnit: 0.03 },
    { units: rest, eurPerUnit: 0.045 },
  ] satisfies Band[],
  source: published(
    'ARBÖ, motorbezogene Versicherungssteuer ab 1. April 2025 (BGBl. I Nr. 7/2025)',
    'https://arboe.at/infos/rund-ums-auto/einsteigen-und-losfahren/motorbezogene-versicherungssteuer',
    '2025-04-01',
  ),
};
