import { useTexts } from '#lib/texts/use-texts.ts';
import { StreetMap } from '../street/street-map.tsx';
import type { StreetMapContent } from '../street/street-map-content.ts';
import type { StreetMapHandlers } from '../street/street-map-offer.tsx';
import type { FlagRules } from '../window/arrange-flags.ts';

interface Place {
  kind: 'place';
  latitude: number;
  longitude: number;
  name: string;
  address: string;
}

export interface PlaceStreetMapProps {
  styleUrl: string;
  place: Omit<Place, 'kind'>;
}

/** A kilometre or so to every side. */
const marginDegrees = 0.01;

const rules: FlagRules<Place> = { widthPxOf: () => 0, sizeOf: () => 1, join: (large) => large };

/** One place on a map of streets. */
export function PlaceStreetMap({ place, ...map }: PlaceStreetMapProps & StreetMapHandlers) {
  const t = useTexts('map');
  const { latitude, longitude, name, address } = place;
  const content: StreetMapContent<Place> = {
    label: t('place.label'),
    // Beside the map stands the address already.
    load: async () => ({ entries: [{ kind: 'place', ...place }], summary: '' }),
    rules,
    shown: () => name,
    name: () => name,
    card: () => (
      <li key="place">
        <p className="font-semi">{name}</p>
        <p className="text-text-2">{address}</p>
      </li>
    ),
  };
  const bounds = {
    south: latitude - marginDegrees,
    north: latitude + marginDegrees,
    west: longitude - marginDegrees,
    east: longitude + marginDegrees,
  };
  return <StreetMap {...map} bounds={bounds} content={content} />;
}
