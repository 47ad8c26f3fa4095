'use client';

import { Link } from '@kardan/ui/actions/link.tsx';
import { formatPrice } from '@kardan/ui/formats/format.ts';
import { useLocale } from '@kardan/ui/texts/texts-provider.tsx';
import { CarPicture } from '#domain/listing/pictures/car-picture.tsx';
import { recentlyViewed, useCarList } from '#domain/saved-cars/lists.ts';
import { localePrefixes } from '#lib/routes/locale-prefixes.ts';
import { useTexts } from '#lib/texts/use-texts.ts';

export function RecentCars({ except }: { except?: number | undefined }) {
  const t = useTexts('listing');
  const locale = useLocale();
  const cars = useCarList(recentlyViewed).filter(({ id }) => id !== except);
  if (cars.length === 0) return null;
  return (
    <section className="page mt-(--section)" aria-labelledby="recent">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="recent">{t('recent.title')}</h2>
        <button
          type="button"
          onClick={() => recentlyViewed.clear()}
          className="min-h-8 text-xs font-medium text-accent-text hover:underline"
        >
          {t('recent.clear')}
        </button>
      </div>
      <ul className="scroll-strip -mx-(--gutter) flex gap-3 px-(--gutter)">
        {cars.map(({ id, slug, title, priceEur, image }) => (
          <li key={id} className="w-44 shrink-0">
            <Link
              href={`${localePrefixes[locale]}/${slug}`}
              className="block overflow-hidden rounded-md border border-line bg-surface hover:border-line-strong"
            >
              <CarPicture hash={image} alt="" sizes="176px" />
              <span className="block p-3">
                <span className="block truncate text-sm font-medium">{title}</span>
                <span className="wide block text-md font-semi">{formatPrice(priceEur, locale)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
