import type { Database, Tx } from '../../db/database.ts';

/** Addresses that lead to others, newest first. */
export function loadRedirects(
  db: Database | Tx,
  { search, before, id, limit }: { search?: string; before?: number; id?: number; limit: number },
) {
  const pattern = `%${(search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return db
    .selectFrom('redirect')
    .leftJoin('account', 'account.id', 'redirect.addedBy')
    .select([
      'redirect.id',
      'redirect.fromPath',
      'redirect.toPath',
      'redirect.createdAt',
      'redirect.addedBy',
      'account.displayName as addedByName',
    ])
    .$if(id !== undefined, (query) => query.where('redirect.id', '=', id as number))
    .$if(before !== undefined, (query) => query.where('redirect.id', '<', before as number))
    .$if(search !== undefined && search !== '', (query) =>
      query.where((where) => where.or([where('fromPath', 'ilike', pattern), where('toPath', 'ilike', pattern)])),
    )
    .orderBy('redirect.id', 'desc')
    .limit(limit)
    .execute();
}
export type RedirectRow = Awaited<ReturnType<typeof loadRedirects>>[number];

export async function insertRedirect(
  tx: Tx,
  redirect: { fromPath: string; toPath: string; addedBy: number },
): Promise<number> {
  const { id } = await tx.insertInto('redirect').values(redirect).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function deleteRedirect(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('redirect').where('id', '=', id).execute();
}

export function loadRedirectTable(db: Database, limit: number) {
  return db.selectFrom('redirect').select(['fromPath', 'toPath']).orderBy('id', 'desc').limit(limit).execute();
}
