import { type RawBuilder, sql } from 'kysely';
import { viennaToday } from './vienna-today.ts';

/** Views or inquiries of the thirty days up to `day`, of a row of `statistics_of_listing_life` that may be some days old. */
export function reachOn(life: string, kind: 'views' | 'inquiries', day: RawBuilder<unknown>): RawBuilder<number> {
  const of = (column: string) => sql.ref(`${life}.${column}`);
  return sql`
    case
      when ${of('reach_day')} >= ${day} then ${of(`reach_${kind}`)}
      when ${of('reach_day')} <= ${day} - 30 or ${of(`reach_${kind}`)} = 0 then 0
      else ${of(`reach_${kind}`)} - coalesce((
        select sum(${sql.ref(`gone.${kind}`)})::integer
        from generate_series(${of('reach_day')} - 29, ${day} - 30, interval '1 day') as left_day
        cross join lateral (
          select * from statistics_of_listing
          where dealership_id = ${of('dealership_id')} and day = left_day::date and listing_id = ${of('listing_id')}
          offset 0
        ) as gone
      ), 0)
    end`;
}

/** The same up to today, zero without a row: each car is one row, whatever happened to it. */
export function reachToday(life: string, kind: 'views' | 'inquiries'): RawBuilder<number> {
  return sql`coalesce(${reachOn(life, kind, viennaToday)}, 0)`;
}
