import type { ListingCard } from '@kardan/contract/calls/search/search';
import { currentLocale } from '#lib/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { CarRow as Row } from '#ui/listing/car-row.tsx';
import type { CarActions } from '#ui/listing/listing-card.tsx';

/** Cars side by side, in the page's language. */
export async function CarRow({ cars, actions }: { cars: ListingCard[]; actions: CarActions }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('listing')]);
  return <Row cars={cars} t={t} locale={locale} actions={actions} />;
}
