'use client';

import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { classes } from '@kardan/ui/classes.ts';
import { formatPrice } from '@kardan/ui/formats/format.ts';
import { useLocale } from '@kardan/ui/texts/texts-provider.tsx';
import { CarPicture } from '#domain/listing/pictures/car-picture.tsx';
import { comparison } from '#domain/saved-cars/lists.ts';
import type { Refusal } from '#domain/saved-cars/refusals.ts';
import type { SavedCar } from '#domain/saved-cars/stored-cars.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { comparisonQuery } from '../car-ids.ts';
import { RefusalNote } from './refusal-note.tsx';

interface Props {
  cars: readonly SavedCar[];
  comparisonHref: string;
  carParkHref: string;
  refusal: Refusal | undefined;
}

/** The cars chosen for comparison, in the order in which they were chosen. */
export default function Tray({ cars, comparisonHref, carParkHref, refusal }: Props) {
  const t = useTexts('car-park');
  const locale = useLocale();
  const ids = cars.map(({ id }) => id).toReversed();
  return (
    <section
      aria-label={t('tray.label')}
      data-compare-tray=""
      // On the page of the comparison itself it would only say the same again.
      className={classes(
        'sticky bottom-0 z-30 mt-10 border-t border-line-strong bg-surface-2 print:hidden',
        !refusal && 'in-[body:has([data-comparison])]:hidden',
      )}
    >
      {refusal && <RefusalNote refusal={refusal} carParkHref={carParkHref} />}
      {cars.length > 0 && (
        <div className="page flex items-center gap-4 py-2.5">
          <p className="text-sm font-medium max-md:text-xs md:whitespace-nowrap">
            {t('tray.count', { count: cars.length })}
          </p>
          <ul className="hidden flex-1 gap-2.5 xl:flex">
            {cars.toReversed().map(({ id, title, priceEur, plusNova, image }) => (
              <li key={id} className="flex w-56 items-center gap-2.5 rounded-sm border border-line bg-surface pr-1">
                <CarPicture hash={image} alt="" sizes="64px" scale="thumbnail" className="w-16! rounded-l-sm" />
                <span className="min-w-0 flex-1 text-xs">
                  <span className="block truncate font-medium">{title}</span>
                  <span className="text-text-3">
                    {plusNova
                      ? t('pricePlusNova', { price: formatPrice(priceEur, locale) })
                      : formatPrice(priceEur, locale)}
                  </span>
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
            <LinkButton
              href={comparisonHref + comparisonQuery(ids, { differencesOnly: true })}
              variant="inverse"
              icon="columns-3"
              rel="nofollow"
              className="max-md:px-3"
            >
              {t('tray.show')}
            </LinkButton>
          </div>
        </div>
      )}
    </section>
  );
}
