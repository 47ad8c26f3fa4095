import type { DealershipProfile } from '@kardan/contract/calls/dealerships/dealerships';
import { CarPicture } from '#domain/listing/pictures/car-picture.tsx';
import { texts } from '#lib/texts/texts.ts';
import { Panel } from '../panel.tsx';

/** Pictures of the house. */
export async function Showroom({ dealership: { name, images } }: { dealership: DealershipProfile }) {
  const t = await texts('dealership');
  if (images.length === 0) return null;
  return (
    <Panel title={t('pictures.title')}>
      <ul className="grid grid-cols-2 gap-2 md:grid-cols-3">
        {images.map(({ contentHash }, index) => (
          <li key={contentHash} className="overflow-hidden rounded-sm">
            <CarPicture
              hash={contentHash}
              alt={t('pictures.picture', { name, number: index + 1 })}
              sizes="(width >= 1024px) 260px, (width >= 768px) 33vw, 50vw"
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
