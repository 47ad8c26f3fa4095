import type { SavedCard } from '@kardan/contract/calls/listings/saved-cars';
import { optionLabels } from '@kardan/contract/labels/reference';
import { factSeparator, formatMileage, formatMonth, formatPower } from '@kardan/ui/formats/format.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import type { ListingTexts } from '#domain/listing/listing-texts.ts';
import { Plate } from '#domain/map/plate.tsx';

interface Props {
  card: SavedCard;
  t: ListingTexts;
  locale: Locale;
}

/** The facts of a kept car in one line, and where it stands. */
export function SavedFacts({ card, t, locale }: Props) {
  const labels = optionLabels[locale];
  const { plateCode } = card.place.district;
  const facts = [
    card.firstRegistration
      ? t('fact.registered', { month: formatMonth(card.firstRegistration) })
      : t('fact.unregistered'),
    formatMileage(card.mileageKm, locale),
    formatPower(card.powerKw, card.powerPs, locale),
    labels.fuel[card.fuel],
    labels.gearbox[card.gearbox],
  ];
  return (
    <>
      <p>{facts.join(factSeparator)}</p>
      <p className="mt-2 flex min-w-0 items-center gap-2 text-xs">
        {plateCode && <Plate code={plateCode} label={t('card.plate', { code: plateCode })} />}
        <b className="font-medium text-text">{card.place.city}</b>
        <span className="truncate text-text-3 max-md:hidden">{card.dealership.name}</span>
      </p>
    </>
  );
}
