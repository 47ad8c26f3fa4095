import { z } from 'zod';
import { catalogueBounds } from '../../values/catalogue.ts';
import { smallNumber } from '../../values/identifiers.ts';
import { textForms } from '../../values/text-forms.ts';
import { bodies, consumptionNorms, drives, fuels, gearboxes } from '../../values/vehicle.ts';
import { whole } from '../admin/account-fields.ts';
import { defineCall } from '../call.ts';
import { line } from '../contact/contact-fields.ts';
import { builtYear, catalogueRow, modelParams, operatorCatalogue } from './catalogue.ts';

/** The six digits that name make, model and variant in Austrian registrations. */
const nationalCode = z.string().regex(textForms.nationalCode);

const upTo = (min: number, max: number) => whole.min(min).max(max).nullable();
const oneDecimal = (max: number) => z.number().min(0).max(max).nullable();

/** What an operator enters of a version; bounds are those of the database. */
const versionFields = {
  name: line(catalogueBounds.name),
  generationId: whole.positive().nullable(),
  body: z.enum(bodies),
  fuel: z.enum(fuels),
  gearbox: z.enum(gearboxes),
  drive: z.enum(drives).nullable(),
  powerKw: whole.min(1).max(2_000),
  continuousPowerKw: upTo(1, 2_000),
  combustionPowerKw: upTo(1, 2_000),
  displacementCcm: upTo(50, 12_000),
  cylinders: upTo(1, 16),
  batteryKwh: z.number().positive().max(999).nullable(),
  consumptionL: oneDecimal(99),
  consumptionKwh: oneDecimal(99),
  co2GPerKm: upTo(0, 999),
  consumptionNorm: z.enum(consumptionNorms).nullable(),
  rangeKm: upTo(0, 2_000),
  kerbWeightKg: upTo(100, 10_000),
  priceNewEur: upTo(0, 100_000_000),
  doors: upTo(1, 7),
  seats: upTo(1, 9),
  builtFrom: builtYear,
  builtTo: builtYear,
  nationalCode: nationalCode.nullable(),
};

const versionInput = z.strictObject({
  ...versionFields,
  slug: z
    .string()
    .max(160)
    .regex(textForms.slug)
    .optional()
    .describe('Made of the name unless given; a change without it keeps the slug.'),
  hidden: z.boolean().default(false),
});
export type VersionInput = z.output<typeof versionInput>;

export const operatorVersion = z
  .object({ ...versionFields, ...catalogueRow, modelId: whole, slug: z.string(), hidden: z.boolean() })
  .meta({ id: 'OperatorVersion' });
export type OperatorVersion = z.output<typeof operatorVersion>;

export const codeFinding = z
  .object({
    code: z.string(),
    cars: whole.describe('On offer or in preparation with this code.'),
    versions: z
      .array(
        z.object({
          id: whole,
          name: z.string(),
          modelId: whole,
          vehicle: z.string(),
          model: z.string(),
          years: z.string(),
        }),
      )
      .describe('Of this code; the first one is what the code means.'),
  })
  .meta({ id: 'NationalCodeFinding' });
export type CodeFinding = z.output<typeof codeFinding>;

export const unknownCode = z
  .object({
    raw: z.string(),
    cars: whole,
    dealerships: whole,
    vehicle: z.string().nullable().describe('What dealers call most of these cars; null where it is no one thing.'),
    modelId: whole.nullable(),
    lastSeenAt: z.iso.datetime(),
  })
  .meta({ id: 'UnknownNationalCode' });
export type UnknownCode = z.output<typeof unknownCode>;

const codes = `${operatorCatalogue}/codes` as const;

export const operatorVersionCalls = {
  catalogueVersions: defineCall({
    method: 'GET',
    path: `${operatorCatalogue}/models/:modelId/versions`,
    summary: 'The versions of a model, hidden ones included, most common first; for operators',
    params: modelParams,
    response: z.object({ items: z.array(operatorVersion) }).meta({ id: 'OperatorVersions' }),
    secure: true,
  }),
  createVersion: defineCall({
    method: 'POST',
    path: `${operatorCatalogue}/models/:modelId/versions`,
    summary: 'Adds a version to a model; for operators',
    params: modelParams,
    body: versionInput,
    response: operatorVersion,
    secure: true,
  }),
  changeVersion: defineCall({
    method: 'PUT',
    path: `${operatorCatalogue}/versions/:versionId`,
    summary: 'Changes a version, in search too; for operators',
    params: z.object({ versionId: smallNumber }),
    body: versionInput,
    response: operatorVersion,
    secure: true,
    revised: true,
  }),
  findNationalCode: defineCall({
    method: 'GET',
    path: `${codes}/:code`,
    summary: 'What a national code means, and how many cars have it; for operators',
    params: z.object({ code: nationalCode }),
    response: codeFinding,
    secure: true,
  }),
  unknownNationalCodes: defineCall({
    method: 'GET',
    path: codes,
    summary: 'National codes of cars that no version has, those of most cars first; for operators',
    query: z.object({ cursor: z.string().max(100).optional() }),
    response: z
      .object({
        items: z.array(unknownCode),
        cursor: z.string().nullable(),
        countedAt: z.iso.datetime().nullable(),
      })
      .meta({ id: 'UnknownNationalCodes' }),
    secure: true,
  }),
};
