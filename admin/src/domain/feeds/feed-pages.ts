import { dealershipPath } from '../addresses.ts';

/** Where a new feed is set up; with the way that its file comes already chosen. */
export function newFeedPath(slug: string, source?: string): string {
  return dealershipPath(slug, `edit-api-provider/feeds/new${source ? `?source=${encodeURIComponent(source)}` : ''}`);
}

export function feedPath(slug: string, feedId: string): string {
  return dealershipPath(slug, `edit-api-provider/feeds/${encodeURIComponent(feedId)}`);
}

export function runPath(slug: string, run: { feedId: string; number: number }): string {
  return `${feedPath(slug, run.feedId)}/runs/${run.number}`;
}
