import type { Database } from '../db/database.ts';

/** A model's generations, newest first. */
export function loadGenerations(db: Database, modelId: number) {
  return db
    .selectFrom('generation')
    .select(['id', 'name', 'builtFrom', 'builtTo'])
    .where('modelId', '=', modelId)
    .orderBy('builtFrom', (order) => order.desc().nullsLast())
    .orderBy('id')
    .execute();
}

/** The generations of all models, the oldest of each first. */
export function loadAllGenerations(db: Database) {
  return db
    .selectFrom('generation')
    .select(['modelId', 'name', 'builtFrom', 'builtTo'])
    .orderBy('modelId')
    .orderBy('builtFrom', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .execute();
}

/** A model's versions, those seen most often first. */
export function loadVersions(db: Database, modelId: number) {
  return db
    .selectFrom('version')
    .select(['id', 'generationId', 'slug', 'name', 'body', 'fuel', 'gearbox', 'drive', 'powerKw', 'continuousPowerKw'])
    .select(['combustionPowerKw', 'displacementCcm', 'cylinders', 'doors', 'seats', 'kerbWeightKg', 'batteryKwh'])
    .select(['consumptionL', 'consumptionKwh', 'co2GPerKm', 'consumptionNorm', 'rangeKm'])
    .select(['priceNewEur', 'builtFrom', 'builtTo', 'nationalCode'])
    .where('modelId', '=', modelId)
    .where('hiddenAt', 'is', null)
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .execute();
}

/** The version of a national code, the most common one of several. */
export function loadVersionOfCode(db: Database, nationalCode: string) {
  return db
    .selectFrom('version')
    .select(['modelId', 'id as versionId'])
    .where('nationalCode', '=', nationalCode)
    .where('hiddenAt', 'is', null)
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .executeTakeFirst();
}

/** Every version by the names that files know it by, those seen most often first. */
export function loadNamedVersions(db: Database) {
  return db
    .selectFrom('version')
    .select(['modelId', 'slug', 'name', 'body', 'nationalCode'])
    .where('hiddenAt', 'is', null)
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .execute();
}
