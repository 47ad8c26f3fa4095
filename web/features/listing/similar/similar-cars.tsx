import type { ListingCard } from '@kardan/contract/calls/search/search';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { Notice } from '@kardan/ui/feedback/notice.tsx';
import { ListingTile } from '#domain/listing/listing-tile.tsx';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

interface Props {
  /** Undefined when they cannot be asked for. */
  cars: readonly ListingCard[] | undefined;
  /** The list of its model, or of its make where models have none. */
  moreHref: string;
  moreLabel: string;
}

/** Cars like this one. An outage of the search is said, never shown as if there were none. */
export async function SimilarCars({ cars, moreHref, moreLabel }: Props) {
  const [locale, t, listingTexts] = await Promise.all([currentLocale(), texts('car'), texts('listing')]);
  if (!cars) {
    return (
      <Notice kind="offline" title={t('similar.title')} icon="car-front">
        <p>{t('similar.outage')}</p>
      </Notice>
    );
  }
  if (cars.length === 0) return null;
  return (
    <section aria-labelledby="aehnliche" data-source="similar" className="print:hidden">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="aehnliche">{t('similar.title')}</h2>
        <TextLink href={moreHref} iconAfter="arrow-right">
          {t('similar.more', { vehicle: moreLabel })}
        </TextLink>
      </div>
      <ul className="scroll-strip relative -mx-(--gutter) flex snap-x snap-mandatory scroll-px-(--gutter) gap-3.5 px-(--gutter) md:mx-0 md:grid md:grid-cols-2 md:px-0 lg:grid-cols-3 xl:grid-cols-4">
        {cars.map((car) => (
          <li key={car.id} className="min-w-0 shrink-0 basis-[82%] snap-start">
            <ListingTile listing={car} t={listingTexts} locale={locale} />
          </li>
        ))}
      </ul>
    </section>
  );
}
