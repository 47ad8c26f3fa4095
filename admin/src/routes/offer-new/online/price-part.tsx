import type { PriceAdvice } from '@kardan/contract/calls/stock/own-listing';
import { optionLabels } from '@kardan/contract/labels/reference';
import { listingFields } from '@kardan/contract/listing-fields';
import { ratingLevels } from '@kardan/contract/values/price-ratings';
import { Button } from '@kardan/ui/actions/button.tsx';
import { formatNumber, formatPrice } from '@kardan/ui/formats/format.ts';
import { PriceMeter, PriceRating } from '@kardan/ui/price/price-rating.tsx';
import { useState } from 'react';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { useNewCar } from '../use-new-car.ts';
import { betterStep } from './better-step.ts';
import { readAnswer } from './read-answer.ts';
import { useMarketValue, usePriceAdvice } from './use-price-advice.ts';

const stepEur = 100;

/** The price on the meter: what it is explained by, and one step that changes the rating. Nothing is changed by itself. */
export function PricePart() {
  const t = useTexts('carNew');
  const locale = useLocale();
  const { fields, confirm } = useNewCar();
  const price = fields.priceEur;
  const [typed, setTyped] = useState<string>();
  const advice = usePriceAdvice().data;
  const market = useMarketValue().data;
  const set = (priceEur: number | null) => {
    setTyped(undefined);
    confirm({ priceEur });
  };
  const shown = typed ?? (price === null ? '' : formatNumber(price, locale));
  return (
    <section aria-label={t('price.title')} className="grid gap-2 border-t border-line pt-4">
      <h3 className="text-md font-semi">{t('price.title')}</h3>
      <div className="grid grid-cols-[72px_1fr_72px] gap-2">
        <Button
          aria-label={t('price.less')}
          className="h-14 px-0!"
          disabled={price === null || price <= stepEur}
          onClick={() => price !== null && set(price - stepEur)}
        >
          − {stepEur}
        </Button>
        <label className="flex h-14 items-center justify-center gap-2 rounded-sm border border-line-strong bg-surface px-3 focus-within:outline-[2.5px] focus-within:outline-offset-1 focus-within:outline-focus">
          <span className="sr-only">{t('price.label')}</span>
          <span aria-hidden="true" className="text-text-3">
            €
          </span>
          <input
            inputMode="numeric"
            autoComplete="off"
            value={shown}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              const value = readAnswer(listingFields.priceEur, currentTarget.value);
              confirm({ priceEur: typeof value === 'number' ? value : null });
            }}
            onBlur={() => setTyped(undefined)}
            className="wide-sm w-full min-w-0 bg-transparent text-center text-xl font-semi outline-none"
          />
        </label>
        <Button
          aria-label={t('price.more')}
          className="h-14 px-0!"
          disabled={price === null}
          onClick={() => price !== null && set(price + stepEur)}
        >
          + {stepEur}
        </Button>
      </div>
      {price === null && market && (
        <Offer
          text={t('price.market', { price: formatPrice(market, locale) })}
          aside={t('price.take')}
          onTake={() => set(market)}
        />
      )}
      {price !== null && advice && <Advice advice={advice} onTake={set} />}
    </section>
  );
}

function Advice({ advice, onTake }: { advice: PriceAdvice; onTake: (priceEur: number) => void }) {
  const t = useTexts('carNew');
  const locale = useLocale();
  const { priceEur, rating, rank, rankOf } = advice;
  const { estimate, label, sampleSize } = rating;
  const level = ratingLevels[label];
  const words = optionLabels[locale].priceRating;
  if (!estimate) return <p className="text-xs text-text-2">{t('price.unknown')}</p>;
  const eur = (value: number) => formatPrice(value, locale);
  const difference = priceEur - estimate.estimateEur;
  const better = betterStep(advice);
  return (
    <>
      <p className="flex items-center justify-between text-sm text-text-2">
        <PriceRating level={level} word={words[label]} />
        {rank !== null && <span>{t('price.rank', { rank, of: rankOf })}</span>}
      </p>
      <PriceMeter
        big
        level={level}
        figures={{
          low: estimate.scaleLowEur,
          high: estimate.scaleHighEur,
          bandLow: estimate.bandLowEur,
          bandHigh: estimate.bandHighEur,
          price: priceEur,
        }}
        label={t('price.meter', {
          rating: words[label],
          price: eur(priceEur),
          low: eur(estimate.bandLowEur),
          high: eur(estimate.bandHighEur),
        })}
        bandLabels={{ low: eur(estimate.bandLowEur), high: eur(estimate.bandHighEur) }}
      />
      <p className="text-xs text-text-2">
        {t(difference >= 0 ? 'price.above' : 'price.below', {
          difference: eur(Math.abs(difference)),
          count: sampleSize,
        })}
      </p>
      {better && (
        <Offer
          text={t('price.better', { price: eur(better.priceEur), rating: words[better.label] })}
          aside={rank === null ? '' : t('price.betterRank', { rank: better.rank, now: rank })}
          onTake={() => onTake(better.priceEur)}
        />
      )}
    </>
  );
}

function Offer({ text, aside, onTake }: { text: string; aside: string; onTake: () => void }) {
  return (
    <button
      type="button"
      onClick={onTake}
      className="flex min-h-12 w-full items-center justify-between gap-3 rounded-sm border border-dashed border-line-strong px-3.5 text-left text-sm hover:border-line-hover"
    >
      <span>{text}</span>
      <span className="text-xs whitespace-nowrap text-accent-text">{aside}</span>
    </button>
  );
}
