import { mapRegions } from '@kardan/contract/map/austria-map.gen';

/** The ground of a map: the federal states, as far as they are in view. */
export function CountryShapes({ viewBox }: { viewBox: string }) {
  return (
    <svg viewBox={viewBox} className="absolute inset-0 size-full" aria-hidden="true" preserveAspectRatio="none">
      {mapRegions.map(({ slug, path }) => (
        <path
          key={slug}
          d={path}
          fillRule="evenodd"
          className="fill-surface-2 stroke-line-strong [vector-effect:non-scaling-stroke]"
        />
      ))}
    </svg>
  );
}
