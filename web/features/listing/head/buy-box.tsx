import type { ListingCosts } from '@kardan/contract/calls/listings/costs';
import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import type { PriceRating as Rating } from '@kardan/contract/calls/listings/price-rating';
import { optionLabels } from '@kardan/contract/labels/reference';
import { ratingLevels } from '@kardan/contract/values/price-ratings';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { formatPrice } from '@kardan/ui/formats/format.ts';
import { PriceMeter, PriceRating } from '@kardan/ui/price/price-rating.tsx';
import type { ReactNode } from 'react';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { PhoneNumber } from '../actions/phone-number.tsx';
import { costSum } from '../costs/cost-words.ts';
import { meterFigures, meterLabel, ratingReason } from '../price/rating-words.ts';
import { OfficialFigures } from './official-figures.tsx';
import { PriceLine } from './price-line.tsx';

interface Props {
  listing: ListingDetail;
  rating: Rating | undefined;
  costs: ListingCosts | undefined;
  /** There are examples of a credit or a lease to lead to. */
  financed: boolean;
  /** Park, compare, share, print. */
  actions: ReactNode;
}

/** What it costs, whether that is fair, and how to get it: beside the car from lg on, below its title on phones. */
export async function BuyBox({ listing, rating, costs, financed, actions }: Props) {
  const t = await texts('car');
  const { state, dealership } = listing;
  const sold = state === 'sold';
  return (
    <div className="grid grid-cols-1 gap-4 rounded-md border border-line bg-surface p-4.5 shadow-1 md:p-5.5">
      {state === 'reserved' && (
        <p className="flex items-center gap-2.5 text-sm text-text-2">
          <Badge tone="strong">{t('state.reserved')}</Badge>
          {t('reservedNote')}
        </p>
      )}
      <PriceLine listing={listing} />
      <OfficialFigures listing={listing} />
      {rating && <RatingSummary rating={rating} />}
      {!sold && (costs?.total || financed) && (
        <ul className="grid gap-1.5 border-t border-line pt-3.5 text-sm">
          {costs?.total && <Upkeep costs={costs} />}
          {financed && (
            <li>
              <TextLink href="#finanzierung" icon="calculator">
                {t('finance.toExample')}
              </TextLink>
            </li>
          )}
        </ul>
      )}
      {sold ? (
        <p className="border-t border-line pt-3.5 text-sm text-text-2">{t('soldNote')}</p>
      ) : (
        <div className="grid gap-2.5 print:hidden">
          <LinkButton href="#anfrage" variant="accent" size="lg" icon="message-square" full>
            {t('contact.write')}
          </LinkButton>
          {dealership.phone && (
            <PhoneNumber listingId={listing.id} phone={dealership.phone} label={t('contact.showPhone')} />
          )}
        </div>
      )}
      {actions}
    </div>
  );
}

async function RatingSummary({ rating }: { rating: Rating }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('car')]);
  const { estimate, label } = rating;
  const level = ratingLevels[label];
  return (
    <div className="grid grid-cols-1 gap-2 border-t border-line pt-3.5">
      <PriceRating level={level} word={optionLabels[locale].priceRating[label]} />
      {estimate && (
        <PriceMeter
          level={level}
          figures={meterFigures(rating.priceEur, estimate)}
          label={meterLabel(rating, estimate, t, locale)}
          big
          bandLabels={{
            low: formatPrice(estimate.bandLowEur, locale),
            high: formatPrice(estimate.bandHighEur, locale),
          }}
        />
      )}
      <p className="text-sm text-text-2">
        {estimate ? ratingReason(rating, estimate, t, locale) : t('rating.tooFew')}{' '}
        {estimate && (
          <TextLink href="#preis" inline>
            {t('rating.toSum')}
          </TextLink>
        )}
      </p>
    </div>
  );
}

async function Upkeep({ costs }: { costs: ListingCosts }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('car')]);
  if (!costs.total) return null;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4">
      <TextLink href="#kosten" icon="wallet">
        {t('costs.short')}
      </TextLink>
      <span className="font-medium whitespace-nowrap">
        {t('costs.perMonth', { amount: costSum(costs.total, t, locale) })}
      </span>
    </li>
  );
}
