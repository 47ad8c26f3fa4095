import { published } from '../../costs/dated-figures.ts';

/** When winter tyres are compulsory in wintry conditions, and what tread they need. */
export const winterTyres = {
  from: { month: 11, day: 1 },
  until: { month: 4, day: 15 },
  treadMm: 4,
  source: published(
    '§ 102 Abs. 8a KFG 1967; Profiltiefe: § 4 Abs. 4 KDV 1967',
    'https://www.oesterreich.gv.at/themen/mobilitaet/kfz/10/2/Seite.063310.html',
    '2026-11-15',
  ),
};

/** What a dealer answers for when a consumer buys a car. */
export const warranty = {
  years: 2,
  /** If agreed on for the single car, and it was first registered more than a year ago. */
  agreedYears: 1,
  /** So long a fault is taken to have been there at the handover. */
  presumptionMonths: 12,
  source: published(
    '§ 10, § 11 VGG; § 9 KSchG',
    'https://www.wko.at/vertrieb/verkauf-gebrauchtwagen-gewaehrleistung',
    '2026-11-15',
  ),
};
