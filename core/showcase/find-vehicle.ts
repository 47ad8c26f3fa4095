import type { Database } from '../db/database.ts';
import { NotFound } from '../kernel/errors.ts';
import { findMake, findModel, type NamedMake, type NamedModel } from '../vehicles/vehicle-directory.ts';

/** The make that a page's address names; an unknown one is not found, one without cars is. */
export async function makeOfPage(services: { db: Database }, reference: string): Promise<NamedMake> {
  const make = await findMake(services, reference);
  if (!make) throw new NotFound('make');
  return make;
}

/** The model that a page's address names, at its make. */
export async function modelOfPage(services: { db: Database }, make: NamedMake, reference: string): Promise<NamedModel> {
  const model = await findModel(services, make, reference);
  if (!model) throw new NotFound('model');
  return model;
}

/** A make without its models, as answers name it. */
export function nameOf({ id, slug, name }: NamedModel): NamedModel {
  return { id, slug, name };
}
