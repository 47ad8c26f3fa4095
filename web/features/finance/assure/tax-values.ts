import type { InsuranceTaxQuery } from '@kardan/contract/calls/listings/costs';
import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import { type TaxedDrive, taxedDrives } from '@kardan/contract/values/financing';
import type { Fuel } from '@kardan/contract/values/vehicle';
import type { Query } from '#lib/routes/query.ts';
import { readWhole } from '../values/read-whole.ts';

/** What the tax depends on, by its name in the address. */
export const taxNames = {
  drive: 'antrieb',
  firstRegistration: 'erstzulassung',
  powerKw: 'kw',
  co2GPerKm: 'co2',
  continuousPowerKw: 'dauerleistung',
  kerbWeightKg: 'gewicht',
} as const;

const driveOf: Partial<Record<Fuel, TaxedDrive>> = {
  petrol: 'petrol',
  diesel: 'diesel',
  electric: 'electric',
  hybrid: 'hybrid',
  'plug-in-hybrid': 'hybrid',
};

/** What the address says, otherwise what is known of the car; what cannot be is left out. */
export function readTaxValues(query: Query, car: ListingDetail | undefined): InsuranceTaxQuery {
  const drive = taxedDrives.find((each) => each === query[taxNames.drive]) ?? (car && driveOf[car.fuel]) ?? 'petrol';
  const whole = (name: string, known: number | null | undefined, min: number, max: number) => {
    const value = name in query ? readWhole(String(query[name])) : (known ?? undefined);
    return value !== undefined && value >= min && value <= max ? value : undefined;
  };
  const month = taxNames.firstRegistration in query ? query[taxNames.firstRegistration] : car?.firstRegistration;
  const isHybrid = drive === 'hybrid';
  return {
    drive,
    firstRegistration: /^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(String(month)) ? String(month) : undefined,
    powerKw: whole(taxNames.powerKw, isHybrid ? car?.combustionPowerKw : car?.powerKw, 1, 2_000),
    co2GPerKm: whole(taxNames.co2GPerKm, car?.consumptionNorm === 'wltp' ? car.co2GPerKm : undefined, 1, 1_000),
    continuousPowerKw: whole(taxNames.continuousPowerKw, car?.continuousPowerKw, 1, 2_000),
    kerbWeightKg: whole(taxNames.kerbWeightKg, car?.kerbWeightKg, 200, 10_000),
  };
}
