import type { PriceAdvice } from '@kardan/contract/calls/stock/own-listing';
import { optionLabels } from '@kardan/contract/labels/reference';
import { showsConsumption } from '@kardan/contract/listing-field-rules';
import { imagePath } from '@kardan/contract/values/image-sizes';
import { ratingLevels } from '@kardan/contract/values/price-ratings';
import { factSeparator, formatMileage, formatMonth, formatPower, formatPrice } from '@kardan/ui/formats/format.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { PriceMeter, PriceRating } from '@kardan/ui/price/price-rating.tsx';
import { useState } from 'react';
import { optionText } from '#domain/listing/field-words.ts';
import { factsOf } from '#domain/listing/own-listing.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { officialWords } from '../data/official-words.ts';
import { useEditor } from '../saving/use-editor.ts';
import { useCarName } from '../use-car-name.ts';
import { PagePreview } from './page-preview.tsx';

const devices = ['phone', 'desktop', 'page'] as const;

/** The car among the results as buyers will see it, with what is typed right now. */
export function CardPreview({ advice }: { advice: PriceAdvice | undefined }) {
  const t = useTexts('car');
  const [device, setDevice] = useState<(typeof devices)[number]>('phone');
  return (
    <section aria-labelledby="preview-title" className="rounded-md border border-line bg-surface p-4 md:p-5">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <h2 id="preview-title">{t('preview.title')}</h2>
        <fieldset className="inline-flex gap-0.5 rounded-sm border border-line-strong p-[3px]">
          <legend className="sr-only">{t('preview.device')}</legend>
          {devices.map((name) => (
            <label
              key={name}
              className="inline-flex min-h-9 cursor-pointer items-center rounded-[4px] px-2.5 text-xs font-medium text-text-2 has-checked:bg-inverse has-checked:text-on-inverse has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="preview-device"
                checked={device === name}
                onChange={() => setDevice(name)}
                className="sr-only"
              />
              {t(`preview.${name}`)}
            </label>
          ))}
        </fieldset>
      </div>
      <Card advice={advice} isWide={device === 'desktop'} />
      {device === 'page' && <PagePreview />}
    </section>
  );
}

function Card({ advice, isWide }: { advice: PriceAdvice | undefined; isWide: boolean }) {
  const t = useTexts('car');
  const locale = useLocale();
  const { car, fields } = useEditor();
  const { name, version } = useCarName();
  const [picture] = car.pictures;
  const { priceEur, mileageKm, powerKw, firstRegistration, fuel, gearbox } = fields;
  const facts = [
    firstRegistration
      ? t('preview.registered', { month: formatMonth(firstRegistration) })
      : fields.conditionKind === 'new' && t('preview.unregistered'),
    mileageKm !== null && formatMileage(mileageKm, locale),
    powerKw !== null && formatPower(powerKw, Math.round(powerKw * 1.359_62), locale),
    isWide && fuel && optionText('fuel', fuel, locale),
    isWide && gearbox && optionText('gearbox', gearbox, locale),
  ].filter(Boolean);
  const official = showsConsumption(factsOf(fields)) ? officialWords(fields, t, locale) : undefined;
  const rating = advice?.rating.label;
  const estimate = advice?.rating.estimate;
  return (
    <article
      aria-label={t('preview.title')}
      className={`overflow-hidden rounded-md border border-line bg-surface-2 ${isWide ? 'grid grid-cols-[42%_minmax(0,1fr)]' : ''}`}
    >
      {picture ? (
        <img
          src={imagePath(picture.contentHash, 640)}
          alt={picture.altText ?? ''}
          className={`w-full object-cover ${isWide ? 'h-full min-h-40' : 'aspect-[3/2]'}`}
        />
      ) : (
        <span className="grid aspect-[3/2] size-full place-items-center bg-surface-3 text-text-3">
          <Icon name="image-off" size={28} />
        </span>
      )}
      <div className="p-3.5">
        <p className="wide-sm text-md leading-snug font-semi [overflow-wrap:anywhere]">{name}</p>
        <p className="truncate text-sm text-text-2">{version ?? fields.title}</p>
        <p className="mt-1.5 text-xs text-text-2">{facts.join(factSeparator)}</p>
        <p className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="wide text-xl font-bold">
            {priceEur === null ? t('preview.noPrice') : formatPrice(priceEur, locale)}
            {priceEur !== null && fields.novaIncluded === false && (
              <span className="block text-xs font-regular text-text-2"> {t('preview.plusNova')}</span>
            )}
          </span>
          {rating && priceEur !== null && (
            <PriceRating level={ratingLevels[rating]} word={optionLabels[locale].priceRating[rating]} size="sm" />
          )}
        </p>
        {estimate && rating && priceEur !== null && (
          <div className="mt-2">
            <PriceMeter
              level={ratingLevels[rating]}
              label={optionLabels[locale].priceRating[rating]}
              figures={{
                low: estimate.scaleLowEur,
                high: estimate.scaleHighEur,
                bandLow: estimate.bandLowEur,
                bandHigh: estimate.bandHighEur,
                price: priceEur,
              }}
            />
          </div>
        )}
        {official && <p className="mt-2 text-2xs text-text-3">{official}</p>}
      </div>
    </article>
  );
}
