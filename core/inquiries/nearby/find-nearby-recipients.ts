import type { Database } from '../../db/database.ts';
import { Failure, InvalidRequest } from '../../kernel/errors.ts';
import { locatePostcode } from '../../regions/locate-postcode.ts';
import type { RecipientDealership } from '../inquiry.ts';
import { loadNearbyRecipients } from '../recipient-store.ts';

const reach = { radiusKm: 100, most: 5 };

/** Up to five dealerships near a postcode that sell one of these makes, nearest first; of any make when none is named. */
export async function findNearbyRecipients(
  { db }: { db: Database },
  postcode: string,
  makeIds: number[],
): Promise<RecipientDealership[]> {
  const place = await locatePostcode({ db }, postcode);
  if (!place) {
    throw new InvalidRequest([{ path: ['postcode'], code: 'unknown-postcode', message: 'no such postcode' }]);
  }
  const recipients = await loadNearbyRecipients(db, place, makeIds, reach);
  if (recipients.length === 0) throw new Failure('no-dealership-nearby');
  return recipients;
}
