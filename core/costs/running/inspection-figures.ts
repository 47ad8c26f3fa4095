import { type Dated, published } from '../dated-figures.ts';

interface InspectionScheme extends Dated {
  /** Years to the first inspection, to the next and so on; the last repeats. */
  intervalsYears: readonly number[];
  monthsBefore: number;
  monthsAfter: number;
}

/** §57a KFG for cars (M1) that are no taxis and not registered as historic. */
export const inspectionSchemes: readonly InspectionScheme[] = [
  {
    validFrom: '2018-05-20',
    intervalsYears: [3, 2, 1],
    monthsBefore: 1,
    monthsAfter: 4,
    source: published(
      'WKO, Wiederkehrende Begutachtung nach § 57a KFG',
      'https://www.wko.at/branchen/noe/transport-verkehr/gueterbefoerderungsgewerbe/pickeruntersuchung.html',
      '2018-05-20',
    ),
  },
  {
    // Decided by the government on 3.12.2025; no act of parliament was found. It comes into force with a first day here.
    validFrom: null,
    intervalsYears: [4, 2, 2, 2, 1],
    monthsBefore: 1,
    monthsAfter: 4,
    source: published(
      'Kurier, Pickerl-Reform: Ministerratsbeschluss vom 3. Dezember 2025',
      'https://kurier.at/motor/news/entbuerokratisierung-risiko-pickerl-regelung-kritik-oeamtc-werkstaetten/403109388',
      '2025-12-05',
    ),
  },
];

/** Average of petrol and diesel cars in Vienna's garages, 92 and 93 euros. */
export const inspectionPrice = {
  eur: 93,
  source: published(
    'AK Wien, Preismonitor zur § 57a-Begutachtung',
    'https://www.firmenwebseiten.at/teurer-pickerl-check-so-viel-kostet-ihr-auto-wirklich/',
    '2026-11-15',
  ),
};
