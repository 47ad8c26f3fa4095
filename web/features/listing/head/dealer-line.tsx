import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { DealershipLogo } from '#domain/dealership/dealership-logo.tsx';
import { Plate } from '#domain/map/plate.tsx';
import { texts } from '#lib/texts/texts.ts';

/** Who sells it, in a line below the price; leads to what is told of the dealer further down. */
export async function DealerLine({ listing: { dealership: dealer, place } }: { listing: ListingDetail }) {
  const t = await texts('car');
  const { plateCode } = place.district;
  return (
    <a
      href="#haendler"
      className="flex items-center gap-3.5 rounded-md border border-line bg-surface p-3 hover:border-line-strong print:hidden"
    >
      <DealershipLogo {...dealer} />
      <span className="min-w-0 flex-1">
        <b className="block truncate font-semi">{dealer.name}</b>
        <span className="flex items-center gap-2 text-xs text-text-2">
          {plateCode && <Plate code={plateCode} label={t('plate', { code: plateCode })} />}
          {dealer.city}
        </span>
      </span>
      <Icon name="chevron-right" className="text-text-3" />
    </a>
  );
}
