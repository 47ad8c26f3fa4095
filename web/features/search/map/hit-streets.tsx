'use client';

import type { ReactNode } from 'react';
import { StreetMapOffer } from '#domain/map/street/street-map-offer.tsx';
import type { HitStreetMapProps } from './hit-street-map.tsx';

const load = async () => (await import('./hit-street-map.tsx')).HitStreetMap;

/** The drawn map of the hits, with the offer of a street map that shows the same. */
export function HitStreets({ children, ...given }: HitStreetMapProps & { children: ReactNode }) {
  return (
    <StreetMapOffer load={load} given={given}>
      {children}
    </StreetMapOffer>
  );
}
