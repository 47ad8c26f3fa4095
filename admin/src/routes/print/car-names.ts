import type { StockSheet } from '@kardan/contract/calls/stock/stock-list';

/** Who offers the cars. */
export interface Sender {
  name: string;
  street: string;
  place: string;
  phone: string | null;
}

/** Make and model in large letters, what the dealer calls it below; a car without either goes by its title. */
export function nameOf({ makeName, modelName, versionName, fields }: StockSheet): {
  name: string;
  version: string | null;
} {
  const { title } = fields;
  if (!makeName || !modelName) return { name: title ?? '', version: null };
  const name = `${makeName} ${modelName}`;
  const rest = title?.startsWith(name) ? title.slice(name.length).trim() : title;
  return { name, version: rest || versionName };
}
