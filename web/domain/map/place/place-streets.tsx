'use client';

import type { ReactNode } from 'react';
import { StreetMapOffer } from '../street/street-map-offer.tsx';
import type { PlaceStreetMapProps } from './place-street-map.tsx';

const load = async () => (await import('./place-street-map.tsx')).PlaceStreetMap;

/** The drawn map of a place, with the offer of a street map around it. */
export function PlaceStreets({ children, ...given }: PlaceStreetMapProps & { children: ReactNode }) {
  return (
    <StreetMapOffer load={load} given={given}>
      {children}
    </StreetMapOffer>
  );
}
