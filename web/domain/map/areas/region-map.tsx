import { mapDistricts } from '@kardan/contract/map/austria-districts.gen';
import { mapRegions } from '@kardan/contract/map/austria-map.gen';
import { AreaList } from './area-list.tsx';
import { AreaOverview } from './area-overview.tsx';
import { fitView, isSeen } from './fit-view.ts';
import type { MapArea, MapTexts } from './map-area.ts';

interface RegionMapProps extends MapTexts {
  /** Slug of the region. */
  region: string;
  districts: MapArea[];
  /** Slug of the district that the page is about. */
  selected?: string | undefined;
}

/** The districts of a region as a map, with the regions around it, and as a list; of an unknown region only the list. */
export function RegionMap({ region, districts, ...texts }: RegionMapProps) {
  const shapes = mapDistricts.filter((district) => district.region === region);
  const frame = mapRegions.find(({ slug }) => slug === region);
  if (!frame) return <AreaList areas={districts} shapes={shapes} {...texts} />;
  const view = fitView(frame.box);
  const around = mapRegions
    .filter(({ slug, box }) => slug !== region && isSeen(view, box))
    .map(({ slug, path }) => <path key={slug} d={path} className="fill-surface stroke-line" />);
  return <AreaOverview areas={districts} shapes={shapes} view={view} background={around} {...texts} />;
}
