import type { Database } from '@kardan/core/db/database';

export type CatalogueMake = Awaited<ReturnType<typeof loadMakes>>[number];
export type CatalogueModel = Awaited<ReturnType<typeof loadModels>>[number];
export type CatalogueVersion = Awaited<ReturnType<typeof loadVersions>>[number];
export type CataloguePlace = Awaited<ReturnType<typeof loadPlaces>>[number];
export type CatalogueDistrict = Awaited<ReturnType<typeof loadDistricts>>[number];

/** The reference data a seed refers to, in order of id, so that the same seed always draws the same. */
export async function loadCatalogue(db: Database) {
  const [makes, models, versions, places, districts] = await Promise.all([
    loadMakes(db),
    loadModels(db),
    loadVersions(db),
    loadPlaces(db),
    loadDistricts(db),
  ]);
  if (versions.length === 0 || places.length === 0) {
    throw new Error('The database has no reference data: run pnpm migrate first.');
  }
  return { makes, models, versions, places, districts };
}

export type Catalogue = Awaited<ReturnType<typeof loadCatalogue>>;

function loadMakes(db: Database) {
  return db.selectFrom('make').select(['id', 'slug', 'name', 'kind']).orderBy('id').execute();
}

function loadModels(db: Database) {
  return db
    .selectFrom('model')
    .select(['id', 'makeId', 'slug', 'name', 'builtFrom', 'builtTo', 'popularity'])
    .orderBy('id')
    .execute();
}

function loadVersions(db: Database) {
  return db
    .selectFrom('version')
    .select([
      'id',
      'modelId',
      'name',
      'body',
      'fuel',
      'gearbox',
      'drive',
      'powerKw',
      'continuousPowerKw',
      'combustionPowerKw',
      'displacementCcm',
      'cylinders',
      'batteryKwh',
      'consumptionL',
      'consumptionKwh',
      'co2GPerKm',
      'consumptionNorm',
      'rangeKm',
      'kerbWeightKg',
      'priceNewEur',
      'doors',
      'seats',
      'builtFrom',
      'builtTo',
      'popularity',
    ])
    .orderBy('id')
    .execute();
}

/** Which generation a version belongs to, where the catalogue tells. */
export async function loadGenerations(db: Database): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('version')
    .select(['id', 'generationId'])
    .where('generationId', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, generationId }) => [id, generationId ?? 0]));
}

function loadPlaces(db: Database) {
  return db
    .selectFrom('city')
    .innerJoin('district', 'district.id', 'city.districtId')
    .select([
      'city.id',
      'city.slug',
      'city.postcode',
      'city.name',
      'city.districtId',
      'district.regionId',
      'city.latitude',
      'city.longitude',
      'city.population',
    ])
    .orderBy('city.id')
    .execute();
}

function loadDistricts(db: Database) {
  return db
    .selectFrom('district')
    .where('selectable', '=', true)
    .select(['id', 'regionId', 'name', 'kind', 'latitude', 'longitude'])
    .orderBy('id')
    .execute();
}
