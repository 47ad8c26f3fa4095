import { dealershipPath } from '#domain/addresses.ts';
import { tabPath } from '../interface-tabs.ts';

/** The page of one webhook, with what was sent to it. */
export function webhookPath(slug: string, webhookId: string): string {
  return dealershipPath(slug, `${tabPath('webhooks')}/${webhookId}`);
}
