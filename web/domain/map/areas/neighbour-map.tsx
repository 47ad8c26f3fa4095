import { mapDistricts } from '@kardan/contract/map/austria-districts.gen';
import { mapRegions } from '@kardan/contract/map/austria-map.gen';
import type { MapBox } from '@kardan/contract/map/map-shapes';
import { AreaList } from './area-list.tsx';
import { AreaMap } from './area-map.tsx';
import { fitView, isSeen } from './fit-view.ts';
import type { MapArea, MapTexts } from './map-area.ts';

interface NeighbourMapProps extends MapTexts {
  district: MapArea;
  neighbours: MapArea[];
}

/** A district among those that it borders on, and these as a list; of an unknown district only the list. */
export function NeighbourMap({ district, neighbours, ...texts }: NeighbourMapProps) {
  const areas = [...neighbours, district];
  const shapes = mapDistricts.filter(({ slug }) => areas.some((area) => area.slug === slug));
  const list = <AreaList areas={neighbours} shapes={shapes} {...texts} />;
  if (!shapes.some(({ slug }) => slug === district.slug)) return list;
  const view = fitView(boxAround(shapes.map(({ box }) => box)));
  const around = mapRegions
    .filter(({ box }) => isSeen(view, box))
    .map(({ slug, path }) => <path key={slug} d={path} className="fill-surface stroke-line" />);
  return (
    <div className="@container">
      <div className="grid gap-6 @4xl:grid-cols-[minmax(0,1fr)_18rem] @4xl:gap-10">
        <AreaMap areas={areas} shapes={shapes} view={view} selected={district.slug} background={around} {...texts} />
        {list}
      </div>
    </div>
  );
}

function boxAround(boxes: MapBox[]): MapBox {
  return [
    Math.min(...boxes.map(([left]) => left)),
    Math.min(...boxes.map(([, top]) => top)),
    Math.max(...boxes.map(([, , right]) => right)),
    Math.max(...boxes.map(([, , , bottom]) => bottom)),
  ];
}
