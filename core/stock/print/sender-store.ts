import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

export interface Sender {
  name: string;
  street: string;
  place: string;
  phone: string | null;
}

/** Who offers the cars, as it stands at the foot of their signs. */
export function loadSender(db: Database, dealershipId: number): Promise<Sender> {
  return db
    .selectFrom('dealership')
    .innerJoin('city', 'city.id', 'dealership.cityId')
    .select(['dealership.name', 'dealership.street', 'dealership.phone'])
    .select(sql<string>`concat_ws(' ', city.postcode, city.name)`.as('place'))
    .where('dealership.id', '=', dealershipId)
    .executeTakeFirstOrThrow();
}
