import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { DB } from '../db/schema.gen.ts';

/** Pictures of the house that the dealership of a row shows, in its order. */
export function housePicturesOf(row: ExpressionBuilder<DB, 'dealership'>) {
  return jsonArrayFrom(
    row
      .selectFrom('dealershipImage')
      .innerJoin('image', 'image.id', 'dealershipImage.imageId')
      .select(['image.contentHash', 'image.widthPx', 'image.heightPx'])
      .whereRef('dealershipImage.dealershipId', '=', 'dealership.id')
      .orderBy('dealershipImage.position'),
  );
}

/** Districts that the dealership of a row serves, its own first. */
export function servedDistrictsOf(row: ExpressionBuilder<DB, 'dealership'>) {
  return jsonArrayFrom(
    row
      .selectFrom('dealershipDistrict')
      .innerJoin('district as served', 'served.id', 'dealershipDistrict.districtId')
      .select(['served.id', 'served.slug', 'served.name', 'dealershipDistrict.kind'])
      .whereRef('dealershipDistrict.dealershipId', '=', 'dealership.id')
      .orderBy('dealershipDistrict.kind')
      .orderBy('served.name'),
  );
}
