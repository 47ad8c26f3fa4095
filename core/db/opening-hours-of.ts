import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { DB } from './schema.gen.ts';

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

/** Days from a day on, today unless said otherwise, that are unlike the same day of other weeks, in order. */
export function specialDaysOf(row: ExpressionBuilder<DB, 'dealership'>, from?: string) {
  return jsonArrayFrom(
    row
      .selectFrom('dealershipSpecialDay as special')
      .select(['special.day as date', 'special.note'])
      .select((day) =>
        jsonArrayFrom(
          day
            .selectFrom('dealershipSpecialHours as hours')
            .select(['hours.opens', 'hours.closes'])
            .whereRef('hours.dealershipId', '=', 'special.dealershipId')
            .whereRef('hours.day', '=', 'special.day')
            .orderBy('hours.opens'),
        ).as('hours'),
      )
      .whereRef('special.dealershipId', '=', 'dealership.id')
      .where(
        'special.day',
        '>=',
        sql<string>`coalesce(${from ?? null}::date, (now() at time zone 'Europe/Vienna')::date)`,
      )
      .orderBy('special.day'),
  );
}
