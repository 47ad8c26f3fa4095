import type { CostSource } from '@kardan/contract/calls/listings/costs';
import { type Dated, published } from '../dated-figures.ts';

interface InspectionScheme extends Dated {
  /** Years to the first inspection, to the next and so on; the last repeats. */
  intervalsYears: readonly number[];
}

const threeTwoOne = published(
  'WKO, Wiederkehrende Begutachtung nach § 57a KFG',
  'https://www.wko.at/branchen/noe/transport-verkehr/gueterbefoerderungsgewerbe/pickeruntersuchung.html',
  '2018-05-20',
);
const novelle42 = published(
  '42. KFG-Novelle, BGBl. I Nr. 79/2026 (§ 57a Abs. 3, § 132 Abs. 37, § 135 Abs. 51 KFG)',
  'https://www.ris.bka.gv.at/eli/bgbl/I/2026/79',
  '2026-07-29',
);

/**
 * § 57a KFG for cars (M1). Historic vehicles go every second year, taxis, ambulances and light trucks every year, then as
 * now; listings do not say which those are.
 */
export const inspectionSchemes: readonly [InspectionScheme, ...InspectionScheme[]] = [
  { validFrom: '2018-05-20', intervalsYears: [3, 2, 1], source: threeTwoOne },
  { validFrom: '2027-05-19', intervalsYears: [4, 2, 2, 2, 1], source: novelle42 },
];

interface InspectionWindow {
  /** For plaques punched with a month up to this one; the last window has no end. */
  punchedUntil: string | null;
  monthsBefore: number;
  monthsAfter: number;
  /** What the change of the law leaves of it, in whole months: the old law ends on 18.5.2027. */
  notBefore?: string;
  notAfter?: string;
  source: CostSource;
}

/** When the inspection of a punched month may take place; § 132 Abs. 37 Z 3 has rules of its own for 2027. */
export const inspectionWindows: readonly InspectionWindow[] = [
  { punchedUntil: '2026-12', monthsBefore: 1, monthsAfter: 4, source: threeTwoOne },
  { punchedUntil: '2027-01', monthsBefore: 1, monthsAfter: 4, notAfter: '2027-04', source: novelle42 },
  { punchedUntil: '2027-07', monthsBefore: 1, monthsAfter: 4, source: novelle42 },
  { punchedUntil: '2027-08', monthsBefore: 4, monthsAfter: 3, notBefore: '2027-06', source: novelle42 },
  { punchedUntil: '2027-09', monthsBefore: 4, monthsAfter: 2, notBefore: '2027-06', source: novelle42 },
  { punchedUntil: '2027-10', monthsBefore: 4, monthsAfter: 1, source: novelle42 },
  { punchedUntil: null, monthsBefore: 4, monthsAfter: 0, source: novelle42 },
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
