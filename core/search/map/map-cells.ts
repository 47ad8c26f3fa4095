import { austria } from '@kardan/contract/calls/regions/regions';
import type { MapBounds } from '@kardan/contract/calls/search/search-map';

/** Cells of the web's usual tile grid that cover what a map shows. */
export interface MapCells {
  /** Zoom level of the grid; one level halves the cells' sides. */
  precision: number;
  /** Borders of the outermost cells. */
  bounds: MapBounds;
}

export const maxCells = 150;
/** At the map's own zoom a tile has 256 pixels; two levels deeper a cell has 64, about what a label covers. */
const finerThanTiles = 2;
/** The cells of the deepest zoom, some 400 metres wide: nobody can look closer, so that what is in them has to be named. */
export const finestPrecision = 14 + finerThanTiles;

/**
 * The finest cells, at most a label wide, of which no more than 150 cover the part of Austria that is shown: what is
 * counted in them is everything, never the largest 150. Null when nothing of Austria is shown.
 */
export function mapCells(bounds: MapBounds | undefined, zoom: number): MapCells | null {
  const shown = withinAustria(bounds ?? austria);
  if (!shown) return null;
  for (let precision = zoom + finerThanTiles; ; precision -= 1) {
    const scale = 2 ** precision;
    const west = Math.floor(columnOf(shown.west) * scale);
    const east = Math.floor(columnOf(shown.east) * scale);
    const north = Math.floor(rowOf(shown.north) * scale);
    const south = Math.floor(rowOf(shown.south) * scale);
    if ((east - west + 1) * (south - north + 1) > maxCells) continue;
    return {
      precision,
      bounds: {
        north: latitudeOf(north / scale),
        south: latitudeOf((south + 1) / scale),
        west: longitudeOf(west / scale),
        east: longitudeOf((east + 1) / scale),
      },
    };
  }
}

function withinAustria(bounds: MapBounds): MapBounds | null {
  const shown = {
    north: Math.min(bounds.north, austria.north),
    south: Math.max(bounds.south, austria.south),
    east: Math.min(bounds.east, austria.east),
    west: Math.max(bounds.west, austria.west),
  };
  return shown.south < shown.north && shown.west < shown.east ? shown : null;
}

/** Web Mercator: the earth as a square from 0 to 1, rows from the north. */
function columnOf(longitude: number): number {
  return (longitude + 180) / 360;
}

function rowOf(latitude: number): number {
  const radians = (latitude * Math.PI) / 180;
  return (1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2;
}

function longitudeOf(column: number): number {
  return column * 360 - 180;
}

function latitudeOf(row: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * row))) * 180) / Math.PI;
}
