import type { VersionProposals } from '@kardan/contract/calls/listings/valuation';
import type { Database } from '../db/database.ts';
import { NotFound } from '../kernel/errors.ts';
import { makeOfPage, modelOfPage, nameOf } from '../showcase/find-vehicle.ts';
import { type CatalogueServices, catalogueOf } from '../vehicles/catalogue/catalogue-of.ts';
import type { CatalogueEntry } from '../vehicles/catalogue/catalogue-provider.ts';
import { versionDetail } from '../vehicles/catalogue/present-version.ts';
import { type NamedMake, type NamedModel, vehicleDirectory } from '../vehicles/vehicle-directory.ts';
import { loadUsualEquipment, loadVersionsOfferedWithCode } from './offered-version-store.ts';

/** Of cars with the same code so many must agree, at least this many of them: one slip of the finger decides nothing. */
const agreeing = { share: 0.8, cars: 3 };
const usualEquipment = { ofNewest: 200, minCars: 8, minPercent: 80 };

/** What a form may propose of a car of this version. */
export async function proposeOfVersion(
  services: CatalogueServices,
  asked: { make: string; model: string; version: string },
): Promise<VersionProposals> {
  const make = await makeOfPage(services, asked.make);
  const model = await modelOfPage(services, make, asked.model);
  const { versions } = await catalogueOf(services).readModel(model.id);
  const version = versions.find(({ slug }) => slug === asked.version);
  if (!version) throw new NotFound('version');
  return proposalsOf(services, { make, model, versionId: version.id, source: 'catalogue' });
}

/**
 * The version that a national code names: by the catalogue, or else by the cars that were offered with it as far as they
 * agree, with the version where they agree on that too. Otherwise it is not found.
 */
export async function findVersionByCode(services: CatalogueServices, nationalCode: string): Promise<VersionProposals> {
  const listed = await catalogueOf(services).findByNationalCode(nationalCode);
  const named = listed ?? (await offeredAs(services.db, nationalCode));
  const makes = await vehicleDirectory(services);
  const make = makes.find(({ models }) => models.some(({ id }) => id === named?.modelId));
  const model = make?.models.find(({ id }) => id === named?.modelId);
  if (!named || !make || !model) throw new NotFound(`national code ${nationalCode}`);
  const proposals = await proposalsOf(services, {
    make,
    model,
    versionId: named.versionId,
    source: listed ? 'catalogue' : 'offers',
  });
  return { ...proposals, fields: { ...proposals.fields, nationalCode } };
}

async function offeredAs(
  db: Database,
  nationalCode: string,
): Promise<{ modelId: number; versionId: number | null } | undefined> {
  const offered = await loadVersionsOfferedWithCode(db, nationalCode);
  const sum = (rows: typeof offered) => rows.reduce((cars, row) => cars + row.cars, 0);
  const agree = (some: typeof offered) => sum(some) >= agreeing.cars && sum(some) >= agreeing.share * sum(offered);
  const [first] = offered;
  if (!first || !agree(offered.filter(({ modelId }) => modelId === first.modelId))) return undefined;
  return { modelId: first.modelId, versionId: agree([first]) ? first.versionId : null };
}

interface NamedVersion {
  make: NamedMake;
  model: NamedModel;
  versionId: number | null;
  source: VersionProposals['source'];
}

async function proposalsOf(
  services: CatalogueServices,
  { make, model, versionId, source }: NamedVersion,
): Promise<VersionProposals> {
  const provider = catalogueOf(services);
  const catalogue = await provider.readModel(model.id);
  const version = catalogue.versions.find(({ id }) => id === versionId) ?? null;
  return {
    provider: provider.name,
    source,
    make: nameOf(make),
    model: nameOf(model),
    version: version && versionDetail(version, catalogue),
    fields: { make: make.slug, model: model.slug, ...(version && fieldsOfVersion(version)) },
    ...(version ? await equipmentOf(services.db, model.id, version.id) : { equipment: [], equipmentOfCars: 0 }),
  };
}

/** Only what the catalogue knows. */
function fieldsOfVersion(version: CatalogueEntry): VersionProposals['fields'] {
  const { body, fuel, gearbox, drive, powerKw, continuousPowerKw, combustionPowerKw, displacementCcm } = version;
  const { cylinders, doors, seats, kerbWeightKg, batteryKwh, consumptionL, consumptionKwh, co2GPerKm } = version;
  const { consumptionNorm, rangeKm, nationalCode } = version;
  const power = { powerKw, continuousPowerKw, combustionPowerKw, displacementCcm, cylinders };
  const energy = { batteryKwh, consumptionL, consumptionKwh, co2GPerKm, consumptionNorm, rangeKm };
  const fields = { body, fuel, gearbox, drive, ...power, doors, seats, kerbWeightKg, ...energy, nationalCode };
  const known = Object.entries(fields).filter(([, value]) => value !== null);
  return { version: version.slug, ...Object.fromEntries(known) };
}

async function equipmentOf(db: Database, modelId: number, versionId: number) {
  const { ofNewest, minCars, minPercent } = usualEquipment;
  const rows = await loadUsualEquipment(db, modelId, versionId, ofNewest);
  const cars = rows[0]?.cars ?? 0;
  if (cars < minCars) return { equipment: [], equipmentOfCars: 0 };
  const shares = rows.map(({ key, having }) => ({ key, sharePercent: Math.round((100 * having) / cars) }));
  return { equipment: shares.filter(({ sharePercent }) => sharePercent >= minPercent), equipmentOfCars: cars };
}
