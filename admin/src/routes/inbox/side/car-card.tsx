import type { WholeThread } from '@kardan/contract/calls/admin/inbox';
import { stockStateLabels } from '@kardan/contract/labels/stock';
import { imagePath } from '@kardan/contract/values/image-sizes';
import { ratingLevels } from '@kardan/contract/values/price-ratings';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { formatNumber, formatPrice } from '@kardan/ui/formats/format.ts';
import { PriceRating } from '@kardan/ui/price/price-rating.tsx';
import { dealershipPath } from '#domain/addresses.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { Fact, SideSection } from './side-section.tsx';

/** The car that it is about, as far as an answer needs it. */
export function CarCard({ car }: { car: NonNullable<WholeThread['car']> }) {
  const t = useTexts('inbox');
  const s = useTexts('stock');
  const locale = useLocale();
  const { slug } = useDealership();
  const number = formatNumber(car.inquiries, locale);
  return (
    <SideSection
      title={t(car.isOwn ? 'car' : 'car.like')}
      aside={
        car.isOwn && (
          <TextLink href={dealershipPath(slug, `offers/${car.id}/edit`)} iconAfter="arrow-right" className="text-xs">
            {t('car.open')}
            <span className="sr-only"> {car.title}</span>
          </TextLink>
        )
      }
    >
      {car.image && (
        <img
          src={imagePath(car.image, 640)}
          alt=""
          width={640}
          height={427}
          loading="lazy"
          className="mb-3 aspect-3/2 w-full rounded-sm bg-surface-3 object-cover"
        />
      )}
      <p className="wide-sm font-semi">{car.title || t('car.unnamed')}</p>
      <p className="mt-0.5 text-xs text-text-2">{car.facts}</p>
      <div className="mt-2 mb-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        {car.priceEur !== null && <b className="wide-sm text-lg font-bold">{formatPrice(car.priceEur, locale)}</b>}
        {car.state !== 'active' && <Badge tone="strong">{stockStateLabels[locale][car.state]}</Badge>}
        {car.state === 'active' && car.priceRating && car.priceRating.label !== 'unknown' && (
          <PriceRating
            level={ratingLevels[car.priceRating.label]}
            word={s(`rating.${car.priceRating.label}`)}
            size="sm"
          />
        )}
      </div>
      <dl>
        {car.daysInStock !== null && <Fact name={t('car.days')}>{formatNumber(car.daysInStock, locale)}</Fact>}
        <Fact name={t('car.inquiries')}>
          <TextLink href={`${dealershipPath(slug, 'inbox')}?car=${car.id}`}>
            {car.openInquiries > 0
              ? t('car.inquiriesOpen', { number, open: formatNumber(car.openInquiries, locale) })
              : number}
          </TextLink>
        </Fact>
      </dl>
    </SideSection>
  );
}
