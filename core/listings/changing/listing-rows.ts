/** Rows that tell the same columns, as one statement takes them (`jsonb_populate_recordset`). */
interface AlikeRows {
  /** As TypeScript calls them. */
  columns: string[];
  /** The rows, with the database's names. */
  json: string;
}

/** Rows of listings, however many, apart by which columns they tell: what is undefined is not told. */
export function alikeRows(rows: readonly { id: number }[]): AlikeRows[] {
  const alike = Map.groupBy(rows, (row) => toldColumns(row).join());
  return [...alike.values()].map((some) => ({
    columns: toldColumns(some[0] as object),
    json: JSON.stringify(some.map(withColumnNames)),
  }));
}

function toldColumns(row: object): string[] {
  return Object.entries(row).flatMap(([column, value]) => (value === undefined ? [] : column));
}

function withColumnNames(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );
}
