'use client';

import { Button } from '@kardan/ui/actions/button.tsx';
import { Link } from '@kardan/ui/actions/link.tsx';
import { formatPrice } from '@kardan/ui/formats/format.ts';
import { useLocale } from '@kardan/ui/texts/texts-provider.tsx';
import { CarPicture } from '#domain/listing/pictures/car-picture.tsx';
import { recentlyViewed, useCarList } from '#domain/saved-cars/lists.ts';
import { keepHistory, useKeptHistory } from '#domain/saved-cars/viewing-history.ts';
import { localePrefixes } from '#lib/routes/locale-prefixes.ts';
import { useTexts } from '#lib/texts/use-texts.ts';

export function RecentCars({ except }: { except?: number | undefined }) {
  const t = useTexts('listing');
  const locale = useLocale();
  const cars = useCarList(recentlyViewed).filter(({ id }) => id !== except);
  const kept = useKeptHistory();
  if (kept === false && except !== undefined) return <OfferHistory />;
  if (!kept || cars.length === 0) return null;
  return (
    <section className="page mt-(--section)" aria-labelledby="recent">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="recent">{t('recent.title')}</h2>
        <button
          type="button"
          onClick={() => keepHistory(false)}
          className="min-h-8 text-xs font-medium text-accent-text hover:underline"
        >
          {t('recent.clear')}
        </button>
      </div>
      <ul className="scroll-strip -mx-(--gutter) flex gap-3 px-(--gutter)">
        {cars.map(({ id, slug, title, priceEur, plusNova, image }) => (
          <li key={id} className="w-44 shrink-0">
            <Link
              href={`${localePrefixes[locale]}/${slug}`}
              className="block overflow-hidden rounded-md border border-line bg-surface hover:border-line-strong"
            >
              <CarPicture hash={image} alt="" sizes="176px" />
              <span className="block p-3">
                <span className="block truncate text-sm font-medium">{title}</span>
                <span className="wide block text-md font-semi">{formatPrice(priceEur, locale)}</span>
                {plusNova && <span className="block text-xs text-text-2">{t('card.plusNova')}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Nothing is kept of what a visitor looks at unless the visitor wants it. */
function OfferHistory() {
  const t = useTexts('listing');
  return (
    <section className="page mt-(--section) print:hidden" aria-labelledby="recent">
      <h2 id="recent">{t('recent.title')}</h2>
      <p className="mt-2 max-w-[60ch] text-sm text-text-2">{t('recent.offer')}</p>
      <Button size="sm" className="mt-4" onClick={() => keepHistory(true)}>
        {t('recent.keep')}
      </Button>
    </section>
  );
}
