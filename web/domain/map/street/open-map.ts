import type { MapBounds } from '@kardan/contract/calls/search/search-map';
import { AttributionControl, GPUInitializationError, Map as MapLibre, setWorkerUrl } from 'maplibre-gl';

export interface MapSettings {
  /** Where its style is. */
  styleUrl: string;
  /** What it shows at first. */
  bounds: MapBounds;
  /** Says what the map is and how keys move it. */
  label: string;
  onReady: (map: MapLibre) => void;
  /** There is nothing to show: the style is not to be had, or the browser cannot draw it. */
  onFailure: () => void;
}

/** A style that has not come by then is as good as none. */
const timeoutMs = 15_000;

/** Austria with room around it, so that a high map on a phone still shows all of it. */
const reach: [number, number, number, number] = [5, 43.5, 21, 52.5];

// From our own origin, as the policy of pages asks for: the build gives it a name that changes with its content.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);

/** Opens a map of streets in a frame; gives back what takes it away again. North is up, and nothing tilts. */
export function openMap(frame: HTMLElement, settings: MapSettings): () => void {
  const { styleUrl, bounds, label, onReady, onFailure } = settings;
  const { west, south, east, north } = bounds;
  let map: MapLibre;
  try {
    map = new MapLibre({
      container: frame,
      style: styleUrl,
      bounds: [west, south, east, north],
      maxBounds: reach,
      maxZoom: 17,
      maxPitch: 0,
      dragRotate: false,
      touchPitch: false,
      boxZoom: false,
      attributionControl: false,
      locale: { 'Map.Title': label },
    });
  } catch (error) {
    // Not every browser has WebGL 2; anything else is a defect, and worth a report.
    if (!(error instanceof GPUInitializationError)) reportError(error);
    onFailure();
    return () => undefined;
  }
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new AttributionControl({ compact: false }));
  let isReady = false;
  const fail = () => {
    if (!isReady) onFailure();
  };
  const timeout = setTimeout(fail, timeoutMs);
  // A tile or a sign that does not come leaves a gap in the map.
  map.on('error', fail);
  map.on('style.load', () => {
    isReady = true;
    clearTimeout(timeout);
    onReady(map);
  });
  return () => {
    clearTimeout(timeout);
    map.remove();
  };
}
