import { mapRegions } from '@kardan/contract/map/austria-map.gen';
import { mapHeight, mapWidth, projectPoint } from '@kardan/contract/map/project';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { PlaceStreets } from '#domain/map/place/place-streets.tsx';
import { WithStreets } from '#domain/map/street/with-streets.tsx';

interface Props {
  latitude: number;
  longitude: number;
  /** Slug of the federal state. */
  region: string;
  name: string;
  address: string;
  /** What the drawing shows, in words. */
  label: string;
  toMap: string;
  toRoute: string;
}

/** Where something stands, on our own map of Austria: nobody else is asked before a link is followed or streets are wanted. */
export function PlaceMap({ latitude, longitude, region, name, address, label, toMap, toRoute }: Props) {
  const [x, y] = projectPoint(latitude, longitude);
  const osm = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
  const route = `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
  const drawn = (
    <svg viewBox={`0 0 ${mapWidth} ${mapHeight}`} role="img" aria-label={label} className="block w-full max-w-130">
      <g fillRule="evenodd" strokeLinejoin="round" className="[&_path]:[vector-effect:non-scaling-stroke]">
        {mapRegions.map(({ slug, path }) => (
          <path
            key={slug}
            d={path}
            className={slug === region ? 'fill-accent-soft stroke-accent-line' : 'fill-surface-2 stroke-line'}
          />
        ))}
      </g>
      <circle cx={x} cy={y} r={26} className="fill-accent-line opacity-25" />
      <circle cx={x} cy={y} r={11} className="fill-accent stroke-surface" strokeWidth={4} />
    </svg>
  );
  return (
    <div className="grid items-end gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_auto]">
      <WithStreets
        drawn={drawn}
        streets={(styleUrl) => (
          <PlaceStreets styleUrl={styleUrl} place={{ latitude, longitude, name, address }}>
            {drawn}
          </PlaceStreets>
        )}
      />
      <div className="flex flex-wrap gap-2 md:flex-col">
        <LinkButton href={osm} target="_blank" rel="noopener" icon="map" size="sm">
          {toMap}
        </LinkButton>
        <LinkButton href={route} target="_blank" rel="noopener" icon="navigation" size="sm">
          {toRoute}
        </LinkButton>
      </div>
    </div>
  );
}
