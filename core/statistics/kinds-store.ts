import { type StatisticsKind, statisticsKinds } from '@kardan/contract/values/statistics-kinds';
import { type RawBuilder, sql } from 'kysely';

/** In which column events of a kind are counted. */
const columnOf = {
  impression: 'impressions',
  view: 'views',
  'phone-shown': 'phones_shown',
  inquiry: 'inquiries',
  print: 'prints',
  parked: 'parked',
  shared: 'shared',
  scan: 'scans',
  directions: 'directions',
  website: 'websites',
} as const satisfies Record<StatisticsKind, string>;

/** Something for every kind, as a list. */
export function eachKind(
  write: (column: RawBuilder<unknown>, kind: StatisticsKind) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql.join(statisticsKinds.map((kind) => write(sql.ref(columnOf[kind]), kind)));
}

/** The column of every kind, as all tables of statistics have them. */
export const kindColumns: RawBuilder<unknown> = eachKind((column) => column);

/** Their sums, zero without a row. Not as integers: five years of a group may pass what four bytes hold. */
export const sumsOfKinds: RawBuilder<unknown> = eachKind(
  (column) => sql`coalesce(sum(${column}), 0)::float8 as ${column}`,
);

/** Their sums as tables of a dealership hold them. */
export const storedSumsOfKinds: RawBuilder<unknown> = eachKind((column) => sql`sum(${column})::integer as ${column}`);
