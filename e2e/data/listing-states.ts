import { inDatabase } from './in-database.ts';

export interface StoredCar {
  id: number;
  slug: string;
}

type Kind = 'sold' | 'reserved' | 'expired' | 'battery tested' | 'new' | 'without pictures';

const dayMs = 86_400_000;

/** A demo car that is in a state no search shows, or that few cars are in; always the same one. */
export function carThatIs(kind: Kind): Promise<StoredCar> {
  return inDatabase(async (db) => {
    const cars = db.selectFrom('listing').select(['listing.id', 'listing.slug']).orderBy('listing.id').limit(1);
    const offered = cars.where('listing.state', '=', 'active');
    const pictures = db.selectFrom('listingImage').select('listingImage.listingId');
    const recently = new Date(Date.now() - 20 * dayMs);
    const queries = {
      sold: cars.where('listing.state', '=', 'sold').where('listing.endedAt', '>', recently),
      reserved: cars.where('listing.state', '=', 'reserved'),
      expired: cars.where('listing.state', '=', 'expired'),
      'battery tested': offered.where('listing.fuel', '=', 'electric').where('listing.batteryHealth', 'is not', null),
      new: offered.where('listing.category', '=', 'new').where('listing.co2GPerKm', '>', 0),
      'without pictures': offered.where('listing.id', 'not in', pictures),
    };
    const { id, slug } = await queries[kind].executeTakeFirstOrThrow();
    return { id: Number(id), slug };
  });
}
