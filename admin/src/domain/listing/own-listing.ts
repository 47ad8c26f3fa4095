import type { EditableFields } from '@kardan/contract/calls/stock/editable-fields';
import type { CarFacts } from '@kardan/contract/listing-field-rules';
import type { ListingFieldKey } from '@kardan/contract/listing-fields';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';
import { stockKey } from '../dealership/stock.ts';

/** A car of the stock, by the dealership's slug and its own number. */
export interface CarId {
  dealershipId: string;
  listingId: string;
}

export const ownListingQuery = (car: CarId) =>
  queryOptions({
    queryKey: ['own-listing', car.dealershipId, car.listingId],
    queryFn: ({ signal }) => api.ownListing({ params: car, signal }),
  });

export const listingCheckQuery = (car: CarId) =>
  queryOptions({
    queryKey: ['listing-check', car.dealershipId, car.listingId],
    queryFn: ({ signal }) => api.checkListing({ params: car, signal }),
    placeholderData: keepPreviousData,
  });

export const revisionsQuery = (car: CarId) =>
  queryOptions({
    queryKey: ['listing-revisions', car.dealershipId, car.listingId],
    queryFn: ({ signal }) => api.listingRevisions({ params: car, signal }),
  });

/** How the price compares; of the saved one where none is asked about. */
export const priceAdviceQuery = (car: CarId, priceEur: number | null) =>
  queryOptions({
    queryKey: ['price-advice', car.dealershipId, car.listingId, priceEur],
    queryFn: ({ signal }) => api.priceAdvice({ params: car, query: priceEur === null ? {} : { priceEur }, signal }),
    placeholderData: keepPreviousData,
  });

/** Every answer about a car that is another one once it has changed; the stock has its row. */
export const answersAbout = ({ dealershipId, listingId }: CarId) => [
  ...['listing-check', 'listing-revisions', 'price-advice', 'stock-row'].map((name) => [name, dealershipId, listingId]),
  stockKey(dealershipId),
];

/** What decides which fields a car has; a car that does not say yet is taken for what most are. */
export function factsOf({
  category,
  conditionKind,
  fuel,
}: Pick<EditableFields, 'category' | 'conditionKind' | 'fuel'>) {
  return { category: category ?? 'used', conditionKind, fuel: fuel ?? 'petrol' } satisfies CarFacts;
}

/** Whether nothing is said in a field. */
export function isEmpty(value: EditableFields[ListingFieldKey]): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
