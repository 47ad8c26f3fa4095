import type { DealershipProfile } from '@kardan/contract/dealerships';
import { texts } from '#lib/texts/texts.ts';
import { PlaceMap } from '#ui/dealership/place-map.tsx';
import { Panel } from './panel.tsx';

/** Where it is, and plain links to who plans the way there. */
export async function WayThere({ dealership }: { dealership: DealershipProfile }) {
  const t = await texts('dealership');
  const { name, street, postcode, city, region, latitude, longitude } = dealership;
  return (
    <Panel title={t('way.title')} anchor="anfahrt">
      <p className="mb-4 text-sm text-text-2">
        {street}, {postcode} {city}, {region.name}
      </p>
      <PlaceMap
        latitude={latitude}
        longitude={longitude}
        region={region.slug}
        label={t('way.map', { name, city, region: region.name })}
        toMap={t('way.toMap')}
        toRoute={t('way.toRoute')}
      />
    </Panel>
  );
}
