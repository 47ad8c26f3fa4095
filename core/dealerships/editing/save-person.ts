import type { OwnProfile } from '@kardan/contract/calls/admin/profile';
import type { PersonInput } from '@kardan/contract/calls/admin/profile-fields';
import { maxPersons } from '@kardan/contract/values/dealership-profile';
import type { Actor } from '../../accounts/actor.ts';
import { announceHousePictures } from '../../changes/announce-pictures.ts';
import type { Database, Tx } from '../../db/database.ts';
import { InvalidRequest, NotFound } from '../../kernel/errors.ts';
import { changeProfile, type ProfileReference } from './change-profile.ts';
import { loadOwnPictures } from './own-picture-store.ts';
import { countPersons, deletePerson, insertPerson, loadPerson, updatePerson } from './person-store.ts';
import { unknownPicture } from './unknown-picture.ts';

/**
 * Adds somebody to the people that a dealership shows, under a key that the caller has chosen, or changes them. The record
 * says which fields changed and not what they hold: who is removed is gone.
 */
export function savePerson(
  services: { db: Database },
  actor: Actor,
  { personId, ...reference }: ProfileReference & { personId: string },
  { photo, ...input }: PersonInput,
): Promise<OwnProfile> {
  return changeProfile(services, actor, reference, async (tx, { id }) => {
    const stored = await findPerson(tx, id, personId);
    if (!stored && (await countPersons(tx, id)) >= maxPersons) {
      throw new InvalidRequest([{ path: [], code: 'too-many-persons', message: `there are ${maxPersons} already` }]);
    }
    const person = { ...input, photoImageId: await findPhoto(tx, id, photo) };
    if (stored) await updatePerson(tx, personId, person);
    else await insertPerson(tx, { ...person, key: personId, dealershipId: id });
    await announceHousePictures(tx, id, { before: photoOf(stored), after: photoOf({ photo }) });
    const names = Object.keys(person) as (keyof typeof person)[];
    const changed = names.filter((name) => JSON.stringify(stored?.[name]) !== JSON.stringify(person[name]));
    return { action: 'dealership.person-changed', before: { fields: [] }, after: { fields: changed } };
  });
}

/** Takes somebody out of the people shown, for good, with their photo. */
export function removePerson(
  services: { db: Database },
  actor: Actor,
  { personId, ...reference }: ProfileReference & { personId: string },
): Promise<OwnProfile> {
  return changeProfile(services, actor, reference, async (tx, { id }) => {
    const stored = await findPerson(tx, id, personId);
    if (!stored) throw new NotFound('person');
    const before = { persons: await countPersons(tx, id) };
    await deletePerson(tx, personId);
    await announceHousePictures(tx, id, { before: photoOf(stored), after: [] });
    return { action: 'dealership.person-removed', before, after: { persons: before.persons - 1 } };
  });
}

/** None where nobody has the key; another dealership's person does not exist, and their key cannot be taken. */
async function findPerson(tx: Tx, dealershipId: number, key: string) {
  const person = await loadPerson(tx, key);
  if (person && person.dealershipId !== dealershipId) throw new NotFound('person');
  return person;
}

async function findPhoto(tx: Tx, dealershipId: number, hash: string | null): Promise<number | null> {
  if (hash === null) return null;
  const imageId = (await loadOwnPictures(tx, dealershipId, [hash])).get(hash);
  if (imageId === undefined) throw new InvalidRequest([unknownPicture(['photo'])]);
  return imageId;
}

function photoOf(person: { photo: string | null } | undefined): string[] {
  return person?.photo ? [person.photo] : [];
}
