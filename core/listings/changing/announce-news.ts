import { count } from '@kardan/telemetry/metrics/record';
import type { Tx } from '../../db/database.ts';
import { announceEvents } from '../../webhooks/announce-event.ts';
import type { ListingNews } from './listing-news.ts';
import { loadNewsOfListings } from './listing-news-store.ts';

interface CarWithNews {
  listing: { id: number; dealershipId: number };
  news: readonly ListingNews[];
}

/** Tells the webhooks that listen what happened to cars, as they are after the change; one statement each, however many. */
export async function announceNews(tx: Tx, cars: readonly CarWithNews[]): Promise<void> {
  const published = cars.filter(({ news }) => news.some(({ type }) => type === 'listing.published')).length;
  // Before its commit: one that is taken back is counted too, which no rate over minutes shows.
  if (published > 0) count('kardan_listings_published_total', {}, published);
  const ids = cars.filter(({ news }) => news.length > 0).map(({ listing }) => listing.id);
  let loading: ReturnType<typeof loadNewsOfListings> | undefined;
  const load = () => {
    loading ??= loadNewsOfListings(tx, ids);
    return loading;
  };
  const events = cars.flatMap(({ listing: { id, dealershipId }, news }) =>
    news.map(({ type, ...told }) => ({
      dealershipId,
      type,
      // What each type tells beside the car comes with it, which the type of the pair cannot say.
      data: (async () => ({ ...(await load()).get(id), ...told })) as () => Promise<never>,
    })),
  );
  await announceEvents(tx, events);
}
