import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import type { TimePlace } from '../../kernel/time-cursor.ts';

export interface PictureWords {
  altDe: string;
  altEn: string;
  credit: string;
}

/** Pictures that texts can show, newest first. */
export function loadContentPictures(
  db: Database | Tx,
  { search, after, name, limit }: { search?: string; after?: TimePlace | undefined; name?: string; limit: number },
) {
  const pattern = `%${(search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return db
    .selectFrom('contentPicture')
    .innerJoin('image', 'image.id', 'contentPicture.imageId')
    .select([
      'contentPicture.name',
      'contentPicture.altDe',
      'contentPicture.altEn',
      'contentPicture.credit',
      'contentPicture.fromInstallation',
      'contentPicture.createdAt',
      sql<string>`content_picture.created_at::text`.as('place'),
      'image.contentHash as hash',
      'image.widthPx',
      'image.heightPx',
    ])
    .$if(name !== undefined, (query) => query.where('contentPicture.name', '=', name as string))
    .$if(search !== undefined && search !== '', (query) =>
      query.where(sql<boolean>`concat_ws(' ', content_picture.name, alt_de, alt_en, credit) ilike ${pattern}`),
    )
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`content_picture.created_at < ${after?.at}::timestamptz
          or content_picture.created_at = ${after?.at}::timestamptz and content_picture.name > ${after?.id}`,
      ),
    )
    .orderBy('contentPicture.createdAt', 'desc')
    .orderBy('contentPicture.name')
    .limit(limit)
    .execute();
}
export type PictureRow = Awaited<ReturnType<typeof loadContentPictures>>[number];

export async function insertPicture(
  tx: Tx,
  picture: PictureWords & { name: string; imageId: number; addedBy: number },
): Promise<void> {
  await tx.insertInto('contentPicture').values(picture).execute();
}

export async function updatePictureWords(tx: Tx, name: string, words: PictureWords): Promise<void> {
  await tx.updateTable('contentPicture').set(words).where('name', '=', name).execute();
}

/** Holds a picture against texts that are about to show it, until the transaction ends. */
export async function lockPicture(tx: Tx, name: string): Promise<void> {
  await tx.selectFrom('contentPicture').select('name').where('name', '=', name).forUpdate().execute();
}

/** Keeps pictures from being removed until the transaction ends. */
export async function keepPictures(tx: Tx, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await tx
    .selectFrom('contentPicture')
    .select('name')
    .where('name', 'in', [...names])
    .forKeyShare()
    .execute();
}

export async function deletePicture(tx: Tx, name: string): Promise<void> {
  await tx.deleteFrom('contentPicture').where('name', '=', name).execute();
}
