import { mapRegions } from '@kardan/contract/map/austria-map.gen';
import { mapHeight, mapWidth } from '@kardan/contract/map/project';
import { AreaOverview } from './area-overview.tsx';
import type { MapArea, MapTexts } from './map-area.ts';

/** Room to the right of Austria for Vienna's sign, since Vienna itself is too small for it. */
const view = { width: mapWidth + 60, height: mapHeight, scale: 1, left: 0, top: 0 };
const callouts = { wien: [1012, 48] } as const;

interface AustriaMapProps extends MapTexts {
  areas: MapArea[];
  /** Slug of the region that the page is about. */
  selected?: string | undefined;
}

/** The nine regions as a map and as a list, with what each offers. */
export function AustriaMap(props: AustriaMapProps) {
  return <AreaOverview shapes={mapRegions} view={view} callouts={callouts} {...props} />;
}
