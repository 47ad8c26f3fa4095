import type { OwnProfile } from '@kardan/contract/calls/admin/profile';
import type { ProfileInput } from '@kardan/contract/calls/admin/profile-fields';
import type { Actor } from '../../accounts/actor.ts';
import { requireFresh } from '../../accounts/second-factor/require-fresh.ts';
import type { Database, Tx } from '../../db/database.ts';
import { distanceKm } from '../../kernel/distance.ts';
import { type FieldIssue, InvalidRequest } from '../../kernel/errors.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { listPlaces } from '../../regions/list-places.ts';
import { changeProfile, type ProfileReference } from './change-profile.ts';
import { moveOwnDistrict } from './contract-and-area-store.ts';

const template = 'dealership-address-changed';

/** A municipality of the Alps reaches so far; whoever sets a pin farther off has mistaken the place. */
const maxPinKm = 30;

/**
 * Saves name, address, contact, languages and services. A new mail address, where inquiries go from then on, needs a fresh sign-in;
 * it is told to the former one and to owners. An address without a pin is the middle of its place; a dealership that moves to
 * another district belongs to that one, if it belonged to the former one.
 */
export function saveProfile(
  services: { db: Database },
  actor: Actor,
  reference: ProfileReference,
  input: ProfileInput,
): Promise<OwnProfile> {
  return changeProfile(services, actor, reference, async (tx, before) => {
    const { postcode, cityId: _, pin, ...fields } = input;
    const place = await findPlace(tx, input);
    const { latitude, longitude } = pin ?? place;
    const columns = { ...fields, cityId: place.id, latitude, longitude, isPinned: pin !== null };
    await moveOwnDistrict(tx, before.id, { fromCity: before.cityId, toDistrict: place.district.id });
    // Who took over an owner's account cannot have buyers write to them, and not unnoticed.
    const isNewAddress = before.email !== columns.email;
    if (isNewAddress) {
      await requireFresh(tx, actor);
      const payload = { dealershipId: before.id };
      await queueMail(tx, { template, recipient: before.email, language: 'de-AT', payload });
    }
    const was = Object.keys(columns).map((name) => [name, before[name as keyof typeof columns]]);
    return { columns, before: Object.fromEntries(was), after: columns, isNoticed: isNewAddress };
  });
}

async function findPlace(tx: Tx, { postcode, cityId, pin }: ProfileInput) {
  const places = await listPlaces(tx, postcode);
  const place = cityId === null ? places[0] : places.find(({ id }) => id === cityId);
  const refuse = (issue: FieldIssue) => new InvalidRequest([issue]);
  if (places.length === 0) {
    throw refuse({ path: ['postcode'], code: 'unknown-postcode', message: 'there is no such postcode' });
  }
  if (!place) throw refuse({ path: ['cityId'], code: 'city-not-of-postcode', message: `not a place of ${postcode}` });
  if (pin && distanceKm(pin, place) > maxPinKm) {
    throw refuse({ path: ['pin'], code: 'pin-too-far', message: `more than ${maxPinKm} km from ${place.name}` });
  }
  return place;
}
