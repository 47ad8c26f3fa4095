import type { EquipmentKey } from '@kardan/contract/values/equipment';
import type { Body, Category, Drive, EmissionClass, Fuel, Gearbox } from '@kardan/contract/values/vehicle';
import type { Appearance } from './appearance.ts';
import type { BatteryData } from './battery.ts';
import type { Condition } from './condition.ts';
import type { Consumption } from './consumption.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { Papers } from './papers.ts';

/** A row of the table listing, with moments and days as text. */
export interface ListingRow extends Appearance, BatteryData, Condition, Consumption, Papers {
  id: number;
  dealershipId: number;
  externalId: string | null;
  state: Lifecycle['state'];
  blockedReason: string | null;
  category: Category;
  makeId: number;
  modelId: number;
  versionId: number | null;
  slug: string;
  title: string;
  description: string;
  priceEur: number;
  netPriceEur: number | null;
  novaIncluded: boolean;
  previousPriceEur: number | null;
  reducedFromEur: number | null;
  priceChangedAt: string | null;
  mileageKm: number;
  firstRegistration: string | null;
  body: Body;
  fuel: Fuel;
  gearbox: Gearbox;
  drive: Drive | null;
  powerKw: number;
  displacementCcm: number | null;
  cylinders: number | null;
  emissionClass: EmissionClass | null;
  equipment: EquipmentKey[];
  cityId: number | null;
  qualityScore: number;
  publishedAt: string | null;
  confirmedAt: string;
  endedAt: string | null;
  createdAt: string;
  updatedAt: string;
}

/** Every column a demo car fills, in the order in which it is sent; a type error when one is forgotten or misspelt. */
const columns: Record<keyof ListingRow, true> = {
  id: true,
  dealershipId: true,
  externalId: true,
  state: true,
  blockedReason: true,
  category: true,
  conditionKind: true,
  vin: true,
  nationalCode: true,
  makeId: true,
  modelId: true,
  versionId: true,
  slug: true,
  title: true,
  description: true,
  priceEur: true,
  netPriceEur: true,
  taxation: true,
  inputTax: true,
  novaIncluded: true,
  previousPriceEur: true,
  reducedFromEur: true,
  priceChangedAt: true,
  mileageKm: true,
  firstRegistration: true,
  inspectionValidUntil: true,
  owners: true,
  accidentFree: true,
  serviceBook: true,
  warranty: true,
  warrantyMonths: true,
  body: true,
  fuel: true,
  gearbox: true,
  drive: true,
  powerKw: true,
  continuousPowerKw: true,
  combustionPowerKw: true,
  kerbWeightKg: true,
  displacementCcm: true,
  cylinders: true,
  doors: true,
  seats: true,
  colour: true,
  metallic: true,
  interiorColour: true,
  interiorMaterial: true,
  emissionClass: true,
  consumptionL: true,
  consumptionKwh: true,
  co2GPerKm: true,
  consumptionNorm: true,
  rangeKm: true,
  batteryKwh: true,
  batteryHealth: true,
  batteryHealthIssuer: true,
  batteryHealthDate: true,
  equipment: true,
  cityId: true,
  qualityScore: true,
  publishedAt: true,
  confirmedAt: true,
  endedAt: true,
  createdAt: true,
  updatedAt: true,
};

export const listingColumns = Object.keys(columns) as (keyof ListingRow)[];
