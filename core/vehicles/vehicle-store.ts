import type { Database } from '../db/database.ts';

/** All makes by name, hidden ones apart. */
export function loadMakes(db: Database) {
  return db
    .selectFrom('make')
    .select(['id', 'slug', 'name', 'emblem', 'country'])
    .where('hiddenAt', 'is', null)
    .orderBy('name')
    .execute();
}

/** Slugs that makes had before. */
export function loadFormerMakeSlugs(db: Database) {
  return db.selectFrom('formerSlug').select(['slug', 'entityId as makeId']).where('entity', '=', 'make').execute();
}

/** Slugs that models had before, with the make they belonged to. */
export function loadFormerModelSlugs(db: Database) {
  return db
    .selectFrom('formerSlug')
    .select(['slug', 'scopeId as makeId', 'entityId as modelId'])
    .where('entity', '=', 'model')
    .execute();
}

/** All models by name, hidden ones apart, with the make they belong to. */
export function loadModels(db: Database) {
  return db
    .selectFrom('model')
    .select(['id', 'makeId', 'slug', 'name', 'popularity'])
    .where('hiddenAt', 'is', null)
    .orderBy('name')
    .execute();
}

/** Models that were merged with another, and with which. */
export function loadMergedModels(db: Database) {
  return db
    .selectFrom('model')
    .select(['id', 'makeId', 'slug', 'mergedInto'])
    .where('mergedInto', 'is not', null)
    .$narrowType<{ mergedInto: number }>()
    .execute();
}
