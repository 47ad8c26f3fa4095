import type { Language } from '@kardan/contract/values/identifiers';
import { type WebhookEvent, webhookEvents } from '@kardan/contract/values/webhooks';
import { markdownTable } from './markdown-table.ts';

/** When each event is sent, and what it tells beside the dealership; an event without words is a type error. */
const words: Record<WebhookEvent, Record<Language, [when: string, data: string]>> = {
  'inquiry.created': {
    'de-AT': [
      'Jemand hat geschrieben',
      '`inquiryId`, `kind`, `listingId`, `number`; Name und Text holt dein System ab',
    ],
    en: ['Somebody has written', '`inquiryId`, `kind`, `listingId`, `number`; name and text your system fetches'],
  },
  'inquiry.erased': {
    'de-AT': ['Eine Anfrage ist gelöscht: lösch sie auch bei dir', '`inquiryId`'],
    en: ['An inquiry is erased: erase it on your side too', '`inquiryId`'],
  },
  'listing.published': {
    'de-AT': ['Ein Auto ist online', '`listingId`, `number`, `title`, `state`, `priceEur`'],
    en: ['A car is online', '`listingId`, `number`, `title`, `state`, `priceEur`'],
  },
  'listing.price-changed': {
    'de-AT': ['Ein Preis ist geändert', 'dazu `previousPriceEur`'],
    en: ['A price has changed', '`previousPriceEur` besides'],
  },
  'listing.sold': {
    'de-AT': ['Ein Auto ist verkauft', 'wie oben'],
    en: ['A car is sold', 'as above'],
  },
  'listing.withdrawn': {
    'de-AT': ['Ein Auto ist offline', 'wie oben'],
    en: ['A car is offline', 'as above'],
  },
  'feed.finished': {
    'de-AT': ['Ein Import ist fertig', '`feedId`, `feedName`, `run`, `counts`'],
    en: ['An import has finished', '`feedId`, `feedName`, `run`, `counts`'],
  },
  'feed.waiting': {
    'de-AT': ['Ein Import wartet auf einen Menschen', '`feedId`, `feedName`, `run`, `reason`'],
    en: ['An import waits for a person', '`feedId`, `feedName`, `run`, `reason`'],
  },
};

/** What webhooks tell of. */
export function webhookTable(language: Language): string {
  const head = language === 'en' ? ['event', 'when', 'data'] : ['Ereignis', 'wann', 'Angaben'];
  return markdownTable(
    head,
    webhookEvents.map((event) => [`\`${event}\``, ...words[event][language]]),
  );
}
