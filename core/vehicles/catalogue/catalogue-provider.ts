import type { CatalogueProviderName } from '@kardan/contract/values/catalogue';
import type { Body, ConsumptionNorm, Drive, Fuel, Gearbox } from '@kardan/contract/values/vehicle';

/** A catalogue type: what does not differ between two cars of the same version. */
export interface CatalogueEntry {
  id: number;
  slug: string;
  name: string;
  generationId: number | null;
  body: Body;
  fuel: Fuel;
  gearbox: Gearbox;
  drive: Drive | null;
  powerKw: number;
  continuousPowerKw: number | null;
  combustionPowerKw: number | null;
  displacementCcm: number | null;
  cylinders: number | null;
  doors: number | null;
  seats: number | null;
  kerbWeightKg: number | null;
  batteryKwh: number | null;
  consumptionL: number | null;
  consumptionKwh: number | null;
  co2GPerKm: number | null;
  consumptionNorm: ConsumptionNorm | null;
  rangeKm: number | null;
  priceNewEur: number | null;
  builtFrom: number | null;
  builtTo: number | null;
  nationalCode: string | null;
}

export interface CatalogueGeneration {
  id: number;
  name: string;
  builtFrom: number | null;
  builtTo: number | null;
}

/** A model's generations, newest first, and versions, most common first. */
export interface ModelCatalogue {
  generations: CatalogueGeneration[];
  versions: CatalogueEntry[];
}

/** Where versions come from: our own catalogue, or a licensed one that is brought to our makes and models. */
export interface CatalogueProvider {
  name: CatalogueProviderName;
  readModel(modelId: number): Promise<ModelCatalogue>;
  /** The version that an Austrian national code names, with its model; undefined where the catalogue does not know. */
  findByNationalCode(code: string): Promise<{ modelId: number; versionId: number } | undefined>;
}
