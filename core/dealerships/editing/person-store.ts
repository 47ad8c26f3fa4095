import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';

interface PersonColumns {
  givenName: string;
  familyName: string;
  jobTitle: string;
  phone: string | null;
  email: string | null;
  languages: string[];
  photoImageId: number | null;
  position: number;
}

/** Somebody by the key that their dealership chose; of whichever dealership it is. */
export function loadPerson(tx: Tx, key: string) {
  return tx
    .selectFrom('person')
    .leftJoin('image', 'image.id', 'person.photoImageId')
    .select(['dealershipId', 'givenName', 'familyName', 'jobTitle', 'phone', 'email', 'languages', 'photoImageId'])
    .select(['position', 'image.contentHash as photo'])
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Who is shown with this mail address, and by which dealership. */
export function loadPersonsOf(db: Database, email: string) {
  return db
    .selectFrom('person')
    .innerJoin('dealership', 'dealership.id', 'person.dealershipId')
    .leftJoin('image', 'image.id', 'person.photoImageId')
    .select(['dealership.name as dealership', 'person.givenName', 'person.familyName', 'person.jobTitle'])
    .select(['person.phone', 'person.email', 'person.languages', 'image.contentHash as photo'])
    .where('person.email', '=', email)
    .orderBy('person.id')
    .execute();
}

export async function countPersons(tx: Tx, dealershipId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('person')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('dealershipId', '=', dealershipId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertPerson(
  tx: Tx,
  person: PersonColumns & { key: string; dealershipId: number },
): Promise<void> {
  await tx.insertInto('person').values(person).execute();
}

export async function updatePerson(tx: Tx, key: string, person: PersonColumns): Promise<void> {
  await tx.updateTable('person').set(person).where('key', '=', key).execute();
}

export async function deletePerson(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('person').where('key', '=', key).execute();
}
