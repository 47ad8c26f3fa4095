import type { ListingCard } from '@kardan/contract/calls/search/search';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import type { CarActions } from './listing-card.tsx';
import type { ListingTexts } from './listing-texts.ts';
import { ListingTile } from './listing-tile.tsx';

interface Props {
  cars: ListingCard[];
  t: ListingTexts;
  locale: Locale;
  actions: CarActions;
}

/** Cars side by side: a strip to swipe below lg, four in a row from there on. */
export function CarRow({ cars, t, locale, actions }: Props) {
  return (
    <ul className="snap-strip relative -mx-(--gutter) grid scroll-px-(--gutter) auto-cols-[min(78vw,300px)] grid-flow-col gap-3.5 px-(--gutter) py-0.5 lg:mx-0 lg:grid-flow-row lg:grid-cols-4 lg:overflow-visible lg:px-0">
      {cars.map((car) => (
        <li key={car.id} className="min-w-0">
          <ListingTile car={car} t={t} locale={locale} actions={actions} />
        </li>
      ))}
    </ul>
  );
}
