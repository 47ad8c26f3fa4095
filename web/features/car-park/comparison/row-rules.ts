/** What stands in a row for one car. */
export interface Cell {
  /** Undefined when nothing is known; for equipment the drawing says it. */
  text: string | undefined;
  /** Of equipment: it has it or has not. */
  has?: boolean;
  /** No other car is better in this. */
  best?: boolean;
}

export interface Row {
  key: string;
  label: string;
  cells: Cell[];
}

export interface RowGroup {
  key: string;
  label: string;
  rows: Row[];
}

export type Better = 'less' | 'more';

/**
 * Which values are the best of a row. Nothing is marked where fewer than two are known or all are equal; equal bests are
 * all marked.
 */
export function bestOf(values: readonly (number | undefined)[], better: Better): boolean[] {
  const known = values.filter((value) => value !== undefined);
  const min = Math.min(...known);
  const max = Math.max(...known);
  if (known.length < 2 || min === max) return values.map(() => false);
  const best = better === 'less' ? min : max;
  return values.map((value) => value === best);
}

/** Whether the cars differ in a row; one car that does not say is different from one that does. */
export function differs({ cells: [first, ...others] }: Row): boolean {
  return others.some(({ text, has }) => text !== first?.text || has !== first?.has);
}

/** The rows that tell the cars apart, and how many others there are. Groups without any are left out. */
export function differencesOf(groups: readonly RowGroup[]): { groups: RowGroup[]; equal: number } {
  const different = groups.map((group) => ({ ...group, rows: group.rows.filter(differs) }));
  const count = (all: readonly RowGroup[]) => all.reduce((sum, { rows }) => sum + rows.length, 0);
  return { groups: different.filter(({ rows }) => rows.length > 0), equal: count(groups) - count(different) };
}
