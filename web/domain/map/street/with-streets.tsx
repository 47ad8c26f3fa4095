import type { ReactNode } from 'react';
import { site } from '#lib/config/site.ts';
import { ClientTexts } from '#lib/texts/client-texts.tsx';

interface Props {
  drawn: ReactNode;
  /** The drawn map with the offer of a street map. */
  streets: (styleUrl: string) => ReactNode;
}

/** A drawn map, and the way to a map of streets where the operator has named a style for it. */
export async function WithStreets({ drawn, streets }: Props) {
  const { MAP_STYLE_URL } = await site();
  return MAP_STYLE_URL ? <ClientTexts namespace="map">{streets(MAP_STYLE_URL)}</ClientTexts> : drawn;
}
