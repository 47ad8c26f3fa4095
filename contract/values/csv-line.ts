/** What a file of CSV begins with, so that Excel reads it as UTF-8. */
export const csvMark = '\u{FEFF}';

/** A line of CSV as spreadsheets of our language read it: cells between semicolons, none a formula. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(';')}\r\n`;
}

/** The same between commas, as RFC 4180 has it and programs of others read it. */
export function commaCsvLine(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

/**
 * Always in quotes, so that no value ends its cell; and what a spreadsheet would take for a formula begins with an
 * apostrophe, which it shows as text: names and titles are what others have typed.
 */
function cellOf(text: string): string {
  const safe = /^[\s\p{C}]*[=+\-@|%]/u.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""').replaceAll(/[\r\n\t]+/g, ' ')}"`;
}
