import type { ListingCard } from '@kardan/contract/calls/search/search';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { ListingTile } from './listing-tile.tsx';

/** Cars side by side: a strip to swipe below lg, four in a row from there on. */
export async function ListingRow({ listings }: { listings: ListingCard[] }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('listing')]);
  return (
    <ul className="snap-strip relative -mx-(--gutter) grid scroll-px-(--gutter) auto-cols-[min(78vw,300px)] grid-flow-col gap-3.5 px-(--gutter) py-0.5 lg:mx-0 lg:grid-flow-row lg:grid-cols-4 lg:overflow-visible lg:px-0">
      {listings.map((listing) => (
        <li key={listing.id} className="min-w-0">
          <ListingTile listing={listing} t={t} locale={locale} />
        </li>
      ))}
    </ul>
  );
}
