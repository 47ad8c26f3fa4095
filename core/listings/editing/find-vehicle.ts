import type { EditableFields } from '@kardan/contract/calls/stock/editable-fields';
import type { Named } from '@kardan/contract/values/counted';
import type { FieldIssue } from '../../kernel/errors.ts';
import { type CatalogueServices, catalogueOf } from '../../vehicles/catalogue/catalogue-of.ts';
import type { CatalogueEntry } from '../../vehicles/catalogue/catalogue-provider.ts';
import { findMake, findModel } from '../../vehicles/vehicle-directory.ts';

export interface FoundVehicle {
  make: Named | null;
  model: Named | null;
  version: CatalogueEntry | null;
  /** What is named and does not exist, or not there. */
  issues: FieldIssue[];
}

/** The vehicle that make, model and version name; slugs of earlier days are understood. */
export async function findVehicle(
  services: CatalogueServices,
  told: Pick<EditableFields, 'make' | 'model' | 'version'>,
): Promise<FoundVehicle> {
  const none: FoundVehicle = { make: null, model: null, version: null, issues: [] };
  if (told.make === null) return none;
  const found = await findMake(services, told.make);
  if (!found) return { ...none, issues: [unknown('make')] };
  const make = { id: found.id, slug: found.slug, name: found.name };
  if (told.model === null) return { ...none, make };
  const model = await findModel(services, found, told.model);
  if (!model) return { ...none, make, issues: [unknown('model')] };
  const { id, slug, name } = model;
  const known = { ...none, make, model: { id, slug, name } };
  if (told.version === null) return known;
  const { versions } = await catalogueOf(services).readModel(id);
  const version = versions.find((entry) => entry.slug === told.version);
  return version ? { ...known, version } : { ...known, issues: [unknown('version')] };
}

function unknown(field: 'make' | 'model' | 'version'): FieldIssue {
  return { path: [field], code: `unknown-${field}`, message: `there is no such ${field}` };
}
