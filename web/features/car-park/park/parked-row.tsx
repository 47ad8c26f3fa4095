'use client';

import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useLocale } from '@kardan/ui/texts/texts-provider.tsx';
import { CompareToggle } from '#domain/saved-cars/compare-toggle.tsx';
import { keptPrice } from '#domain/saved-cars/new-car.ts';
import type { NewCar } from '#domain/saved-cars/stored-cars.ts';
import { localePrefixes } from '#lib/routes/locale-prefixes.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { SavedFacts } from '../saved-facts.tsx';
import { SavedRow } from '../saved-row.tsx';
import { StandingBadge } from '../standing-badge.tsx';
import { NoteField } from './note-field.tsx';
import { isOver, type ParkedCar } from './parked-car.ts';
import { PriceSinceSaved } from './price-since-saved.tsx';

interface Props {
  car: ParkedCar;
  loading: boolean;
  onRemove: () => void;
}

/** A car of the visitor's park. What is stored stands there at once; what is true now follows. */
export function ParkedRow({ car, loading, onRemove }: Props) {
  const t = useTexts('car-park');
  const listingTexts = useTexts('listing');
  const locale = useLocale();
  const { saved, now } = car;
  const card = now?.card;
  const hasPage = now === undefined || card != null;
  return (
    <SavedRow
      title={saved.title}
      href={hasPage ? `${localePrefixes[locale]}/${card?.slug ?? saved.slug}` : undefined}
      subtitle={card ? (card.versionName ?? card.title) : undefined}
      image={card?.images[0] ?? saved.image}
      badge={now && <StandingBadge car={now} t={t} locale={locale} />}
      over={isOver(car)}
      facts={
        card ? (
          <SavedFacts card={card} t={listingTexts} locale={locale} />
        ) : (
          loading && <Skeleton className="mt-2 h-3.5 w-4/5" />
        )
      }
      price={<PriceSinceSaved car={car} t={t} locale={locale} />}
      actions={
        <>
          {hasPage ? <CompareToggle car={comparable(car)} label={t('compare.choose')} /> : <span />}
          <IconButton
            icon="trash-2"
            size="sm"
            label={t('remove.car', { title: saved.title })}
            onClick={onRemove}
            data-remove=""
          />
        </>
      }
    >
      <NoteField car={saved} />
    </SavedRow>
  );
}

function comparable({ saved: { id, slug, title, priceEur, plusNova, image }, now }: ParkedCar): NewCar {
  return { id, slug, title, ...(now?.card ? keptPrice(now.card) : { priceEur, plusNova }), image };
}
