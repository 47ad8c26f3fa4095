import type { Database } from '../db/database.ts';

/** All makes by name. */
export function loadMakes(db: Database) {
  return db.selectFrom('make').select(['id', 'slug', 'name', 'emblem', 'country']).orderBy('name').execute();
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

/** All models by name, with the make they belong to. */
export function loadModels(db: Database) {
  return db.selectFrom('model').select(['id', 'makeId', 'slug', 'name', 'popularity']).orderBy('name').execute();
}
