import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import { texts } from '#lib/texts/texts.ts';
import { Part } from '../panel.tsx';

/** The dealer's own words, in the language and with the line breaks that they were written with. */
export async function Description({ listing }: { listing: ListingDetail }) {
  const t = await texts('car');
  if (!listing.description.trim()) return null;
  return (
    <Part id="beschreibung" title={t('description.title')}>
      <p lang="de" className="max-w-[72ch] whitespace-pre-line text-text-2 [overflow-wrap:anywhere]">
        {listing.description}
      </p>
      <p className="mt-3 text-xs text-text-3">{t('description.note', { dealer: listing.dealership.name })}</p>
    </Part>
  );
}
