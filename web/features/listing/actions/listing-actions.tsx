'use client';

import { Link } from '@kardan/ui/actions/link.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import type { ReactNode } from 'react';
import { carPark, comparison, useCarList } from '#domain/saved-cars/lists.ts';
import type { NewCar } from '#domain/saved-cars/stored-cars.ts';
import { countEvent } from '#lib/api/statistics.ts';
import { ShareListing } from './share-listing.tsx';

interface Props {
  car: NewCar;
  /** Of the page, without what was chosen on it. */
  url: string;
  printHref: string;
  labels: Record<'label' | 'park' | 'parked' | 'compare' | 'compared' | 'share' | 'copied' | 'print', string>;
}

const look =
  'grid min-h-14 content-center justify-items-center gap-1 rounded-sm px-1 text-xs text-text-2 hover:bg-surface-2 hover:text-text aria-pressed:text-accent-text';

/** What can be done with a car beside buying it. What lives in the browser shows only where scripts run. */
export function ListingActions({ car, url, printHref, labels }: Props) {
  const parked = useCarList(carPark).some(({ id }) => id === car.id);
  const compared = useCarList(comparison).some(({ id }) => id === car.id);
  const park = () => {
    if (parked) carPark.remove(car.id);
    else if (carPark.add(car)) countEvent('parked', car.id);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would frame links as if they were a form
    <div
      role="group"
      aria-label={labels.label}
      className="grid grid-cols-2 gap-1 border-t border-line pt-2.5 min-[360px]:grid-cols-4 print:hidden"
    >
      <button type="button" aria-pressed={parked} onClick={park} className={`${look} noscript:hidden`}>
        <Face icon="square-parking">{parked ? labels.parked : labels.park}</Face>
      </button>
      <button
        type="button"
        aria-pressed={compared}
        onClick={() => (compared ? comparison.remove(car.id) : comparison.add(car))}
        className={`${look} noscript:hidden`}
      >
        <Face icon="columns-3">{compared ? labels.compared : labels.compare}</Face>
      </button>
      <ShareListing listingId={car.id} url={url} title={car.title} copied={labels.copied} className={look}>
        <Face icon="share-2">{labels.share}</Face>
      </ShareListing>
      <Link href={printHref} rel="nofollow" className={look}>
        <Face icon="printer">{labels.print}</Face>
      </Link>
    </div>
  );
}

function Face({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <>
      <Icon name={icon} size={20} />
      <span>{children}</span>
    </>
  );
}
