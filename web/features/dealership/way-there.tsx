import type { DealershipProfile } from '@kardan/contract/calls/dealerships/dealerships';
import { PlaceMap } from '#domain/map/place/place-map.tsx';
import { texts } from '#lib/texts/texts.ts';
import { Panel } from './panel.tsx';

/** Where it is, and plain links to who plans the way there. */
export async function WayThere({ dealership }: { dealership: DealershipProfile }) {
  const t = await texts('dealership');
  const { name, street, postcode, city, region, latitude, longitude } = dealership;
  // Vienna is both.
  const place = region.name === city ? city : `${city}, ${region.name}`;
  return (
    <Panel title={t('way.title')} anchor="anfahrt">
      <p className="mb-4 text-sm text-text-2">
        {street}, {postcode} {place}
      </p>
      <PlaceMap
        latitude={latitude}
        longitude={longitude}
        region={region.slug}
        name={name}
        address={`${street}, ${postcode} ${city}`}
        label={t('way.map', { name, place })}
        toMap={t('way.toMap')}
        toRoute={t('way.toRoute')}
      />
    </Panel>
  );
}
