import type { MapBounds } from '@kardan/contract/calls/search/search-map';
import { mapHeight, mapWidth, projectPoint } from '@kardan/contract/map/project';

/** What the map shows: its bounds, and how close it looks. */
export interface MapWindow {
  bounds: MapBounds;
  zoom: number;
}

export const windowName = 'ausschnitt';

const maxZoom = 14;
/** Smaller windows show nothing that a map could place. */
const minDegrees = 0.005;
/** Addresses round each side of a window. */
const addressDigits = 3;
const minZoom = 7;
const shrinking = 1 / 3;

export const wholeCountry: MapWindow = {
  bounds: { south: 46.3, north: 49.1, west: 9.4, east: 17.3 },
  zoom: minZoom,
};

/** A window in an address: `zoom,south,west,north,east`. */
export function windowToQuery({ bounds: { south, west, north, east }, zoom }: MapWindow): string {
  return `${windowName}=${[zoom, ...[south, west, north, east].map((degrees) => degrees.toFixed(addressDigits))].join(',')}`;
}

/** The window of an address; undefined for the whole country and for what is no window. */
export function windowFromQuery(query: URLSearchParams): MapWindow | undefined {
  const numbers = query.get(windowName)?.split(',').map(Number) ?? [];
  const [zoom, south, west, north, east] = numbers;
  if (numbers.length !== 5 || numbers.some((number) => !Number.isFinite(number))) return undefined;
  if (zoom === undefined || south === undefined || west === undefined || north === undefined || east === undefined) {
    return undefined;
  }
  const inAustria = south >= 45 && north <= 50 && west >= 8 && east <= 19;
  const ok =
    Number.isInteger(zoom) &&
    zoom >= minZoom &&
    zoom <= maxZoom &&
    north - south > minDegrees &&
    east - west > minDegrees &&
    inAustria;
  return ok ? { bounds: { south, north, west, east }, zoom } : undefined;
}

/** Two steps closer, with the spot in the middle; of the closest window, itself. */
export function windowAround(
  { latitude, longitude }: { latitude: number; longitude: number },
  window: MapWindow,
): MapWindow {
  if (isClosest(window)) return window;
  const { bounds, zoom } = window;
  return { bounds: scaled(bounds, latitude, longitude, shrinking), zoom: Math.min(zoom + 2, maxZoom) };
}

/** Whether one cannot look closer: a third of it would be no window, as addresses round it. */
export function isClosest({ bounds: { south, north, west, east } }: MapWindow): boolean {
  return Math.min(north - south, east - west) * shrinking <= minDegrees + 10 ** -addressDigits;
}

/** Two steps back. */
export function widened({ bounds, zoom }: MapWindow): MapWindow | undefined {
  if (zoom - 2 <= minZoom) return undefined;
  const latitude = (bounds.south + bounds.north) / 2;
  const longitude = (bounds.west + bounds.east) / 2;
  return { bounds: scaled(bounds, latitude, longitude, 1 / shrinking), zoom: zoom - 2 };
}

function scaled({ south, north, west, east }: MapBounds, latitude: number, longitude: number, by: number): MapBounds {
  const height = ((north - south) * by) / 2;
  const width = ((east - west) * by) / 2;
  return {
    south: Math.max(latitude - height, 45.01),
    north: Math.min(latitude + height, 49.99),
    west: Math.max(longitude - width, 8.01),
    east: Math.min(longitude + width, 18.99),
  };
}

/** How the window lies on the map's plane, and where a place stands in it. */
export function placeOn({ bounds, zoom }: MapWindow) {
  const [left, top, right, bottom] = zoom === minZoom ? [0, 0, mapWidth, mapHeight] : boxOf(bounds);
  const width = right - left;
  const height = bottom - top;
  return {
    viewBox: `${left} ${top} ${width} ${height}`,
    aspect: `${width} / ${height}`,
    heightPerWidth: height / width,
    percent: (latitude: number, longitude: number): [left: number, top: number] => {
      const [x, y] = projectPoint(latitude, longitude);
      return [round(((x - left) / width) * 100), round(((y - top) / height) * 100)];
    },
  };
}

function boxOf({ south, north, west, east }: MapBounds): [number, number, number, number] {
  const corners = [
    projectPoint(north, west),
    projectPoint(north, east),
    projectPoint(south, west),
    projectPoint(south, east),
  ];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(round) as [
    number,
    number,
    number,
    number,
  ];
}

const round = (value: number) => Math.round(value * 100) / 100;
