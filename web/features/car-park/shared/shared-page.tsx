import { listingTag } from '@kardan/contract/cache-tags';
import type { SavedCar, SavedCard } from '@kardan/contract/calls/listings/saved-cars';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { formatPrice } from '@kardan/ui/formats/format.ts';
import { listingName } from '#domain/listing/listing-name.ts';
import { Price } from '#domain/listing/price/price.tsx';
import { CompareToggle } from '#domain/saved-cars/compare-toggle.tsx';
import { newCarFromCard } from '#domain/saved-cars/new-car.ts';
import { ParkButton } from '#domain/saved-cars/park-button.tsx';
import { href } from '#lib/routes/href.ts';
import { cachePage } from '#lib/server/exchange.ts';
import { ClientTexts } from '#lib/texts/client-texts.tsx';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { maxSharedCars } from '../car-ids.ts';
import { CarsOutage } from '../cars-outage.tsx';
import { loadSavedCars } from '../load-cars.ts';
import { SavedFacts } from '../saved-facts.tsx';
import { SavedRow } from '../saved-row.tsx';
import { StandingBadge } from '../standing-badge.tsx';
import { TakeOver } from './take-over.tsx';

type ShownCar = SavedCar & { card: SavedCard };

/** Cars that somebody sent as a link, as they stand now. Complete without JavaScript; taking them over needs it. */
export async function SharedPage({ ids, leftOut }: { ids: number[]; leftOut: number }) {
  const [locale, t, answer] = await Promise.all([currentLocale(), texts('car-park'), loadSavedCars(ids)]);
  if (answer.failed) return <CarsOutage failure={answer} />;
  cachePage({ seconds: 60, staleSeconds: 60, tags: ids.map(listingTag) });
  const shown = answer.items.filter((car): car is ShownCar => car.card !== null);
  const gone = answer.items.length - shown.length;
  const said = [
    t('shared.count', { count: answer.items.length }),
    ...(gone > 0 ? [t('shared.gone', { count: gone })] : []),
    ...(leftOut > 0 ? [t('shared.leftOut', { max: maxSharedCars })] : []),
  ];
  return (
    <div className="page pt-6">
      <h1>{t('shared.title')}</h1>
      {shown.length === 0 ? (
        <div className="mt-6">
          <EmptyState
            icon="car-front"
            title={t('shared.empty.title')}
            action={
              <LinkButton href={href(locale, 'usedCars')} variant="accent" icon="search">
                {t('empty.search')}
              </LinkButton>
            }
          >
            {t('shared.empty.text')}
          </EmptyState>
        </div>
      ) : (
        <>
          <p className="mt-1.5 text-sm text-text-2">{said.join(' ')}</p>
          <ClientTexts namespace="car-park" only={['shared']}>
            <TakeOver cars={shown.map(({ card }) => newCarFromCard(card))} carParkHref={href(locale, 'myCarPark')} />
          </ClientTexts>
          <ol className="mt-5 grid gap-3.5">
            {shown.map((car) => (
              <li key={car.id} className="min-w-0">
                <SharedRow car={car} />
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

async function SharedRow({ car }: { car: ShownCar }) {
  const [locale, t, listingTexts] = await Promise.all([currentLocale(), texts('car-park'), texts('listing')]);
  const { card } = car;
  const over = car.state === 'sold';
  return (
    <SavedRow
      title={listingName(card)}
      href={href(locale, 'singleOffer', { slug: card.slug })}
      subtitle={card.versionName ?? card.title}
      image={card.images[0] ?? null}
      badge={<StandingBadge car={car} t={t} locale={locale} />}
      over={over}
      onPicture={
        <ParkButton car={newCarFromCard(card)} park={listingTexts('card.park')} parked={listingTexts('card.parked')} />
      }
      facts={<SavedFacts card={card} t={listingTexts} locale={locale} />}
      price={
        <Price plusNova={card.novaIncluded === false ? t('plusNova') : undefined}>
          {formatPrice(card.priceEur, locale)}
        </Price>
      }
      actions={<CompareToggle car={newCarFromCard(card)} label={t('compare.choose')} />}
    />
  );
}
