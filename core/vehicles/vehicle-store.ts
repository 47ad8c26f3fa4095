import type { Database } from '../db/database.ts';

/** All makes by name. */
export function loadMakes(db: Database) {
  return db.selectFrom('make').select(['id', 'slug', 'name', 'emblem']).orderBy('name').execute();
}

/** Slugs that makes had before. */
export function loadFormerMakeSlugs(db: Database) {
  return db.selectFrom('formerSlug').select(['slug', 'entityId as makeId']).where('entity', '=', 'make').execute();
}

/** All models by name, with the make they belong to. */
export function loadModels(db: Database) {
  return db.selectFrom('model').select(['id', 'makeId', 'slug', 'name', 'popularity']).orderBy('name').execute();
}
