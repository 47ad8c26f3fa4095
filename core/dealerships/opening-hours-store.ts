import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { DB } from '../db/schema.gen.ts';

/** When the dealership of a row is open, in the order of the week. */
export function openingHoursOf(row: ExpressionBuilder<DB, 'dealership'>) {
  return jsonArrayFrom(
    row
      .selectFrom('dealershipOpeningHours as hours')
      .select(['hours.weekday', 'hours.opens', 'hours.closes'])
      .whereRef('hours.dealershipId', '=', 'dealership.id')
      .orderBy('hours.weekday')
      .orderBy('hours.opens'),
  );
}
