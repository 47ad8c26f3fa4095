import type { SavedCar } from '@kardan/contract/calls/listings/saved-cars';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { formatDay } from '@kardan/ui/formats/format.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import type { CarParkTexts } from './car-park-texts.ts';

interface Props {
  car: Pick<SavedCar, 'state' | 'endedAt'>;
  t: CarParkTexts;
  locale: Locale;
}

/** Says that a car is reserved, sold or gone; a car that is simply there needs no word. */
export function StandingBadge({ car: { state, endedAt }, t, locale }: Props) {
  if (state === 'active') return null;
  if (state === 'reserved') return <Badge tone="accent">{t('standing.reserved')}</Badge>;
  const sold = endedAt ? t('standing.soldOn', { date: formatDay(endedAt, locale) }) : t('standing.sold');
  return <Badge tone="strong">{state === 'sold' ? sold : t('standing.gone')}</Badge>;
}
