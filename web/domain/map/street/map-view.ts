import type { MapBounds } from '@kardan/contract/calls/search/search-map';
import type { MapWindow } from '../window/map-window.ts';

const minZoom = 5;
const maxZoom = 14;

/** What a street map shows, as the API is asked for it: its tiles have 512 pixels, the web's usual ones half of that. */
export function windowOfView(bounds: MapBounds, zoom: number): MapWindow {
  return { bounds, zoom: Math.min(Math.max(Math.round(zoom) + 1, minZoom), maxZoom) };
}

/** Whether a spot is in view: the API answers for whole cells, which reach beyond it. */
export function isWithin(
  { south, north, west, east }: MapBounds,
  { latitude, longitude }: { latitude: number; longitude: number },
): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}
