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

/** A common car of each drive: whoever comes without values sees at once what comes out, and changes them to his own. */
const example = {
  firstRegistration: '2022-05',
  powerKw: 85,
  co2GPerKm: 120,
  continuousPowerKw: 70,
  kerbWeightKg: 1_700,
} as const satisfies Omit<InsuranceTaxQuery, 'drive'>;

/** Whether neither the address nor a car says anything but, perhaps, the drive. */
export function isTaxExample(query: Query, car: ListingDetail | undefined): boolean {
  const { drive: _, ...values } = taxNames;
  return !car && Object.values(values).every((name) => query[name] === undefined);
}

/** What the address says, otherwise what is known of the car, or the example; what cannot be is left out. */
export function readTaxValues(query: Query, car: ListingDetail | undefined): InsuranceTaxQuery {
  const drive = taxedDrives.find((each) => each === query[taxNames.drive]) ?? (car && driveOf[car.fuel]) ?? 'petrol';
  if (isTaxExample(query, car)) return { drive, ...example };
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
