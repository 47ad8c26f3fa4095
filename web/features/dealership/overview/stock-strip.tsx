import type { DealershipProfile } from '@kardan/contract/calls/dealerships/dealerships';
import type { ListingCard } from '@kardan/contract/calls/search/search';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { useId } from 'react';
import type { ListingTexts } from '#domain/listing/listing-texts.ts';
import { ListingTile } from '#domain/listing/listing-tile.tsx';
import { listingAddress } from '#domain/search/url/listing-address.ts';

interface Props {
  dealership: DealershipProfile;
  title: string;
  note?: string;
  more?: { href: string; label: string };
  cars: readonly ListingCard[];
  t: ListingTexts;
  locale: Locale;
}

/** A few of the dealership's cars side by side, on phones as a strip. */
export function StockStrip({ dealership, title, note, more, cars, t, locale }: Props) {
  const id = useId();
  if (cars.length === 0) return null;
  return (
    <section aria-labelledby={id} data-source="dealer-page">
      <div className="mb-3.5 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id={id}>{title}</h2>
        {note && <p className="text-sm text-text-3">{note}</p>}
        {more && (
          <TextLink href={more.href} iconAfter="arrow-right" className="min-h-8 text-sm md:ml-auto">
            {more.label}
          </TextLink>
        )}
      </div>
      <ul className="scroll-strip relative -mx-(--gutter) flex snap-x snap-mandatory scroll-px-(--gutter) gap-3.5 px-(--gutter) md:mx-0 md:grid md:grid-cols-3 md:px-0">
        {cars.map((car) => (
          <li key={car.id} className="min-w-0 shrink-0 basis-[82%] snap-start">
            <ListingTile
              listing={car}
              t={t}
              locale={locale}
              listingHref={listingAddress(locale, { dealership }, car)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
