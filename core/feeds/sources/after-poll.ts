import type { StoredFeed } from '../set-up/feed-store.ts';

type Asked = Pick<StoredFeed, 'nextRunAt' | 'askedDry'>;

/**
 * When a feed is looked at next whose source was asked just now, and whether somebody waits for it. Asking may take a quarter of
 * an hour: what people have set meanwhile stands, and only what the feed was claimed for is done.
 */
export function afterPoll(claimed: Asked, held: Asked, planned: Date | null): Asked {
  const isMoved = held.nextRunAt?.getTime() !== claimed.nextRunAt?.getTime();
  const isDueAgain = isMoved && held.nextRunAt !== null && held.nextRunAt.getTime() <= Date.now();
  const isAskedAnew = isDueAgain || held.askedDry !== claimed.askedDry;
  return { nextRunAt: isMoved ? held.nextRunAt : planned, askedDry: isAskedAnew ? held.askedDry : null };
}
