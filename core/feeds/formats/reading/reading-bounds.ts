/** What a file may ask of us. Beyond it the file is refused, or the one line; nothing is believed that was only half read. */
export const readingBounds = {
  lineSigns: 1_000_000,
  columns: 1_000,
  valueSigns: 100_000,
  rows: 200_000,
  jsonDepth: 20,
  workbookBytes: 50_000_000,
  unpackedBytes: 200_000_000,
  /** Honest workbooks pack ten to one. */
  packingRatio: 100,
  workbookSeconds: 60,
  workbookMegabytes: 384,
} as const;
