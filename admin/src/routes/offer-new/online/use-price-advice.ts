import { skipToken, useQuery } from '@tanstack/react-query';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { priceAdviceQuery } from '#domain/listing/own-listing.ts';
import { api } from '#lib/api/api.ts';
import { useDebounced } from '#lib/browser/use-debounced.ts';
import { useNewCar } from '../use-new-car.ts';

/** How the price compares, once the car is saved with what it is compared by. */
export function usePriceAdvice() {
  const { slug } = useDealership();
  const { listing, fields, save } = useNewCar();
  const price = useDebounced(fields.priceEur);
  const car = { dealershipId: slug, listingId: String(listing?.id) };
  const isReady = listing !== undefined && price !== null && save.state === 'saved';
  return useQuery({ ...priceAdviceQuery(car, price), enabled: isReady, retry: false });
}

/** What such a car is offered for, for whoever has no price in mind yet. */
export function useMarketValue() {
  const { fields } = useNewCar();
  const { make, model, version, firstRegistration, mileageKm } = fields;
  const isKnown =
    make !== null && model !== null && version !== null && firstRegistration !== null && mileageKm !== null;
  return useQuery({
    queryKey: ['market-value', make, model, version, firstRegistration, mileageKm],
    queryFn: isKnown
      ? async ({ signal }) => {
          const query = { make, model, version, firstRegistration, mileageKm };
          const { valuation } = await api.eurotaxListingDetails({ query, signal });
          return valuation && Math.round(valuation.marketValueEur / 10) * 10;
        }
      : skipToken,
    retry: false,
  });
}
