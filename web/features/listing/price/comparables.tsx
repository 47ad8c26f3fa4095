import type { ComparableCar } from '@kardan/contract/calls/listings/price-rating';
import { optionLabels } from '@kardan/contract/labels/reference';
import { ratingLevels } from '@kardan/contract/values/price-ratings';
import { Link } from '@kardan/ui/actions/link.tsx';
import { Accordion } from '@kardan/ui/content/accordion.tsx';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { factSeparator, formatMileage, formatMonth, formatPower, formatPrice } from '@kardan/ui/formats/format.ts';
import { PriceRating } from '@kardan/ui/price/price-rating.tsx';
import { CarPicture } from '#domain/listing/pictures/car-picture.tsx';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

/** The cars that are most like this one, so that everybody can compare for themselves. */
export async function Comparables({ cars }: { cars: readonly ComparableCar[] }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('car')]);
  if (cars.length === 0) return null;
  return (
    <div className="mt-4 border-t border-line print:hidden">
      <Accordion title={t('rating.comparables', { count: cars.length })}>
        <ul className="grid grid-cols-1 gap-x-6 xl:grid-cols-2">
          {cars.map((car) => (
            <li
              key={car.id}
              className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t border-line py-2.5 text-sm md:flex-nowrap"
            >
              <CarPicture
                hash={car.image}
                alt=""
                sizes="72px"
                scale="thumbnail"
                className="w-18! shrink-0 rounded-xs"
              />
              <div className="min-w-0 flex-1">
                <Link
                  href={href(locale, 'singleOffer', { slug: car.slug })}
                  className="block truncate font-medium underline-offset-3 hover:underline"
                >
                  {car.title}
                </Link>
                <p className="text-xs text-text-3">
                  {[
                    car.firstRegistration && t('fact.registered', { month: formatMonth(car.firstRegistration) }),
                    formatMileage(car.mileageKm, locale),
                    formatPower(car.powerKw, car.powerPs, locale),
                  ]
                    .filter(Boolean)
                    .join(factSeparator)}
                </p>
              </div>
              <div className="flex items-center justify-between gap-3 max-md:basis-full md:grid md:justify-items-end md:gap-0.5">
                <b className="font-semi whitespace-nowrap md:text-right">
                  {formatPrice(car.priceEur, locale)}
                  {car.novaIncluded === false && (
                    <span className="block text-xs font-regular text-text-2"> {t('price.plusNova')}</span>
                  )}
                </b>
                {car.state === 'sold' ? (
                  <Badge>{t('state.sold')}</Badge>
                ) : (
                  car.priceRating && (
                    <PriceRating
                      level={ratingLevels[car.priceRating.label]}
                      word={optionLabels[locale].priceRating[car.priceRating.label]}
                      size="sm"
                    />
                  )
                )}
              </div>
            </li>
          ))}
        </ul>
      </Accordion>
    </div>
  );
}
