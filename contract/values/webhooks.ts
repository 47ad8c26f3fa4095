import type { CarFate } from './feeds.ts';
import type { StockState } from './stock.ts';

/** What the pages and the calls of webhooks share. No schema in here: browsers load it. */

/** What a webhook can be told of. */
export const webhookEvents = [
  'inquiry.created',
  'inquiry.erased',
  'listing.published',
  'listing.price-changed',
  'listing.sold',
  'listing.withdrawn',
  'feed.finished',
  'feed.waiting',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

interface ListingNews {
  listingId: number;
  /** The dealer's own number of the car. */
  number: string | null;
  title: string;
  state: StockState;
  priceEur: number;
}

interface InquiryNews {
  /** As the inbox names its thread. What the buyer wrote, and who it is, is asked for there: here it would be out of reach of an erasure. */
  inquiryId: string;
}

interface RunNews {
  feedId: string;
  feedName: string;
  /** The run's number in its feed. */
  run: number;
}

/** What each event tells beside the dealership that it concerns. */
export interface WebhookData {
  'inquiry.created': InquiryNews & {
    /** By which form it came: `listing`, `dealership`, `finance` … */
    kind: string;
    listingId: number | null;
    number: string | null;
  };
  'inquiry.erased': InquiryNews;
  'listing.published': ListingNews;
  'listing.price-changed': ListingNews & { previousPriceEur: number };
  'listing.sold': ListingNews;
  'listing.withdrawn': ListingNews;
  'feed.finished': RunNews & { counts: Readonly<Partial<Record<CarFate, number>>> };
  'feed.waiting': RunNews & { reason: string };
  'test.ping': { webhookId: string };
}

/** What is sent: the events, and what the test button sends to a webhook whatever it listens to. */
export const sentEvents = [...webhookEvents, 'test.ping'] as const;
export type SentEvent = (typeof sentEvents)[number];

/** `paused` by its people, `disabled` by us: it is gone, or has failed for days. Neither is sent anything. */
export const webhookStates = ['active', 'paused', 'disabled'] as const;
export type WebhookState = (typeof webhookStates)[number];

/** Why we disabled a webhook: it answered 410, or nothing got through for three days. */
export const disablingReasons = ['gone', 'failing'] as const;
export type DisablingReason = (typeof disablingReasons)[number];

/** `waiting` is to be sent, or once more; `failed` is given up, until somebody has it sent again. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why an attempt got no answer at all, or none that counts. */
export const attemptFailures = ['refused-address', 'timeout', 'unreachable', 'redirected', 'refused'] as const;
export type AttemptFailure = (typeof attemptFailures)[number];

export const webhookBounds = {
  /** Of a dealership, and of a group. */
  webhooks: 20,
  name: 60,
  url: 500,
  /** Deliveries that are sent again at once. */
  replays: 1_000,
} as const;

/** Hours for which both secrets sign after a rotation. */
export const secretOverlapHours = 24;
export const deliveryDays = 30;
export const deliveryPageSize = 50;
