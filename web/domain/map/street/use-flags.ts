import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { apiFailure } from '#lib/api/api-failure.ts';
import { type JoinedFlag, joinFlags } from './join-flags.ts';
import { isWithin, windowOfView } from './map-view.ts';
import type { StreetMapContent } from './street-map-content.ts';

interface Shown<Entry> {
  flags: readonly JoinedFlag<Entry>[];
  /** How much the map shows, in words; undefined until it is known. */
  summary?: string;
  /** What is on show may no longer be true: the last question was not answered. */
  isOutage: boolean;
}

/** The flags for what a map shows, asked for again whenever it has moved; a question that nobody waits for is cancelled. */
export function useFlags<Entry extends { latitude: number; longitude: number }>(
  map: MapLibre | undefined,
  content: StreetMapContent<Entry>,
): Shown<Entry> {
  const [shown, setShown] = useState<Shown<Entry>>({ flags: [], isOutage: false });
  const given = useRef(content);
  useEffect(() => {
    if (!map) return undefined;
    const { load, rules } = given.current;
    let inFlight = new AbortController();
    const ask = async () => {
      inFlight.abort();
      inFlight = new AbortController();
      const { signal } = inFlight;
      const bounds = boundsOf(map);
      const found = await load(windowOfView(bounds, map.getZoom()), signal).catch(apiFailure);
      if (signal.aborted) return;
      if ('failed' in found) {
        setShown((before) => ({ ...before, isOutage: true }));
        return;
      }
      const { clientWidth: widthPx, clientHeight: heightPx } = map.getContainer();
      const inView = found.entries.filter((entry) => isWithin(bounds, entry));
      const pointOf = ({ longitude, latitude }: Entry) => map.project([longitude, latitude]);
      const flags = joinFlags(inView, pointOf, { widthPx, heightPx }, rules);
      setShown({ flags, summary: found.summary, isOutage: false });
    };
    const askAgain = () => void ask();
    askAgain();
    map.on('moveend', askAgain);
    return () => {
      inFlight.abort();
      map.off('moveend', askAgain);
    };
  }, [map]);
  return shown;
}

function boundsOf(map: MapLibre) {
  const bounds = map.getBounds();
  return { south: bounds.getSouth(), north: bounds.getNorth(), west: bounds.getWest(), east: bounds.getEast() };
}
