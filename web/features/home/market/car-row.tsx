import type { ListingCard } from '@kardan/contract/calls/search/search';
import { CarRow as Row } from '#domain/listing/car-row.tsx';
import type { CarActions } from '#domain/listing/listing-card.tsx';
import { currentLocale } from '#lib/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

/** Cars side by side, in the page's language. */
export async function CarRow({ cars, actions }: { cars: ListingCard[]; actions: CarActions }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('listing')]);
  return <Row cars={cars} t={t} locale={locale} actions={actions} />;
}
