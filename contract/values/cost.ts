/** The parts that owning a car is made of, in the order a page shows them. */
export const costParts = ['depreciation', 'energy', 'insuranceTax', 'insurance', 'service'] as const;
export type CostPartKey = (typeof costParts)[number];

/** Why a cost cannot be calculated: nothing is guessed. */
export const notCalculableReasons = [
  'input-missing',
  'co2-not-wltp',
  'not-covered',
  'price-unknown',
  'no-figures',
  'no-market-value',
] as const;
export type NotCalculableReason = (typeof notCalculableReasons)[number];

/** What a calculation may lack. */
export const costInputs = [
  'firstRegistration',
  'combustionPowerKw',
  'continuousPowerKw',
  'kerbWeightKg',
  'co2GPerKm',
  'consumptionNorm',
  'consumptionL',
  'consumptionKwh',
  'fuelEurPerL',
  'newPriceEur',
  'expectedValue',
] as const;
export type CostInput = (typeof costInputs)[number];
