import { AreaList } from './area-list.tsx';
import { AreaMap, type AreaMapProps } from './area-map.tsx';

/** A map and beside it, or below it on phones, the same in words. */
export function AreaOverview(props: AreaMapProps) {
  return (
    <div className="@container">
      <div className="grid gap-6 @4xl:grid-cols-[minmax(0,1fr)_18rem] @4xl:gap-10">
        <AreaMap {...props} />
        <AreaList {...props} />
      </div>
    </div>
  );
}
