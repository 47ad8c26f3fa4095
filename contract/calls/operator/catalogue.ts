import { z } from 'zod';
import { catalogueBounds, makeKinds } from '../../values/catalogue.ts';
import { smallNumber } from '../../values/identifiers.ts';
import { textForms } from '../../values/text-forms.ts';
import { whole } from '../admin/account-fields.ts';
import { defineCall } from '../call.ts';
import { line } from '../contact/contact-fields.ts';

const { min, max } = catalogueBounds.year;
export const builtYear = whole.min(min).max(max).nullable();

/** A model’s may be all digits (Alfa 147): it stands behind its make, where no id does. */
const vehicleSlug = z.string().max(160).regex(textForms.slug);

/** What every row of the catalogue tells of itself. */
export const catalogueRow = {
  id: whole,
  name: z.string(),
  edited: z.boolean().describe('An operator has changed or added it: the reference files no longer do.'),
  revision: whole.describe('What `If-Match` takes.'),
};

export const vehicleReach = z
  .object({ cars: whole.describe('On offer or in preparation.'), dealerships: whole })
  .meta({ id: 'VehicleReach' });
export type VehicleReach = z.output<typeof vehicleReach>;

export const catalogueMake = z
  .object({
    ...catalogueRow,
    slug: z.string(),
    country: z.string().nullable().describe('Where the make is at home, as `DE`.'),
    kind: z.enum(makeKinds),
    hidden: z.boolean(),
    models: whole.describe('That are not hidden.'),
  })
  .meta({ id: 'OperatorMake' });
export type CatalogueMake = z.output<typeof catalogueMake>;

const named = z.object({ id: whole, slug: z.string(), name: z.string() });

export const catalogueModel = z
  .object({
    ...catalogueRow,
    slug: z.string(),
    builtFrom: builtYear,
    builtTo: builtYear,
    hidden: z.boolean(),
    mergedInto: named.nullable(),
    versions: whole,
  })
  .meta({ id: 'OperatorModel' });
export type CatalogueModel = z.output<typeof catalogueModel>;

export const catalogueGeneration = z
  .object({ ...catalogueRow, builtFrom: builtYear, builtTo: builtYear })
  .meta({ id: 'OperatorGeneration' });
export type CatalogueGeneration = z.output<typeof catalogueGeneration>;

export const makeDetail = z
  .object({
    make: catalogueMake,
    models: z.array(catalogueModel),
    formerSlugs: z.array(z.string()).describe('Still lead to it.'),
  })
  .meta({ id: 'OperatorMakeDetail' });
export type MakeDetail = z.output<typeof makeDetail>;

export const modelDetail = z
  .object({
    make: named,
    model: catalogueModel,
    generations: z.array(catalogueGeneration),
    formerSlugs: z.array(z.string()).describe('Still lead to it.'),
    reach: vehicleReach,
  })
  .meta({ id: 'OperatorModelDetail' });
export type ModelDetail = z.output<typeof modelDetail>;

const makeInput = z.strictObject({
  name: line(catalogueBounds.name),
  slug: vehicleSlug.regex(textForms.withLetter),
  country: z.string().regex(textForms.country).nullable(),
  kind: z.enum(makeKinds),
  hidden: z.boolean().default(false),
});
export type MakeInput = z.output<typeof makeInput>;

const modelInput = z.strictObject({
  name: line(catalogueBounds.name),
  slug: vehicleSlug,
  builtFrom: builtYear,
  builtTo: builtYear,
  hidden: z.boolean().default(false),
});
export type ModelInput = z.output<typeof modelInput>;

const generationInput = z.strictObject({
  name: line(catalogueBounds.name),
  builtFrom: builtYear,
  builtTo: builtYear,
});
export type GenerationInput = z.output<typeof generationInput>;

export const operatorCatalogue = '/admin/operator/catalogue';
const makes = `${operatorCatalogue}/makes` as const;
const models = `${operatorCatalogue}/models` as const;
const makeParams = z.object({ makeId: smallNumber });
export const modelParams = z.object({ modelId: smallNumber });

export const operatorCatalogueCalls = {
  catalogueMakes: defineCall({
    method: 'GET',
    path: makes,
    summary: 'All makes, hidden ones included; for operators',
    response: z.object({ items: z.array(catalogueMake) }).meta({ id: 'OperatorMakes' }),
    secure: true,
  }),
  catalogueMake: defineCall({
    method: 'GET',
    path: `${makes}/:makeId`,
    summary: 'A make with its models; for operators',
    params: makeParams,
    response: makeDetail,
    secure: true,
  }),
  createMake: defineCall({
    method: 'POST',
    path: makes,
    summary: 'Adds a make; for operators',
    body: makeInput,
    response: catalogueMake,
    secure: true,
  }),
  changeMake: defineCall({
    method: 'PUT',
    path: `${makes}/:makeId`,
    summary: 'Changes a make, in search and on pages too; its old slug goes on leading to it. For operators',
    params: makeParams,
    body: makeInput,
    response: catalogueMake,
    secure: true,
    revised: true,
  }),
  createModel: defineCall({
    method: 'POST',
    path: `${makes}/:makeId/models`,
    summary: 'Adds a model to a make; for operators',
    params: makeParams,
    body: modelInput,
    response: catalogueModel,
    secure: true,
  }),
  catalogueModel: defineCall({
    method: 'GET',
    path: `${models}/:modelId`,
    summary: 'A model with its generations, and the cars that a change reaches; for operators',
    params: modelParams,
    response: modelDetail,
    secure: true,
  }),
  changeModel: defineCall({
    method: 'PUT',
    path: `${models}/:modelId`,
    summary: 'Changes a model, in search and on pages too; its old slug goes on leading to it. For operators',
    params: modelParams,
    body: modelInput,
    response: catalogueModel,
    secure: true,
    revised: true,
  }),
  mergeModel: defineCall({
    method: 'POST',
    path: `${models}/:modelId/merge`,
    summary:
      'Has a model’s cars become those of another of its make, where its address leads from now on; for operators',
    params: modelParams,
    body: z.strictObject({ into: whole.positive() }),
    response: vehicleReach.describe('What will move.'),
    secure: true,
    revised: true,
    takesLong: true,
  }),
  createGeneration: defineCall({
    method: 'POST',
    path: `${models}/:modelId/generations`,
    summary: 'Adds a generation to a model; for operators',
    params: modelParams,
    body: generationInput,
    response: catalogueGeneration,
    secure: true,
  }),
  changeGeneration: defineCall({
    method: 'PUT',
    path: `${operatorCatalogue}/generations/:generationId`,
    summary: 'Changes a generation; for operators',
    params: z.object({ generationId: smallNumber }),
    body: generationInput,
    response: catalogueGeneration,
    secure: true,
    revised: true,
  }),
};
