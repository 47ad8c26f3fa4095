import type { PriceAdvice } from '@kardan/contract/calls/stock/own-listing';
import { optionLabels } from '@kardan/contract/labels/reference';
import { stockStateLabels } from '@kardan/contract/labels/stock';
import { listingPath } from '@kardan/contract/site-paths';
import { imagePath } from '@kardan/contract/values/image-sizes';
import { ratingLevels } from '@kardan/contract/values/price-ratings';
import {
  factSeparator,
  formatMileage,
  formatMonth,
  formatPrice,
  formatPriceChange,
} from '@kardan/ui/formats/format.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { PriceRating } from '@kardan/ui/price/price-rating.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { GroupPanel } from '../data/group-panel.tsx';

const shown = 8;

/** The cars nearest to this one, each as buyers see it. */
export function Comparables({ advice }: { advice: PriceAdvice }) {
  const t = useTexts('car');
  const locale = useLocale();
  const cars = advice.comparables
    .toSorted((one, other) => other.similarityPercent - one.similarityPercent)
    .slice(0, shown);
  if (cars.length === 0) return null;
  return (
    <GroupPanel title={t('near.title')} note={t('near.note', { shown: cars.length, all: advice.comparables.length })}>
      <ul>
        {cars.map((car) => (
          <li key={car.id} className="border-t border-line first:border-0">
            <a
              href={listingPath(car.slug, locale)}
              target="_blank"
              rel="noreferrer"
              className="flex flex-wrap items-center gap-x-3.5 gap-y-1 py-2.5 hover:bg-surface-2"
            >
              {car.image ? (
                <img
                  src={imagePath(car.image, 128)}
                  alt=""
                  loading="lazy"
                  className="h-11 w-16 shrink-0 rounded-sm object-cover"
                />
              ) : (
                <span className="grid h-11 w-16 shrink-0 place-items-center rounded-sm bg-surface-3 text-text-3">
                  <Icon name="image-off" />
                </span>
              )}
              <span className="min-w-0 flex-1 basis-44">
                <b className="block truncate text-sm font-semi">{car.title}</b>
                <small className="text-xs text-text-3">
                  {[
                    car.firstRegistration && t('preview.registered', { month: formatMonth(car.firstRegistration) }),
                    formatMileage(car.mileageKm, locale),
                    t('near.similar', { percent: car.similarityPercent }),
                    car.state !== 'active' && stockStateLabels[locale][car.state],
                  ]
                    .filter(Boolean)
                    .join(factSeparator)}
                </small>
              </span>
              {car.priceRating && (
                <PriceRating
                  level={ratingLevels[car.priceRating.label]}
                  word={optionLabels[locale].priceRating[car.priceRating.label]}
                  size="sm"
                />
              )}
              <span className="ml-auto text-right text-sm">
                <b className="block font-semi">{formatPrice(car.priceEur, locale)}</b>
                {car.novaIncluded === false && (
                  <small className="block text-xs text-text-2"> {t('preview.plusNova')}</small>
                )}
                <small className="text-xs text-text-3">
                  {formatPriceChange(car.priceEur - advice.priceEur, locale)}
                </small>
              </span>
              <span className="sr-only">{t('near.newTab')}</span>
            </a>
          </li>
        ))}
      </ul>
    </GroupPanel>
  );
}
