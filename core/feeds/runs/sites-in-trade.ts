import { inTransaction } from '../../db/database.ts';
import { requireCompleteForFirstCar } from '../../going-public/require-complete.ts';
import { isRefusal } from '../../kernel/errors.ts';
import type { FeedSite } from '../set-up/feed-store.ts';
import type { RunServices } from './apply-chunk.ts';

/** Whether a dealership's cars are a feed's to change: nobody changes those of one that is suspended or closed. */
export function isInTrade({ state }: FeedSite): boolean {
  return state !== 'suspended' && state !== 'closed';
}

/** Names of the dealerships that may not have cars online, by id; each is told so at its lines, and keeps no other from its own. */
export async function sitesNotPublic({ db }: RunServices, sites: readonly FeedSite[]): Promise<Map<number, string>> {
  const refused = new Map<number, string>();
  for (const site of sites) {
    try {
      if (!isInTrade(site)) refused.set(site.id, site.name);
      else await inTransaction(db, (tx) => requireCompleteForFirstCar(tx, site.id));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      refused.set(site.id, site.name);
    }
  }
  return refused;
}
