import type { SavedCar as CarNow } from '@kardan/contract/calls/listings/saved-cars';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { carPark } from '#domain/saved-cars/lists.ts';
import type { SavedCar } from '#domain/saved-cars/stored-cars.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { idsToAsk } from './ids-to-ask.ts';

const none: CarNow[] = [];

/** How the cars of the park stand now: one request for all of them. */
export function useCarsNow(cars: readonly SavedCar[]) {
  const [asked, setAsked] = useState<readonly number[]>([]);
  const ids = idsToAsk(
    asked,
    cars.map(({ id }) => id),
    carPark.max,
  );
  if (ids !== asked) setAsked(ids);
  const { data, error, isPending, refetch } = useQuery(
    {
      queryKey: ['savedCars', ids],
      queryFn: ({ signal }) => browserApi.savedCars({ body: { ids: [...ids] }, signal }),
      placeholderData: keepPreviousData,
      enabled: ids.length > 0,
    },
    queryClient(),
  );
  return { answers: data?.items ?? none, error, isPending, retry: () => void refetch() };
}
