import { formatDay, formatPrice } from '@kardan/ui/formats/format.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { Price } from '#domain/listing/price/price.tsx';
import type { CarParkTexts } from '../car-park-texts.ts';
import { changedSince, type ParkedCar, priceChangeEur } from './parked-car.ts';

interface Props {
  car: ParkedCar;
  t: CarParkTexts;
  locale: Locale;
}

/** What the car costs now, and what has changed since it was saved. */
export function PriceSinceSaved({ car, t, locale }: Props) {
  const { saved, now } = car;
  const savedOn = t('change.savedOn', { date: formatDay(new Date(saved.savedAt).toISOString(), locale) });
  if (!now?.card) {
    return (
      <>
        <div className="opacity-60">
          <Price plusNova={saved.plusNova && t('plusNova')}>{formatPrice(saved.priceEur, locale)}</Price>
        </div>
        <p className="text-xs text-text-3">
          {t('change.lastKnown')}, {savedOn}
        </p>
      </>
    );
  }
  const since = changedSince(car);
  return (
    <>
      <Price plusNova={now.card.novaIncluded === false ? t('plusNova') : undefined}>
        {formatPrice(now.card.priceEur, locale)}
      </Price>
      <Change eur={priceChangeEur(car)} reducedFromEur={now.card.reducedFromEur} t={t} locale={locale} />
      <p className="text-xs text-text-3">
        {since ? `${t('change.since', { date: formatDay(since, locale) })}, ${savedOn}` : savedOn}
      </p>
    </>
  );
}

interface ChangeProps extends Omit<Props, 'car'> {
  eur: number | undefined;
  reducedFromEur: number | null;
}

/** A fact, not a bargain: neither green nor red. */
function Change({ eur, reducedFromEur, t, locale }: ChangeProps) {
  if (eur === undefined) return null;
  if (eur === 0) return <p className="text-xs text-text-2">{t('change.none')}</p>;
  const amount = formatPrice(Math.abs(eur), locale);
  return (
    <p className="flex items-start gap-1.5 text-xs font-medium">
      <Icon name={eur < 0 ? 'trending-down' : 'trending-up'} className="mt-px text-accent-text" />
      <span>
        {eur < 0 ? t('change.less', { amount }) : t('change.more', { amount })}
        {eur < 0 && reducedFromEur !== null && (
          <span className="block font-regular text-text-2">
            {t('change.lowestPrice', { price: formatPrice(reducedFromEur, locale) })}
          </span>
        )}
      </span>
    </p>
  );
}
