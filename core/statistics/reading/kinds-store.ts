import { type RawBuilder, sql } from 'kysely';

const columns = [
  'impressions',
  'views',
  'phones_shown',
  'inquiries',
  'prints',
  'parked',
  'shared',
  'scans',
  'directions',
  'websites',
].map((column) => sql.ref(column));

/** The column of every kind, as all tables of statistics have them. */
export const kindColumns: RawBuilder<unknown> = sql.join(columns);

/** Their sums, zero without a row. Not as integers: five years of a group may pass what four bytes hold. */
export const sumsOfKinds: RawBuilder<unknown> = sql.join(
  columns.map((column) => sql`coalesce(sum(${column}), 0)::float8 as ${column}`),
);
