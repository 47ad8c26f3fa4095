import { type Insertable, sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import type { Generation, Model } from '../../db/schema.gen.ts';

export type ModelColumns = Pick<Insertable<Model>, 'slug' | 'name' | 'builtFrom' | 'builtTo' | 'hiddenAt'>;
export type GenerationColumns = Pick<Insertable<Generation>, 'name' | 'builtFrom' | 'builtTo'>;
export type EditedModel = Awaited<ReturnType<typeof loadModelToEdit>> & {};

function selectModels(db: Database | Tx) {
  return db
    .selectFrom('model')
    .innerJoin('make', 'make.id', 'model.makeId')
    .leftJoin('model as target', 'target.id', 'model.mergedInto')
    .select(['model.id', 'model.makeId', 'model.slug', 'model.name', 'model.builtFrom', 'model.builtTo'])
    .select(['model.revision', 'model.hiddenAt', 'model.mergedInto', 'make.slug as makeSlug', 'make.name as makeName'])
    .select(['target.slug as targetSlug', 'target.name as targetName'])
    .select(({ selectFrom, fn }) => [
      sql<boolean>`model.edited_at is not null`.as('edited'),
      selectFrom('version')
        .whereRef('version.modelId', '=', 'model.id')
        .where('version.hiddenAt', 'is', null)
        .select(fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('versions'),
    ]);
}

/** A make's models by name, hidden ones included. */
export function loadModelsToEdit(db: Database, makeId: number) {
  return selectModels(db).where('model.makeId', '=', makeId).orderBy('model.name').execute();
}

export function loadModelToEdit(db: Database | Tx, modelId: number) {
  return selectModels(db).where('model.id', '=', modelId).executeTakeFirst();
}

/** The models, held against other changes until the transaction ends; in the order of ids, so that two who merge wait in turn. */
export function holdModels(tx: Tx, modelIds: readonly number[]) {
  return selectModels(tx).where('model.id', 'in', modelIds).orderBy('model.id').forUpdate('model').execute();
}

export async function insertModel(tx: Tx, makeId: number, model: ModelColumns): Promise<number> {
  const { id } = await tx
    .insertInto('model')
    .values({ ...model, makeId, editedAt: sql`now()` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function saveModel(tx: Tx, modelId: number, model: ModelColumns): Promise<void> {
  await tx
    .updateTable('model')
    .set({ ...model, editedAt: sql`now()` })
    .where('id', '=', modelId)
    .execute();
}

/** Hides a model behind the one it was merged into, and whatever was merged into it before. */
export async function saveMerged(tx: Tx, modelId: number, into: number): Promise<void> {
  await tx
    .updateTable('model')
    .set({ mergedInto: into, hiddenAt: sql`coalesce(hidden_at, now())`, editedAt: sql`now()` })
    .where((where) => where.or([where('id', '=', modelId), where('mergedInto', '=', modelId)]))
    .execute();
}

/** Gives a model the generations and versions of another that it has not itself, by name and slug, and hides the other's. */
export async function copyCatalogue(tx: Tx, from: number, into: number): Promise<void> {
  await sql`
    insert into generation (model_id, name, built_from, built_to, edited_at)
    select ${into}, name, built_from, built_to, now() from generation as own
    where model_id = ${from}
      and not exists (select from generation as known where known.model_id = ${into} and known.name = own.name)
    order by id`.execute(tx);
  await sql`
    insert into version (
      model_id, generation_id, slug, name, body, fuel, gearbox, drive, power_kw, continuous_power_kw, combustion_power_kw,
      displacement_ccm, cylinders, battery_kwh, consumption_l, consumption_kwh, co2_g_per_km, consumption_norm, range_km,
      kerb_weight_kg, price_new_eur, doors, seats, built_from, built_to, popularity, national_code, hidden_at, edited_at
    )
    select ${into}, (
        select known.id from generation as known
        join generation as named on named.id = own.generation_id and named.name = known.name
        where known.model_id = ${into} order by known.id limit 1
      ), slug, name, body, fuel, gearbox, drive, power_kw, continuous_power_kw, combustion_power_kw,
      displacement_ccm, cylinders, battery_kwh, consumption_l, consumption_kwh, co2_g_per_km, consumption_norm, range_km,
      kerb_weight_kg, price_new_eur, doors, seats, built_from, built_to, popularity, national_code, hidden_at, now()
    from version as own
    where model_id = ${from}
      and not exists (select from version as known where known.model_id = ${into} and known.slug = own.slug)
    order by id`.execute(tx);
  await tx
    .updateTable('version')
    .set({ hiddenAt: sql`now()`, editedAt: sql`now()` })
    .where('modelId', '=', from)
    .where('hiddenAt', 'is', null)
    .execute();
}

const generationColumns = ['id', 'modelId', 'name', 'builtFrom', 'builtTo', 'revision'] as const;

function selectGenerations(db: Database | Tx) {
  return db.selectFrom('generation').select(generationColumns).select(sql<boolean>`edited_at is not null`.as('edited'));
}

/** A model's generations, newest first. */
export function loadGenerationsToEdit(db: Database, modelId: number) {
  return selectGenerations(db)
    .where('modelId', '=', modelId)
    .orderBy('builtFrom', (order) => order.desc().nullsLast())
    .orderBy('id')
    .execute();
}

export function holdGeneration(tx: Tx, generationId: number) {
  return selectGenerations(tx).where('id', '=', generationId).forUpdate().executeTakeFirst();
}

/** Adds a generation, or changes the one of the id. */
export async function saveGeneration(tx: Tx, modelId: number, generation: GenerationColumns, id?: number) {
  const values = { ...generation, editedAt: sql<Date>`now()` };
  const saved =
    id === undefined
      ? tx
          .insertInto('generation')
          .values({ ...values, modelId })
          .returning(generationColumns)
      : tx.updateTable('generation').set(values).where('id', '=', id).returning(generationColumns);
  return saved.executeTakeFirstOrThrow();
}
