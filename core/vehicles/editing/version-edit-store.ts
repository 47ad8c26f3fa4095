import { type Insertable, sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import type { Version } from '../../db/schema.gen.ts';

const columns = [
  'version.id',
  'version.modelId',
  'version.slug',
  'version.name',
  'version.generationId',
  'version.body',
  'version.fuel',
  'version.gearbox',
  'version.drive',
  'version.powerKw',
  'version.continuousPowerKw',
  'version.combustionPowerKw',
  'version.displacementCcm',
  'version.cylinders',
  'version.batteryKwh',
  'version.consumptionL',
  'version.consumptionKwh',
  'version.co2GPerKm',
  'version.consumptionNorm',
  'version.rangeKm',
  'version.kerbWeightKg',
  'version.priceNewEur',
  'version.doors',
  'version.seats',
  'version.builtFrom',
  'version.builtTo',
  'version.nationalCode',
  'version.hiddenAt',
  'version.revision',
] as const;

export type VersionColumns = Omit<
  Insertable<Version>,
  'id' | 'modelId' | 'popularity' | 'revision' | 'editedAt' | 'createdAt' | 'updatedAt'
>;
export type EditedVersion = Awaited<ReturnType<typeof loadVersionToEdit>> & {};

function selectVersions(db: Database | Tx) {
  return db.selectFrom('version').select(columns).select(sql<boolean>`version.edited_at is not null`.as('edited'));
}

/** A model's versions, hidden ones included, those seen most often first. */
export function loadVersionsToEdit(db: Database, modelId: number) {
  return selectVersions(db).where('modelId', '=', modelId).orderBy('popularity', 'desc').orderBy('id').execute();
}

export function loadVersionToEdit(db: Database | Tx, versionId: number) {
  return selectVersions(db).where('id', '=', versionId).executeTakeFirst();
}

export function holdVersion(tx: Tx, versionId: number) {
  return selectVersions(tx).where('id', '=', versionId).forUpdate().executeTakeFirst();
}

/** Adds a version to a model, or changes the one of the id. */
export async function storeVersion(tx: Tx, modelId: number, version: VersionColumns, id?: number): Promise<number> {
  const values = { ...version, editedAt: sql<Date>`now()` };
  const saved =
    id === undefined
      ? tx
          .insertInto('version')
          .values({ ...values, modelId })
          .returning('id')
      : tx.updateTable('version').set(values).where('id', '=', id).returning('id');
  return (await saved.executeTakeFirstOrThrow()).id;
}

export async function isGenerationOf(tx: Tx, modelId: number, generationId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('generation')
    .select('id')
    .where('modelId', '=', modelId)
    .where('id', '=', generationId)
    .executeTakeFirst();
  return row !== undefined;
}
