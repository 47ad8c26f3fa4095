import type { Coordinates } from '../../kernel/distance.ts';

/** Around a place. */
export interface Area {
  centre: Coordinates;
  radiusKm: number;
}

/** About 55 km high and wide in Austria: a usual radius touches six to twelve of them. */
const cell = { latitude: 0.5, longitude: 0.75 };
/** Less than a degree of latitude has anywhere, so that a circle never reaches further than its cells. */
const kmPerDegree = 110;

/** The cell of the map that a point lies in. */
export function cellOf({ latitude, longitude }: Coordinates): string {
  return name(Math.floor(latitude / cell.latitude), Math.floor(longitude / cell.longitude));
}

/** All cells that a circle may touch, and a few more at its corners. */
export function cellsAround({ centre, radiusKm }: Area): string[] {
  const high = radiusKm / kmPerDegree;
  const northern = Math.min(89, Math.abs(centre.latitude) + high);
  const wide = high / Math.cos((northern * Math.PI) / 180);
  const cells: string[] = [];
  for (const row of rowsBetween(centre.latitude - high, centre.latitude + high, cell.latitude))
    for (const column of rowsBetween(centre.longitude - wide, centre.longitude + wide, cell.longitude))
      cells.push(name(row, column));
  return cells;
}

function rowsBetween(from: number, to: number, size: number): number[] {
  const first = Math.floor(from / size);
  return Array.from({ length: Math.floor(to / size) - first + 1 }, (_, i) => first + i);
}

function name(row: number, column: number): string {
  return `${row}/${column}`;
}
