/** What a column of a demo row holds; moments and days are already text. */
type CopyValue = string | number | boolean | null | readonly string[];

const special = /[\\\t\n\r]/g;
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** One row in PostgreSQL's COPY text format. */
export function copyLine<Row extends object>(row: Row, columns: readonly (keyof Row & string)[]): string {
  let line = '';
  for (const column of columns) {
    if (line !== '') line += '\t';
    line += copyText(row[column] as CopyValue);
  }
  return `${line}\n`;
}

function copyText(value: CopyValue): string {
  switch (typeof value) {
    case 'string':
      return value.search(special) < 0 ? value : value.replace(special, (character) => escapes[character] as string);
    case 'number':
      return String(value);
    case 'boolean':
      return value ? 't' : 'f';
    default:
      // Arrays hold catalogue words only, which need no quotes.
      return value === null ? '\\N' : `{${value.join(',')}}`;
  }
}

/** The column of a property: `priceEur` is stored as `price_eur`, `co2GPerKm` as `co2_g_per_km`. */
export function columnName(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
