const collator = new Intl.Collator('de-AT', { numeric: true });

/**
 * Orders as an Austrian index does: Ä with A, Škoda with S, and the 2nd before the 10th district. Columns of the database
 * that hold names have the same order (collation `people`).
 */
export function byName(a: { name: string }, b: { name: string }): number {
  return collator.compare(a.name, b.name);
}
