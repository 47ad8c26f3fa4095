import type { SomeEditableFields } from '@kardan/contract/calls/stock/editable-fields';
import { listingFieldKeys } from '@kardan/contract/listing-fields';
import { csvLine, csvMark } from '@kardan/contract/values/csv-line';
import type { Language } from '@kardan/contract/values/identifiers';
import { stockColumns } from '../../../stock/export/stock-columns.ts';

/** The stock's own export of a car. */
export function exportedRows(
  fields: SomeEditableFields,
  language: Language,
): [headings: string[], cells: (string | number | null)[]] {
  const car = {
    id: 1,
    slug: null,
    state: 'active' as const,
    makeName: 'Volkswagen',
    modelName: 'Golf',
    versionName: null,
    fields,
  };
  const columns = stockColumns(language, listingFieldKeys);
  return [columns.map(({ label }) => label), columns.map(({ cell }) => cell(car))];
}

/** The same as CSV. */
export function exportedCsv(fields: SomeEditableFields, language: Language): string {
  const [headings, cells] = exportedRows(fields, language);
  const decimal = language === 'en' ? '.' : ',';
  const texts = cells.map((cell) => (typeof cell === 'number' ? String(cell).replace('.', decimal) : (cell ?? '')));
  return csvMark + csvLine(headings) + csvLine(texts);
}
