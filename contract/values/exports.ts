/** Files that an export link gives: a dealership's cars for its own website, or for Google. No schema in here: browsers load it. */
export const exportFormats = ['csv', 'xlsx', 'json', 'google'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** How the file of each is called in its address. */
export const exportFiles = {
  csv: 'stock.csv',
  xlsx: 'stock.xlsx',
  json: 'stock.json',
  google: 'google-vehicles.csv',
} as const satisfies Record<ExportFormat, string>;

export const exportMediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json; charset=utf-8',
  google: 'text/csv; charset=utf-8',
} as const satisfies Record<ExportFormat, string>;

export const exportLinkBounds = { links: 20, name: 60 } as const;
