import type { InsuranceTax, InsuranceTaxQuery, NotCalculable } from '@kardan/contract/calls/listings/costs';
import { cents, isCalculated } from '../cost-amounts.ts';
import { insuranceTax } from './insurance-tax-rules.ts';

/** The tax of a car that somebody describes, for payment once a year. */
export function calculateInsuranceTax(query: InsuranceTaxQuery, today: string): InsuranceTax | NotCalculable {
  const { drive, firstRegistration, powerKw, co2GPerKm, continuousPowerKw, kerbWeightKg } = query;
  const tax = insuranceTax(
    {
      category: 'used',
      body: null,
      fuel: drive,
      firstRegistration: firstRegistration ?? null,
      powerKw: powerKw ?? null,
      combustionPowerKw: powerKw ?? null,
      continuousPowerKw: continuousPowerKw ?? null,
      kerbWeightKg: kerbWeightKg ?? null,
      co2GPerKm: co2GPerKm ?? null,
      consumptionNorm: 'wltp',
    },
    today,
  );
  return isCalculated(tax) ? { ...tax, eurPerYear: cents(tax.eurPerMonth * 12) } : tax;
}
