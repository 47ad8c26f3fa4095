'use client';

import { formatPrice } from '#lib/format.ts';
import { comparison, useCarList } from '#lib/saved-cars/lists.ts';
import { useLocale, useTexts } from '#lib/texts/texts-provider.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { LinkButton } from '#ui/actions/link-button.tsx';
import { CarPicture } from '#ui/car/car-picture.tsx';

/** The cars chosen for comparison, at the bottom of the window as long as there are any. */
export function CompareTray({ href }: { href: string }) {
  const t = useTexts('listing');
  const locale = useLocale();
  const cars = useCarList(comparison);
  if (cars.length === 0) return null;
  const ids = new URLSearchParams(cars.map(({ id }) => ['vergleich', String(id)]));
  return (
    <section
      aria-label={t('tray.label')}
      data-compare-tray=""
      className="sticky bottom-0 z-30 mt-10 border-t border-line-strong bg-surface-2 print:hidden"
    >
      <div className="page flex items-center gap-4 py-2.5">
        <p className="text-sm font-medium whitespace-nowrap">{t('tray.count', { count: cars.length })}</p>
        <ul className="hidden flex-1 gap-2.5 xl:flex">
          {cars.map(({ id, title, priceEur, image }) => (
            <li key={id} className="flex w-56 items-center gap-2.5 rounded-sm border border-line bg-surface pr-1">
              <CarPicture hash={image} alt="" sizes="64px" scale="thumbnail" className="w-16! rounded-l-sm" />
              <span className="min-w-0 flex-1 text-xs">
                <span className="block truncate font-medium">{title}</span>
                <span className="text-text-3">{formatPrice(priceEur, locale)}</span>
              </span>
              <IconButton
                icon="x"
                size="sm"
                label={t('tray.remove', { title })}
                onClick={() => comparison.remove(id)}
              />
            </li>
          ))}
        </ul>
        <div className="ml-auto flex items-center gap-1">
          <IconButton icon="trash-2" label={t('tray.clear')} onClick={() => comparison.clear()} />
          <LinkButton href={`${href}?${ids}`} variant="inverse" icon="columns-3" rel="nofollow">
            {t('tray.show')}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
