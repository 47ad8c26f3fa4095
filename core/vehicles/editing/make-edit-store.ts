import { type Insertable, sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import type { Make } from '../../db/schema.gen.ts';

export type MakeColumns = Pick<Insertable<Make>, 'slug' | 'name' | 'country' | 'kind' | 'hiddenAt'>;
export type EditedMake = Awaited<ReturnType<typeof loadMakeToEdit>> & {};

function selectMakes(db: Database | Tx) {
  return db
    .selectFrom('make')
    .select(['make.id', 'make.slug', 'make.name', 'make.country', 'make.kind', 'make.revision', 'make.hiddenAt'])
    .select(({ selectFrom, fn }) => [
      sql<boolean>`make.edited_at is not null`.as('edited'),
      selectFrom('model')
        .whereRef('model.makeId', '=', 'make.id')
        .where('model.hiddenAt', 'is', null)
        .select(fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('models'),
    ]);
}

/** All makes by name, hidden ones included. */
export function loadMakesToEdit(db: Database) {
  return selectMakes(db).orderBy('make.name').execute();
}

export function loadMakeToEdit(db: Database | Tx, makeId: number) {
  return selectMakes(db).where('make.id', '=', makeId).executeTakeFirst();
}

/** The make, held against other changes until the transaction ends. */
export function holdMake(tx: Tx, makeId: number) {
  return selectMakes(tx).where('make.id', '=', makeId).forUpdate('make').executeTakeFirst();
}

export async function insertMake(tx: Tx, make: MakeColumns): Promise<number> {
  const { id } = await tx
    .insertInto('make')
    .values({ ...make, editedAt: sql`now()` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function saveMake(tx: Tx, makeId: number, make: MakeColumns): Promise<void> {
  await tx
    .updateTable('make')
    .set({ ...make, editedAt: sql`now()` })
    .where('id', '=', makeId)
    .execute();
}

/** Slugs that still lead to a make or a model, newest first. */
export async function loadFormerSlugs(db: Database, entity: 'make' | 'model', id: number): Promise<string[]> {
  const rows = await db
    .selectFrom('formerSlug')
    .select('slug')
    .where('entity', '=', entity)
    .where('entityId', '=', id)
    .orderBy('createdAt', 'desc')
    .orderBy('slug')
    .execute();
  return rows.map(({ slug }) => slug);
}

export async function isReservedSlug(tx: Tx, slug: string): Promise<boolean> {
  const { reserved } = await tx
    .selectNoFrom(sql<boolean>`is_reserved_slug(${slug})`.as('reserved'))
    .executeTakeFirstOrThrow();
  return reserved;
}
