import type { CostSource } from '@kardan/contract/calls/listings/costs';
import type { Language } from '@kardan/contract/values/identifiers';
import { type CreditConditions, creditWarning } from '../../costs/credit/credit-conditions.ts';
import { figureOn } from '../../costs/dated-figures.ts';
import { inspectionPrice, inspectionSchemes } from '../../costs/running/inspection-figures.ts';
import { electricRegime, powerAndCo2Regime } from '../../costs/taxes/insurance-tax-figures.ts';
import { warranty, winterTyres } from './further-figures.ts';
import { electricityPricesOn, fuelPricesOn } from './further-references.ts';
import { lastInsuranceTaxDay } from './insurance-tax-references.ts';
import { novaFiguresOf } from './nova-references.ts';

/** Where a number of the rules comes from. */
export interface ReferenceFacts {
  rule: Record<Language, string>;
  validFrom: string | null;
  source: Pick<CostSource, 'name' | 'url'> | null;
}

type Facts = (today: string, credit: CreditConditions) => ReferenceFacts;

const rules: readonly [beginning: string, facts: Facts][] = [
  [
    'nova.',
    (today) => ({
      rule: { 'de-AT': 'NoVA, § 6 NoVAG', en: 'NoVA, § 6 NoVAG' },
      ...dated(novaFiguresOf(today)),
    }),
  ],
  [
    'insuranceTax.electric',
    () => ({
      rule: { 'de-AT': 'Versicherungssteuer für Elektroautos', en: 'Insurance tax on electric cars' },
      validFrom: electricRegime.from,
      source: electricRegime.source,
    }),
  ],
  [
    'insuranceTax.',
    (today) => ({
      rule: { 'de-AT': 'Motorbezogene Versicherungssteuer', en: 'Insurance tax by engine' },
      ...dated(figureOn(powerAndCo2Regime.years, lastInsuranceTaxDay(today)) ?? powerAndCo2Regime.years[0]),
    }),
  ],
  [
    'pickerl.price',
    () => ({
      rule: { 'de-AT': 'Preis der Pickerlüberprüfung', en: 'Price of the inspection' },
      validFrom: null,
      source: inspectionPrice.source,
    }),
  ],
  [
    'pickerl.',
    (today) => ({
      rule: { 'de-AT': 'Pickerl, § 57a KFG', en: 'Inspection (Pickerl), § 57a KFG' },
      ...dated(figureOn(inspectionSchemes, today) ?? inspectionSchemes[0]),
    }),
  ],
  [
    'energy.home',
    (today) => ({ rule: { 'de-AT': 'Strompreis', en: 'Price of electricity' }, ...dated(electricityPricesOn(today)) }),
  ],
  [
    'energy.public',
    (today) => ({ rule: { 'de-AT': 'Strompreis', en: 'Price of electricity' }, ...dated(electricityPricesOn(today)) }),
  ],
  ['energy.', (today) => ({ rule: { 'de-AT': 'Spritpreise', en: 'Prices of fuel' }, ...dated(fuelPricesOn(today)) })],
  [
    'credit.warning',
    () => ({
      rule: { 'de-AT': 'Warnhinweis bei Krediten', en: 'Warning beside credits' },
      validFrom: creditWarning.mandatoryFrom,
      source: creditWarning.source,
    }),
  ],
  [
    'credit.',
    (_today, { credit }) => ({
      rule: { 'de-AT': 'Konditionen des Kreditbeispiels', en: 'Conditions of the credit example' },
      validFrom: null,
      source: credit.source,
    }),
  ],
  [
    'leasing.contract',
    (_today, { fees }) => ({
      rule: { 'de-AT': 'Vertragsgebühr, § 33 TP 5 GebG', en: 'Contract fee, § 33 TP 5 GebG' },
      validFrom: null,
      source: fees.source,
    }),
  ],
  [
    'leasing.',
    (_today, { leasing }) => ({
      rule: { 'de-AT': 'Konditionen des Leasingbeispiels', en: 'Conditions of the leasing example' },
      validFrom: null,
      source: leasing.source,
    }),
  ],
  ['vat', () => ({ rule: { 'de-AT': 'Umsatzsteuer', en: 'VAT' }, validFrom: null, source: null })],
  [
    'winterTyres.',
    () => ({
      rule: { 'de-AT': 'Winterreifenpflicht, § 102 KFG', en: 'Winter tyres, § 102 KFG' },
      validFrom: null,
      source: winterTyres.source,
    }),
  ],
  [
    'warranty.',
    () => ({
      rule: { 'de-AT': 'Gewährleistung, VGG', en: 'Warranty, VGG' },
      validFrom: null,
      source: warranty.source,
    }),
  ],
];

const ours: ReferenceFacts = {
  rule: { 'de-AT': 'Regel dieses Portals', en: 'A rule of this site' },
  validFrom: null,
  source: null,
};

/** What a reference is of; the first beginning that fits decides. */
export function factsOf(name: string, today: string, credit: CreditConditions): ReferenceFacts {
  return rules.find(([beginning]) => name.startsWith(beginning))?.[1](today, credit) ?? ours;
}

function dated(figures: { validFrom: string | null; source: CostSource } | undefined) {
  return { validFrom: figures?.validFrom ?? null, source: figures?.source ?? null };
}
