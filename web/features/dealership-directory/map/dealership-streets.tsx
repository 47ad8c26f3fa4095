'use client';

import type { ReactNode } from 'react';
import { StreetMapOffer } from '#domain/map/street/street-map-offer.tsx';
import type { DealershipStreetMapProps } from './dealership-street-map.tsx';

const load = async () => (await import('./dealership-street-map.tsx')).DealershipStreetMap;

/** The drawn map of the dealerships, with the offer of a street map that shows the same. */
export function DealershipStreets({ children, ...given }: DealershipStreetMapProps & { children: ReactNode }) {
  return (
    <StreetMapOffer load={load} given={given}>
      {children}
    </StreetMapOffer>
  );
}
