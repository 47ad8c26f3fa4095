import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

/** The dealership's contracts, by the make's name. */
export function loadContracts(tx: Tx, dealershipId: number) {
  return tx
    .selectFrom('dealershipMake')
    .innerJoin('make', 'make.id', 'dealershipMake.makeId')
    .select(['make.id', 'make.name', 'dealershipMake.kind'])
    .where('dealershipId', '=', dealershipId)
    .orderBy('make.name')
    .execute();
}

export async function replaceContracts(
  tx: Tx,
  dealershipId: number,
  contracts: readonly { makeId: number; kind: 'sales' | 'service' }[],
): Promise<void> {
  await tx.deleteFrom('dealershipMake').where('dealershipId', '=', dealershipId).execute();
  const rows = contracts.map((contract) => ({ dealershipId, ...contract }));
  if (rows.length > 0) await tx.insertInto('dealershipMake').values(rows).execute();
}

export async function loadKnownMakes(tx: Tx, makeIds: readonly number[]): Promise<Set<number>> {
  if (makeIds.length === 0) return new Set();
  const rows = await tx.selectFrom('make').select('id').where('id', 'in', makeIds).execute();
  return new Set(rows.map(({ id }) => id));
}

export function loadServedDistricts(tx: Tx, dealershipId: number) {
  return tx
    .selectFrom('dealershipDistrict')
    .innerJoin('district', 'district.id', 'dealershipDistrict.districtId')
    .select(['district.id', 'district.name', 'dealershipDistrict.kind'])
    .where('dealershipId', '=', dealershipId)
    .orderBy('district.name')
    .execute();
}

export async function replaceServedDistricts(
  tx: Tx,
  dealershipId: number,
  { own, further }: { own: number; further: readonly number[] },
): Promise<void> {
  await tx.deleteFrom('dealershipDistrict').where('dealershipId', '=', dealershipId).execute();
  const rows = [
    { dealershipId, districtId: own, kind: 'own' as const },
    ...further.map((districtId) => ({ dealershipId, districtId, kind: 'further' as const })),
  ];
  await tx.insertInto('dealershipDistrict').values(rows).execute();
}

/** Which of these districts there are, and whether one can choose them. */
export async function loadDistrictChoices(tx: Tx, ids: readonly number[]): Promise<Map<number, boolean>> {
  const rows = await tx
    .selectFrom('district')
    .select(['id', 'selectable'])
    .where(sql<boolean>`id = any (${ids}::bigint[])`)
    .execute();
  return new Map(rows.map(({ id, selectable }) => [id, selectable ?? false]));
}

/** Has a dealership that leaves the district of its address, which it belongs to, belong to the new one. */
export async function moveOwnDistrict(
  tx: Tx,
  dealershipId: number,
  { fromCity, toDistrict }: { fromCity: number; toDistrict: number },
): Promise<void> {
  const left = await tx
    .deleteFrom('dealershipDistrict')
    .where('dealershipId', '=', dealershipId)
    .where('kind', '=', 'own')
    .where('districtId', '<>', toDistrict)
    .where('districtId', '=', (where) =>
      where.selectFrom('city').select('city.districtId').where('city.id', '=', fromCity),
    )
    .returning('districtId')
    .executeTakeFirst();
  if (!left) return;
  await tx
    .insertInto('dealershipDistrict')
    .values({ dealershipId, districtId: toDistrict, kind: 'own' })
    .onConflict((conflict) => conflict.columns(['dealershipId', 'districtId']).doUpdateSet({ kind: 'own' }))
    .execute();
}
