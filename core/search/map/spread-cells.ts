import { maxCells } from './map-cells.ts';

/** A cell of a map: one entry for all that is in it, and one for each thing; none where not all of them are known. */
export interface SpreadableCell<Entry> {
  whole: Entry;
  parts: readonly Entry[];
}

/** What stands where: the things in a cell where all of them are known and fit on the map, else the cell as a whole. */
export function spreadCells<Entry>(cells: readonly SpreadableCell<Entry>[]): Entry[] {
  let room = maxCells - cells.length;
  return cells.flatMap(({ whole, parts }) => {
    if (parts.length === 0 || parts.length - 1 > Math.max(0, room)) return [whole];
    room -= parts.length - 1;
    return parts;
  });
}
