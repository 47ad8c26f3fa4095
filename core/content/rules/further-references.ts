import { creditWarning } from '../../costs/credit/credit-conditions.ts';
import { type Dated, figureOn } from '../../costs/dated-figures.ts';
import { electricityPrices, fuelPrices } from '../../costs/running/energy-figures.ts';
import { warranty, winterTyres } from './further-figures.ts';
import { plainRule } from './rule.ts';
import { numberOf } from './rule-value.ts';

function inForce<F extends Dated>(figures: readonly F[], today: string): F {
  const figure = figureOn(figures, today);
  if (!figure) throw new Error(`no figures hold on ${today}`);
  return figure;
}

export const fuelPricesOn = (today: string) => inForce(fuelPrices, today);
export const electricityPricesOn = (today: string) => inForce(electricityPrices, today);

export const furtherReferences = {
  'energy.petrol': plainRule((today) => numberOf(fuelPricesOn(today).petrolEurPerL, '€')),
  'energy.diesel': plainRule((today) => numberOf(fuelPricesOn(today).dieselEurPerL, '€')),
  'energy.home': plainRule((today) => numberOf(electricityPricesOn(today).homeEurPerKwh, '€')),
  'energy.public': plainRule((today) => numberOf(electricityPricesOn(today).publicEurPerKwh, '€')),
  'energy.asOf': plainRule((today) => ({ kind: 'day', day: fuelPricesOn(today).source.asOf })),

  'credit.interest': plainRule((_today, { credit }) => numberOf(credit.nominalInterestPercent, '%')),
  'credit.fee': plainRule((_today, { credit }) => numberOf(credit.processingFeeEur, '€')),
  'credit.warning': plainRule(() => ({
    kind: 'words',
    words: { 'de-AT': creditWarning['de-AT'], en: creditWarning.en },
  })),
  'credit.warningFrom': plainRule(() => ({ kind: 'day', day: creditWarning.mandatoryFrom })),
  'leasing.interest': plainRule((_today, { leasing }) => numberOf(leasing.nominalInterestPercent, '%')),
  'leasing.fee': plainRule((_today, { leasing }) => numberOf(leasing.processingFeeEur, '€')),
  'leasing.contractFee': plainRule((_today, { fees }) => numberOf(fees.contractFeePercent, '%')),
  'leasing.contractFeeMonths': plainRule((_today, { fees }) => numberOf(fees.contractFeeMonths)),
  vat: plainRule((_today, { fees }) => numberOf(fees.vatPercent, '%')),

  'winterTyres.from': plainRule(() => ({ kind: 'dayOfYear', ...winterTyres.from })),
  'winterTyres.until': plainRule(() => ({ kind: 'dayOfYear', ...winterTyres.until })),
  'winterTyres.treadMm': plainRule(() => numberOf(winterTyres.treadMm, 'mm')),
  'warranty.years': plainRule(() => numberOf(warranty.years)),
  'warranty.agreedYears': plainRule(() => numberOf(warranty.agreedYears)),
  'warranty.presumptionMonths': plainRule(() => numberOf(warranty.presumptionMonths)),
};
